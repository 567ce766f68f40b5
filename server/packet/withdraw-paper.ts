import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { PaperKind } from '../../domain/letters/signed-paper.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storedPapers } from '../letters/packet-on-file.ts';
import { packetOfCase, type PacketCase } from './packet-of-case.ts';

/**
 * The merchant takes a signature back: it stays on record but no longer counts. Idempotent. Throws FORBIDDEN for anyone
 * else, CONFLICT once a letter is being sent.
 */
export async function withdrawPaper(
  services: Services,
  user: User,
  caseId: string,
  kind: PaperKind,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireMerchant(user, before.loaded.row, 'take a signature back');
    const papers = (await storedPapers(db, caseId)).filter((each) => each.kind === kind && each.withdrawn_at === null);
    if (papers.length === 0) return before;
    // An offer may be made again with each letter, and may always be taken back.
    if (kind !== 'offer' && (await letterIsOut(db, caseId)))
      throw new Refusal('CONFLICT', 'The letter with this signature is on its way. Write to us about what to do.');
    await db
      .insertInto('notice_paper_withdrawals')
      .values(
        papers.map(({ id }) => ({
          paper_id: id,
          case_id: caseId,
          withdrawn_by: user.id,
          withdrawn_at: services.clock.now(),
        })),
      )
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'paper_withdrawn',
      field: null,
      old_value: null,
      new_value: { paper: papers[0]?.title ?? kind },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}

/** Whether a letter of the case is on its way or has left. */
async function letterIsOut(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`select app.letter_is_out(${caseId}) as out`.execute(db);
  return rows[0]?.out === true;
}
