import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { formNeeded } from './form-needed.ts';
import { packetOfCase, requireWorker, type PacketCase } from './packet-of-case.ts';

type RecordedForm = {
  file_id: string | null;
  completed_on: string;
  confirmation: string | null;
  confirmation_file_id: string | null;
};

/**
 * Records the processor's form for the notice: filled in, as a file of the case, or submitted on the web. The newest
 * record counts, under the version that governs now. Throws FORBIDDEN for anyone but staff and the case's attorney,
 * CONFLICT when the version requires no form, INVALID_INPUT for the wrong one of the two ways, a later day and a submission without its confirmation, NOT_FOUND
 * for a file of another case.
 */
export async function recordForm(
  services: Services,
  user: User,
  caseId: string,
  { file_id, completed_on, confirmation, confirmation_file_id }: RecordedForm,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    const needed = formNeeded(before.onFile);
    if (needed === null) throw new Refusal('CONFLICT', 'The agreement that governs this case asks for no form.');
    if ((needed.needs === 'file') !== (file_id !== null))
      throw refused(
        'file_id',
        needed.needs === 'file' ? 'Choose the file of the form, filled in.' : 'This form is submitted on the web.',
      );
    if (needed.needs === 'web' && confirmation === null && confirmation_file_id === null)
      throw refused('confirmation', 'Enter the confirmation, or add its picture: without one the notice has not left.');
    if (completed_on > before.today) throw refused('completed_on', 'Enter a day that is not in the future.');
    const filename = file_id === null ? null : await formOfCase(db, caseId, file_id);
    if (confirmation_file_id !== null) await fileOfCase(db, caseId, confirmation_file_id);
    await db
      .insertInto('notice_forms')
      .values({
        id: uuidv7(),
        case_id: caseId,
        agreement: before.onFile.governing.procedure.agreement?.id ?? '',
        file_id,
        submitted_on_web: file_id === null,
        completed_on,
        confirmation,
        confirmation_file_id,
        recorded_by: user.id,
        recorded_by_name: user.name,
        recorded_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'notice_form_recorded',
      field: null,
      old_value: null,
      new_value: { form: needed.name, file: filename, completed_on, ...(confirmation && { confirmation }) },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}

const refused = (field: string, message: string) => new Refusal('INVALID_INPUT', message, { [field]: message });

async function fileOfCase(db: Db, caseId: string, fileId: string) {
  const file = await db
    .selectFrom('case_files')
    .select(['filename', 'document_type'])
    .where('id', '=', fileId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file) throw notFound('This file');
  return file;
}

async function formOfCase(db: Db, caseId: string, fileId: string): Promise<string> {
  const file = await fileOfCase(db, caseId, fileId);
  if (file.document_type !== 'notice_form')
    throw refused('file_id', 'This file is not a notice form. Set its kind to "The processor’s notice form" first.');
  return file.filename;
}
