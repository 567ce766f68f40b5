import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { inquiryInput } from '../../contract/papers.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { conflictTexts } from '../gate/bars.ts';
import { engagementOf } from '../kernel/engagement.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

/**
 * Counsel records what they found out before engaging the client: nobody else reads it, and the history says only that it was made. Throws
 * NOT_FOUND, FORBIDDEN for an attorney of other cases, CONFLICT once the engagement is in force or the case has ended, INVALID_INPUT for a day to
 * come at the firm.
 */
export async function attest(
  services: Services,
  user: User,
  caseId: string,
  found: z.infer<typeof inquiryInput>,
): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    if (before.party !== 'counsel')
      throw new Refusal('FORBIDDEN', 'Only the attorney of this case records their inquiry.');
    const paper = before.papers.find(({ kind }) => kind === 'engagement');
    if (paper === undefined || paper.in_force || !paper.asked)
      throw new Refusal('CONFLICT', 'The engagement is in force, or the case has ended.');
    const now = services.clock.now();
    const today = firmDayOf(now);
    const late = (['screened_on', 'conflicts_on'] as const).filter((name) => found[name] > today);
    if (late.length > 0)
      throw new Refusal(
        'INVALID_INPUT',
        'A search that is still to come is not recorded.',
        Object.fromEntries(late.map((name) => [name, 'Enter a day that is not in the future.'])),
      );
    await db
      .insertInto('engagement_inquiries')
      .values({ ...found, id: uuidv7(), case_id: caseId, attorney_id: user.id, recorded_at: now })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'inquiry_recorded',
      field: null,
      old_value: null,
      new_value: null,
    });
    return papersOfCase(services, db, user, caseId);
  });
}

/** Counsel engages a client after their own inquiry, with no conflict of interest open, and only as the installation's arrangement allows. Throws CONFLICT. */
export async function requireInquiry(services: Services, db: Db, { theCase, inquiry }: CasePapers): Promise<void> {
  if (inquiry === null)
    throw new Refusal('CONFLICT', 'Record your inquiry before you sign: identity, authority, sanctions and conflicts.');
  const { conflict } = await db
    .selectFrom('cases')
    .select('conflict')
    .where('id', '=', theCase.id)
    .executeTakeFirstOrThrow();
  if (conflict !== null) throw new Refusal('CONFLICT', conflictTexts[conflict]);
  const engagement = await engagementOf(services, db, theCase.id);
  if (engagement?.obstacle) throw new Refusal('CONFLICT', engagement.obstacle);
}
