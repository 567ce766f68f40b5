import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/actor.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { longDay } from '../../../domain/calendar/long-day.ts';
import { lastDays, noticeDays, noticeText, type NoticeGiven } from '../../../domain/engagement/ending.ts';
import type { Services } from '../../kernel/context.ts';
import { wrong } from '../../kernel/entry.ts';
import { findCaseCore, type CaseCore } from '../../kernel/find-case-core.ts';
import { writeHistory } from '../../kernel/history.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { counselOf } from '../../kernel/counsel-of.ts';
import { writeToOther } from '../../kernel/write-to-other.ts';
import { isEngaged } from '../../kernel/engagement.ts';
import { recordEnding } from './record-ending.ts';

/**
 * Counsel withdraws from an engagement in force, with notice. What they say to the client stands in the thread of counsel alone; the client is
 * emailed that there is a notice, staff learn the last day. Until it is over the engagement is in force. Throws NOT_FOUND for everybody else's
 * case, CONFLICT without an engagement in force or after a notice, INVALID_INPUT for a last day too near or too far.
 */
export async function giveNotice(services: Services, user: User, caseId: string, given: NoticeGiven): Promise<void> {
  await services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    if (theCase.attorney_id !== user.id) throw notFound('This case');
    if (!(await isEngaged(services, db, theCase)))
      throw new Refusal('CONFLICT', 'No engagement of yours is in force in this case.');
    await refuseSecond(db, theCase);
    const { last_on } = given;
    const { first, last } = lastDays(firmDayOf(services.clock.now()));
    if (last_on < first) wrong('last_on', `Give at least ${noticeDays} days of notice: ${longDay(first)} or later.`);
    if (last_on > last) wrong('last_on', `Choose a day up to ${longDay(last)}.`);
    const ending = { attorney_id: user.id, how: 'withdrew', last_on, by: user.id } as const;
    await recordEnding(services, db, caseId, ending);
    const author_name = (await counselOf(db, caseId))?.name ?? user.name;
    const message = { id: uuidv7(), case_id: caseId, as: 'attorney', author_name, body: noticeText(given) } as const;
    await writeToOther(services, db, user, message);
    await writeHistory(db, user, caseId, {
      what: 'counsel_gave_notice',
      field: null,
      old_value: null,
      new_value: { last_on },
    });
  });
}

async function refuseSecond(db: Db, { id, attorney_id }: CaseCore): Promise<void> {
  const earlier = await db
    .selectFrom('engagement_endings')
    .select('id')
    .where('case_id', '=', id)
    .where('attorney_id', '=', attorney_id)
    .executeTakeFirst();
  if (earlier) throw new Refusal('CONFLICT', 'You have given notice in this case already.');
}
