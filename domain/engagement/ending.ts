/** How the engagement of an attorney in a case ends, and what is said of it. Pure. */
import { addDays, type IsoDate } from '../calendar/business-days.ts';
import { longDay } from '../calendar/long-day.ts';

/**
 * `declined`: by counsel before it began. `withdrew`: by counsel, with notice. `gone`: the attorney left, died or has no active license any
 * more.
 */
export const endings = ['declined', 'withdrew', 'client_ended', 'gone'] as const;
export type EndingKind = (typeof endings)[number];

/** How the engagement with the attorney ended whom a case has or had last. `last_on`: the firm's day up to which they act; null: at once. */
export type Ending = { how: Exclude<EndingKind, 'declined'>; last_on: IsoDate | null };

/**
 * Days of notice when counsel withdraws. Model Rule 1.16(d) asks for reasonable notice and names no number; two weeks hold the interview with
 * another lawyer, the business days in which staff assign one, and a signature of both.
 */
export const noticeDays = 14;
/** A later last day would be no withdrawal. */
const longestNotice = 180;

/** The first and the last day that may be the last one on which counsel acts, for a notice given `today`. */
export const lastDays = (today: IsoDate): { first: IsoDate; last: IsoDate } => ({
  first: addDays(today, noticeDays),
  last: addDays(today, longestNotice),
});

export const isOver = ({ last_on }: Pick<Ending, 'last_on'>, today: IsoDate): boolean =>
  last_on === null || last_on < today;

/** What the merchant reads of an ending, true before the last day and after it. */
export function endingText({ how, last_on }: Ending): string {
  if (how === 'client_ended') return 'You ended the engagement, so no attorney acts for you in this case.';
  if (last_on === null) return 'Your attorney no longer acts for you. We look for another one.';
  return `Your attorney withdraws: the last day on which they act for you is ${longDay(last_on)}. We look for another one.`;
}

/** What counsel tells the client with the notice, each in counsel's words. */
export type NoticeGiven = { last_on: IsoDate; ground: string; next_due: string; handover: string };

/** The message in the thread of counsel that is the notice. */
export const noticeText = ({ last_on, ground, next_due, handover }: NoticeGiven): string =>
  [
    `I withdraw from this case. The last day on which I act for you is ${longDay(last_on)}. Until then the engagement is in force.`,
    `Why: ${ground}`,
    `What is due next: ${next_due}`,
    `Your file: ${handover}`,
  ].join('\n\n');
