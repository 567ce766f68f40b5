import { isAsked } from '../../../domain/case-fields.ts';
import { hasEnded, type CaseStatus } from '../../../domain/cases/case.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { EditControl } from './edit-control.tsx';
import type { EditField } from './edit-fields.ts';
import type { Editing } from './use-case-edit.ts';

const wide: ReadonlySet<EditField['kind']> = new Set(['longtext', 'choices', 'rows']);

/** A group of case fields being edited. */
export function EditGroup({
  fields,
  editing,
  theCase,
}: {
  fields: readonly EditField[];
  editing: Editing;
  theCase: AdminCase;
}) {
  const { base, values } = editing.edit;
  // A closed case has no next action, whatever is typed.
  const ended = hasEnded(values.status as CaseStatus);
  return (
    <div className="edit-group">
      {fields
        .filter((field) => isAsked(field, values.processor))
        .map((field) => (
          <div
            key={field.name}
            data-wide={wide.has(field.kind) || undefined}
            data-changed={editing.changed.includes(field.name) || undefined}
          >
            <EditControl
              field={field}
              entry={values[field.name]}
              stored={base[field.name]}
              error={editing.errors[field.name]}
              theCase={theCase}
              disabled={ended && field.name.startsWith('next_action')}
              onEntry={(entry) => editing.enter(field.name, entry)}
            />
          </div>
        ))}
    </div>
  );
}
