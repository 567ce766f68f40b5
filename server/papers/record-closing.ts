import { v7 as uuidv7 } from 'uuid';
import type { ClosingPoints } from '../../drafting/papers/closing-letter.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

/**
 * The attorney of a case says what the closing letter states, which is then to be signed; said again, it replaces what was said before. Throws
 * NOT_FOUND, FORBIDDEN for everybody else, CONFLICT while no closing letter is asked for and once it is signed, INVALID_INPUT for a
 * limitation date that has passed.
 */
export async function recordClosing(
  services: Services,
  user: User,
  caseId: string,
  points: ClosingPoints,
): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    if (before.party !== 'counsel') throw new Refusal('FORBIDDEN', 'Only the attorney of this case closes it.');
    const paper = before.papers.find(({ kind }) => kind === 'closing_letter');
    if (!paper?.asked || paper.in_force)
      throw new Refusal('CONFLICT', 'No closing letter is asked for here, or it is signed.');
    if (points.limitation_on !== null && points.limitation_on < firmDayOf(services.clock.now()))
      wrong('limitation_on', 'This day has passed. Leave it empty, and say which claim has run out.');
    await db
      .insertInto('closing_points')
      .values({
        ...points,
        id: uuidv7(),
        case_id: caseId,
        attorney_id: user.id,
        recorded_at: services.clock.now(),
      })
      .execute();
    return papersOfCase(services, db, user, caseId);
  });
}
