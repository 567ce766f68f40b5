import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { FormField } from '../../domain/documents/form-field.ts';
import type { FormShape } from '../engines/exhibits/prescribed-forms.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import type { User } from '../kernel/user.ts';
import type { BlankOnFile } from '../kernel/forms-on-file.ts';
import { bytesOf, formFile, orRefused, refusedFile, requireForm } from './form-file.ts';
import { packetOfCase, type PacketCase } from './packet-of-case.ts';

const unreadable = 'This PDF cannot be opened: it may be damaged or need a password.';

/** The blank's bytes, read as the caller. */
export async function blankBytes(services: Services, user: User, caseId: string, { file_id }: BlankOnFile) {
  const file = await services.database.as(user, (db) => formFile(db, caseId, file_id, 'blank_form'));
  return bytesOf(services, file);
}

/**
 * What a returned file is, compared with the blank. Throws INVALID_INPUT for one that cannot be opened, for the blank itself, saved by whatever
 * program, and for one with fewer pages or
 * that is another document.
 */
export async function returnedShape(services: Services, blank: BlankOnFile, of: Uint8Array, returned: Uint8Array) {
  const shape = await orRefused(services, services.forms.read(returned), unreadable);
  if (shape.pages < blank.pages)
    throw refusedFile(`The form has ${blank.pages} pages, and this file has ${shape.pages}. Return all of them.`);
  if (isAnother(blank, shape))
    throw refusedFile('This is another document than the blank, filled in: return that form, or a scan of it.');
  const { ink } = await orRefused(services, services.forms.compare(of, returned), unreadable);
  if (!ink) throw refusedFile('This is the blank form: nothing is filled in. Fill it in, then return it.');
  return shape;
}

/** Where it can be known: most of its fields are none of the blank's, or it has more pages than the front and back of each of the blank's. */
function isAnother(blank: FormShape, { pages, fields }: FormShape): boolean {
  const names = new Set(blank.fields.map(({ name }) => name));
  const foreign = fields.filter(({ name }) => !names.has(name));
  return pages > 2 * blank.pages || 2 * foreign.length > fields.length;
}

type Kept = {
  blank: BlankOnFile;
  file: { id: string; filename: string; sha256: string };
  shape: { pages: number; fields: FormField[] };
  filled_here: boolean;
};

/** Records the form as it came back; the newest counts, and is signed and ticked again. The case is locked. */
export async function keepForm(
  services: Services,
  db: Db,
  user: User,
  before: PacketCase,
  kept: Kept,
): Promise<PacketCase> {
  const { blank, file, shape, filled_here } = kept;
  const caseId = before.loaded.row.id;
  await db
    .insertInto('notice_forms')
    .values({
      id: uuidv7(),
      case_id: caseId,
      agreement: blank.agreement,
      file_id: file.id,
      submitted_on_web: false,
      completed_on: before.today,
      blank_id: blank.id,
      sha256: file.sha256,
      pages: shape.pages,
      fields: JSON.stringify(shape.fields),
      filled_here,
      recorded_by: user.id,
      recorded_by_name: user.name,
      recorded_at: services.clock.now(),
    })
    .execute();
  await writeHistory(db, user, caseId, {
    what: 'notice_form_recorded',
    field: null,
    old_value: null,
    new_value: { form: requireForm(before), file: file.filename, sha256: file.sha256, completed_on: before.today },
  });
  await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
  return packetOfCase(services, db, user, caseId);
}
