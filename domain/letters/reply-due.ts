import { addBusinessDays, type IsoDate } from '../calendar/business-days.ts';
import type { LetterType } from './letter.ts';

/** Business days that a letter allows for the post before its time to answer begins. */
export const postBusinessDays = 5;
/** Minimum business days to answer, by letter type (drafting.md, point 16). */
export const responseDays: Record<LetterType, number> = { initial: 10, follow_up: 7, final: 5, escalation: 5 };

/**
 * Business days that a letter may wait after its date: that leaves three of the five that its text allows for the post.
 */
const mayLieBusinessDays = 2;

/**
 * The last day on which a letter of this date may leave. From the next day on, its reply day would leave less time than
 * the text says.
 */
export const leavesBy = (dated: IsoDate): IsoDate => addBusinessDays(dated, mayLieBusinessDays);

/** The day by which a letter of this date asks for an answer: the days for the post, then those to answer. */
export const askedFor = (dated: IsoDate, type: LetterType): IsoDate =>
  addBusinessDays(dated, postBusinessDays + responseDays[type]);

/**
 * The day by which the answer to a letter is due, the one that merchant, staff, attorney, calendar and reminders all see: the later of the
 * day that its text names and of its days to answer counted from delivery. Null where neither is known.
 */
export function replyDue({
  type,
  stated_on,
  delivered_on,
}: {
  type: LetterType;
  stated_on: IsoDate | null;
  delivered_on: IsoDate | null;
}): IsoDate | null {
  const counted = delivered_on && addBusinessDays(delivered_on, responseDays[type]);
  if (counted === null || stated_on === null) return counted ?? stated_on;
  return counted > stated_on ? counted : stated_on;
}
