import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { addGiven } from '../documents/add.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { formNeeded } from './form-needed.ts';
import { packetOfCase, requireWorker, type PacketCase } from './packet-of-case.ts';

type Submission = { completed_on: string; confirmation: string | null; confirmation_file_id: string | null };

/**
 * Records that the processor's web form or contact page was submitted on a day. The newest record counts, under the version that governs now.
 * Throws FORBIDDEN for anyone but staff and the case's attorney, CONFLICT when the version asks for none on the web and before the engagement, INVALID_INPUT for a later day
 * and a submission without its confirmation, NOT_FOUND for a file of another case.
 */
export async function recordForm(
  services: Services,
  user: User,
  caseId: string,
  { completed_on, confirmation, confirmation_file_id }: Submission,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    const needed = formNeeded(before.onFile);
    if (needed?.needs !== 'web')
      throw new Refusal('CONFLICT', 'The agreement that governs this case asks for nothing on the web.');
    if (!before.engaged)
      throw new Refusal('CONFLICT', 'No notice is given before client and counsel have engaged each other.');
    if (confirmation === null && confirmation_file_id === null)
      throw refused('confirmation', 'Enter the confirmation, or add its picture: without one the notice has not left.');
    if (completed_on > before.today) throw refused('completed_on', 'Enter a day that is not in the future.');
    if (confirmation_file_id !== null) {
      await addGiven(services, db, user, caseId, { id: confirmation_file_id, document_type: 'processor_reply' });
      await requireFile(db, caseId, confirmation_file_id);
    }
    await db
      .insertInto('notice_forms')
      .values({
        id: uuidv7(),
        case_id: caseId,
        agreement: before.onFile.governing.procedure.agreement?.id ?? '',
        file_id: null,
        submitted_on_web: true,
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
      new_value: { form: needed.name, file: null, completed_on, ...(confirmation && { confirmation }) },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}

const refused = (field: string, message: string) => new Refusal('INVALID_INPUT', message, { [field]: message });

async function requireFile(db: Db, caseId: string, fileId: string): Promise<void> {
  const file = await db
    .selectFrom('case_files')
    .select('id')
    .where('id', '=', fileId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file) throw notFound('This file');
}
