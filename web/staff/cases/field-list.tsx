import { notProvided, type CaseField } from './case-fields.ts';

/** A record's fields; a blank one says so. */
export function FieldList({ fields }: { fields: readonly CaseField[] }) {
  return (
    <dl className="field-list">
      {fields.map(({ label, value, long }) => (
        <div key={label} data-long={(long && value !== null) || undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{value ?? <span className="muted">{notProvided}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
