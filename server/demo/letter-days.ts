import { daysBetween, type IsoDate } from '../../domain/calendar/business-days.ts';

/** Days after a letter is drafted on which it is approved, handed over to be sent, posted, and delivered or returned. */
export const letterDays = { approved: 1, sent: 2, posted: 3, ended: 7 } as const;

/**
 * How many days after the case was submitted (UTC) the next letter is drafted: two days after the last day to reply,
 * because that day ends at the firm when the next has already begun in UTC.
 */
export const nextLetterDay = (submittedOn: IsoDate, replyDueOn: IsoDate): number =>
  daysBetween(submittedOn, replyDueOn) + 2;
