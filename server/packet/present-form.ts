import type { PacketView } from '../../contract/packet.ts';
import type { FormStanding } from '../../drafting/packet/asks.ts';
import { ticksOf } from '../../drafting/papers/form-ticks.ts';
import { roleOf, suggestedValue } from '../../drafting/papers/form-values.ts';
import { iso } from '../kernel/present.ts';
import type { BlankOnFile, FormOnFile } from '../kernel/forms-on-file.ts';
import type { PacketOnFile } from '../letters/packet-on-file.ts';
import { formNeeded } from './form-needed.ts';

export const standingOf = ({ forms: { blank, form } }: PacketOnFile): FormStanding =>
  form?.file ? 'filled' : blank ? 'supplied' : 'none';

/** The processor's form, and how far it has come. `today` is a day at the firm. */
export function presentForm(onFile: PacketOnFile, today: string): PacketView['form'] {
  const needed = formNeeded(onFile);
  if (needed === null) return null;
  const { blank, form, recorded } = onFile.forms;
  return {
    ...needed,
    fields: needed.needs === 'web' ? onFile.fields : [],
    recorded: recorded && {
      completed_on: recorded.completed_on,
      filename: recorded.filename,
      confirmation: recorded.confirmation,
      by: recorded.recorded_by_name,
      counts: form !== null,
    },
    blank: blank && presentBlank(onFile, blank, today),
    filled: form && presentFilled(onFile, form),
  };
}

function presentBlank({ sheet }: PacketOnFile, blank: BlankOnFile, today: string) {
  const { agreement: _agreement, fields, supplied_by_name: by, ...shown } = blank;
  return {
    ...shown,
    by,
    fields: fields.map((field) => ({
      ...field,
      role: roleOf(field),
      suggested: field.value === '' ? suggestedValue(field, sheet, today) : field.value,
    })),
  };
}

function presentFilled({ governing, papers }: PacketOnFile, { file, filename, ...form }: FormOnFile) {
  if (file === null) return null;
  const { id: file_id, sha256, pages, fields, filled_here } = file;
  return {
    file_id,
    filename: filename ?? '',
    sha256,
    pages,
    filled_here,
    completed_on: form.completed_on,
    by: form.recorded_by_name,
    signed: papers.some(({ kind, in_force }) => kind === 'notice' && in_force),
    to_tick: ticksOf(fields, governing.procedure.agreement?.procedure.contents.value ?? []),
    ticked: form.ticked && { by: form.ticked.by, at: iso(form.ticked.at) },
  };
}
