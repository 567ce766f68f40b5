import { sql } from 'kysely';
import type { OpponentView } from '../../../contract/opponent.ts';
import { addGiven } from '../../documents/add.ts';
import type { Services } from '../../kernel/context.ts';
import { writeHistory } from '../../kernel/history.ts';
import { leaveForPlanning } from '../../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opponentOfCase } from './opponent-of-case.ts';

/**
 * Seals a file or an upload that came by mistake, unread (RPC 4.4(b)): the database takes it out of the case with what was extracted from it, until the
 * attorney of the case decides. Idempotent. Throws NOT_FOUND, CONFLICT for a file that a paper of ours rests on.
 */
export async function sealFile(
  services: Services,
  user: User,
  caseId: string,
  { file_id, came }: { file_id: string; came: string },
): Promise<OpponentView> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const sealed = await db
      .selectFrom('sealed_files')
      .select('id')
      .where('id', '=', file_id)
      .where('case_id', '=', caseId)
      .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'unsealed')]))
      .executeTakeFirst();
    if (sealed) return opponentOfCase(db, user, theCase);
    await addGiven(services, db, user, caseId, { id: file_id, document_type: 'processor_reply' });
    const { rows } = await sql<{ result: 'sealed' | 'missing' | 'ours' }>`
      select app.seal_file(${file_id}, ${caseId}, ${came}, ${user.name}, ${services.clock.now()}) as result`.execute(
      db,
    );
    if (rows[0]?.result === 'ours')
      throw new Refusal('CONFLICT', 'A form, a signed paper or a proof of ours rests on this file; it is not sealed.');
    if (rows[0]?.result !== 'sealed') throw notFound('This file');
    await writeHistory(db, user, caseId, {
      what: 'file_sealed',
      field: null,
      old_value: null,
      new_value: { file_id, came },
    });
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId });
    await leaveForPlanning(services, db, caseId);
    return opponentOfCase(db, user, theCase);
  });
}
