import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import { checkPastDay, wrong } from '../../kernel/entry.ts';
import { writeHistory } from '../../kernel/history.ts';
import { leaveForPlanning } from '../../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opponentOfCase } from './opponent-of-case.ts';

type Decision = {
  file_id: string;
  decision: 'returned' | 'destroyed' | 'unsealed';
  reason: string;
  notified_on: string | null;
  notice: string | null;
};

/**
 * The attorney of the case decides on a sealed file, once: it is returned or destroyed, with the notice to its sender on record, and its
 * bytes are removed; or it becomes a file of the case again and is extracted. Throws NOT_FOUND, INVALID_INPUT by field, and
 * CONFLICT when it was decided already, or is to be removed though the client added it or the case is on legal hold.
 */
export async function decideSealedFile(
  services: Services,
  user: User,
  caseId: string,
  { file_id, ...decided }: Decision,
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const file = await db
      .selectFrom('sealed_files')
      .innerJoin('cases', 'cases.id', 'sealed_files.case_id')
      .select(['decision', 'legal_hold'])
      .where('sealed_files.id', '=', file_id)
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    if (!file) throw notFound('This file');
    if (file.decision !== null) throw new Refusal('CONFLICT', 'This file was decided on already.');
    const { decision, reason, notified_on, notice } = decided;
    const now = services.clock.now();
    const gone = decision !== 'unsealed';
    if (gone && file.legal_hold)
      throw new Refusal('CONFLICT', 'This case is on legal hold: the file stays sealed, and nothing is removed.');
    if (gone && (await isOfClient(db, file_id)))
      throw new Refusal('CONFLICT', 'Your client added this file: it stays sealed, or is unsealed with a reason.');
    if (gone && notified_on === null) wrong('notified_on', 'Enter the day on which its sender was notified.');
    if (gone && notice === null) wrong('notice', 'Say how its sender was notified.');
    if (notified_on !== null) checkPastDay('notified_on', notified_on, theCase, now);
    const { rows } = await sql<{ key: string | null }>`
      select app.decide_sealed(${file_id}, ${decision}, ${reason}, ${gone ? notified_on : null}, ${gone ? notice : null},
        ${user.name}, ${now}) as key`.execute(db);
    const key = rows[0]?.key ?? null;
    if (key === null) throw notFound('This file');
    if (gone) await services.jobs.enqueue(db, 'erase-files', { keys: [key] });
    else {
      await services.jobs.enqueue(db, 'read-document', { file_id });
      await services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId });
    }
    await writeHistory(db, user, caseId, {
      what: 'sealed_file_decided',
      field: null,
      old_value: null,
      new_value: { file_id, ...decided },
    });
    await leaveForPlanning(services, db, caseId);
    return opponentOfCase(db, user, theCase);
  });
}

async function isOfClient(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ theirs: boolean }>`select app.is_sealed_of_client(${fileId}) as theirs`.execute(db);
  return rows[0]?.theirs === true;
}
