import type { FormField } from '../../domain/documents/form-field.ts';
import { roleOf, signedDay } from '../../drafting/papers/form-values.ts';
import { addMadeFile } from '../documents/case-files.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { orRefused, requireBlank, requireForm } from './form-file.ts';
import { blankBytes, keepForm, returnedShape } from './keep-form.ts';
import { packetOfCase, requireOpen, type PacketCase } from './packet-of-case.ts';

type Filling = { blank_id: string; values: readonly { name: string; value: string }[] };

/**
 * The merchant fills in the fields of the form, their name in the place of the signature among them; its date is today's at the firm. The file is
 * the blank's bytes and what was filled in, kept in the case to be looked at and signed. Throws FORBIDDEN for everybody else, CONFLICT where no
 * form is prescribed or it has no fields, VERSION_MISMATCH when another blank was supplied, INVALID_INPUT for a value that a field does not take.
 */
export async function fillForm(services: Services, user: User, caseId: string, filling: Filling): Promise<PacketCase> {
  const ready = async (before: PacketCase) => {
    if (!before.owns) throw new Refusal('FORBIDDEN', 'Only the merchant of this case fills in its form.');
    requireOpen(before.open);
    requireForm(before);
    const blank = requireBlank(before, filling.blank_id);
    if (blank.fields.length === 0)
      throw new Refusal('CONFLICT', 'This form has no fields: print it, fill it in by hand, and return the scan.');
    return { blank, values: valuesFor(blank.fields, filling.values, before.today) };
  };
  const { blank, values } = await services.database.as(user, async (db) =>
    ready(await packetOfCase(services, db, user, caseId)),
  );
  const bytes = await blankBytes(services, user, caseId, blank);
  const filled = await orRefused(
    services,
    services.forms.fill(bytes, values),
    'The form does not take these values: a field may not offer one of them or have no room for it, or a character cannot be printed in it. Change it, or print the form and fill it in by hand.',
  );
  const shape = await returnedShape(services, blank, bytes, filled);
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    await ready(before);
    const file = await addMadeFile(services, db, caseId, {
      filename: 'notice-form-filled-in.pdf',
      document_type: 'notice_form',
      bytes: filled,
    });
    return keepForm(services, db, user, before, { blank, file, shape, filled_here: true });
  });
}

/** Throws INVALID_INPUT for a field that is not there, a value too long for its field, and a signature that is not given. */
function valuesFor(fields: readonly FormField[], given: Filling['values'], today: string): Record<string, string> {
  const typed = new Map(given.map(({ name, value }) => [name, value.replaceAll('\r\n', '\n').trim()]));
  const refused = (message: string) => new Refusal('INVALID_INPUT', message, { values: message });
  if ([...typed.keys()].some((name) => fields.every((field) => field.name !== name)))
    throw refused('The form has no such field.');
  return Object.fromEntries(
    fields.map((field) => {
      const role = roleOf(field);
      const value = role === 'date' ? signedDay(today) : (typed.get(field.name) ?? field.value);
      if (role === 'signature' && value.length < 2) throw refused(`Write your full name: ${field.label}.`);
      if (field.max !== null && value.length > field.max)
        throw refused(`${field.label} takes at most ${field.max} characters.`);
      return [field.name, field.lines ? value : value.replaceAll('\n', ' ')];
    }),
  );
}
