import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { groupOf, isListName, readRows } from '../../../domain/intake/list-rows.ts';
import { Rows } from '../../apply/rows.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import { CheckboxGroup } from '../../ui/choice-group.tsx';
import { DateBoxes } from '../../ui/date-boxes.tsx';
import { SelectField, TextArea, TextField } from '../../ui/text-field.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import type { Option } from '../../../domain/case-options.ts';
import type { EditField, EditName } from './edit-fields.ts';
import { rowsIn, showRows, type Entry } from './read-entry.ts';

type ControlProps = {
  field: EditField;
  entry: Entry;
  stored: Entry;
  /** Called with the new entry, or with a function of the current one. */
  onEntry: (entry: Entry | ((before: Entry) => Entry)) => void;
  error?: string | undefined;
  theCase: Pick<AdminCase, 'owner'>;
  disabled?: boolean;
};

/** The id of a field's control, for the error summary. */
export const controlId = (name: EditName): string => `edit-${name.replace('.', '-')}`;

/** One field of a case, being edited. */
export function EditControl(props: ControlProps) {
  const { field, entry, onEntry, error, disabled = false } = props;
  const { label, kind } = field;
  const common = { id: controlId(field.name), label, ...(error !== undefined && { error }) };
  const typed = typeof entry === 'string' ? entry : '';
  switch (kind) {
    case 'choices':
      return (
        <CheckboxGroup
          {...common}
          layout="columns"
          options={withStored(field.options ?? [], entry)}
          value={typeof entry === 'string' ? [] : entry}
          onValueChange={onEntry}
        />
      );
    case 'longtext':
      return (
        <TextArea {...common} dir="auto" rows={3} value={typed} onChange={(event) => onEntry(event.target.value)} />
      );
    case 'choice':
    case 'yesno':
      return (
        <SelectField
          {...common}
          width="full"
          options={withStored(field.options ?? [], entry)}
          {...(field.nullable && { placeholder: 'Not provided' })}
          value={typed}
          onChange={(event) => onEntry(event.target.value)}
        />
      );
    case 'rows':
      return <RowsControl {...props} />;
    case 'staff':
      return <StaffControl {...props} />;
    case 'date':
      return <DateBoxes {...common} value={typed} onValueChange={onEntry} />;
    case 'ein':
      return <EinControl {...props} />;
    case 'money':
    case 'dollars':
    case 'percent':
    case 'integer':
    case 'year':
      return <NumberControl {...props} />;
    default:
      return (
        <TextField
          {...common}
          type={inputTypes[kind] ?? 'text'}
          dir="auto"
          autoComplete="off"
          disabled={disabled}
          value={typed}
          onChange={(event) => onEntry(event.target.value)}
        />
      );
  }
}

const inputTypes: Partial<Record<EditField['kind'], string>> = { email: 'email', phone: 'tel', day: 'date' };

/** A value that is not among the options (an older release, another spelling) remains a choice. */
function withStored(options: readonly Option[], entry: Entry): readonly Option[] {
  const chosen = typeof entry === 'string' ? [entry] : entry;
  const unknown = chosen.filter((value) => value !== '' && !options.some((each) => each.value === value));
  return [...options, ...unknown.map((value) => ({ value, label: value }))];
}

const numbers: Partial<
  Record<EditField['kind'], { step: string; min?: number; max?: number; prefix?: string; suffix?: string }>
> = {
  money: { step: '0.01', prefix: '$' },
  dollars: { step: '1', prefix: '$' },
  percent: { step: 'any', max: 100, suffix: '%' },
  integer: { step: '1' },
  year: { step: '1', min: 1900 },
};

function NumberControl({ field, entry, onEntry, error }: ControlProps) {
  const { step, min = 0, max, prefix, suffix } = numbers[field.kind] ?? { step: 'any' };
  return (
    <TextField
      id={controlId(field.name)}
      label={field.label}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      className="control--numeric"
      min={min}
      step={step}
      {...(max !== undefined && { max })}
      {...(prefix && { prefix })}
      {...(suffix && { suffix })}
      {...(error !== undefined && { error })}
      value={String(entry)}
      onChange={(event) => onEntry(event.target.value)}
      // Scrolling over a number field would change its value.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

/** Only the last digits of the stored EIN are known; what is typed replaces it. */
function EinControl({ field, entry, stored, onEntry, error }: ControlProps) {
  return (
    <TextField
      id={controlId(field.name)}
      label={field.label}
      autoComplete="off"
      inputMode="numeric"
      placeholder={String(stored)}
      value={entry === stored ? '' : String(entry)}
      onChange={(event) => onEntry(event.target.value === '' ? stored : event.target.value)}
      after={stored === '' ? 'Nine digits. Stored encrypted.' : 'Type all nine digits to replace it.'}
      {...(error !== undefined && { error })}
    />
  );
}

/** A list, edited as in the wizard. The field's error is shown at the first row that has one. */
function RowsControl({ field, entry, onEntry, error }: ControlProps) {
  if (!isListName(field.name)) return null;
  const rows = rowsIn(entry);
  const read = error === undefined ? null : readRows(field.name, rows, firmToday());
  return (
    <div id={controlId(field.name)} tabIndex={-1}>
      <Rows
        group={groupOf(field.name)}
        level="h4"
        rows={rows}
        errors={read?.ok === false ? read.errors : {}}
        onRows={(change) => onEntry((before) => showRows(change(rowsIn(before))))}
      />
    </div>
  );
}

function StaffControl({ field, entry, onEntry, error, theCase }: ControlProps) {
  const staff = useQuery(orpc.people.listStaff.queryOptions());
  const known = [...(staff.data?.items ?? []), ...(theCase.owner ? [theCase.owner] : [])];
  const options = known
    .filter((each, index) => known.findIndex((other) => other.id === each.id) === index)
    .map((each) => ({ value: each.id, label: each.name }));
  return (
    <SelectField
      id={controlId(field.name)}
      label={field.label}
      width="full"
      placeholder="Nobody"
      options={withStored(options, entry)}
      value={String(entry)}
      {...(error !== undefined && { error })}
      onChange={(event) => onEntry(event.target.value)}
    />
  );
}
