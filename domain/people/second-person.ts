import { addDays, type IsoDate } from '../calendar/business-days.ts';
import { firmDayOf } from '../calendar/firm-day.ts';
import { longDay } from '../calendar/long-day.ts';

/** What two accounts of one person have in common, as `app.one_person` finds it; `self`: they are one account. */
const samenesses = ['self', 'browser', 'address', 'phone', 'license'] as const;
export type Sameness = (typeof samenesses)[number];

/** Why somebody cannot be the second person. `until`: the end of their first week, when that is why. */
export type Barred = { why: Sameness | 'role' | 'chain' | 'new'; until: Date | null };

/**
 * The same for an appointment. `who`: whether the attorney's account is also the confirmer's or the proposer's, or the
 * confirmer cannot be the second person.
 */
export type AppointmentBarred = Barred & { who: 'confirmer' | 'proposer' | 'second' };

const shared: Record<Exclude<Sameness, 'self'>, string> = {
  browser: 'were used in one browser',
  address: 'have or had one email address',
  phone: 'have one phone number',
  license: 'have one attorney’s name and number',
};

/** The refusal for a user who would be the second person. `own`: the sentence for what they began themselves. */
export function barredText({ why, until }: Barred, own: string): string {
  if (why === 'self') return own;
  if (why === 'role') return 'Only staff and appointed attorneys can be the second person.';
  if (why === 'chain')
    return 'One of you has access from the other, directly or through others, so you count as one person. Somebody else confirms this.';
  if (why === 'new') return `You have had access for less than a week.${fromDay(until)}`;
  return `Your account and that of who began this ${shared[why]}, so they count as one person. Somebody else confirms this.`;
}

const fromDay = (until: Date | null): string =>
  until === null ? '' : ` You can be the second person from ${longDay(secondFrom(until))}.`;

/** The first day that is wholly after somebody's first week. */
export const secondFrom = (until: Date): IsoDate => addDays(firmDayOf(until), 1);

/** The refusal for a member of staff who would confirm an appointment. */
export function appointmentBarredText(barred: AppointmentBarred): string {
  const { who, why } = barred;
  if (who === 'second' || why === 'role' || why === 'chain' || why === 'new')
    return barredText(barred, 'You proposed this yourself. Another member of staff confirms it.');
  if (why === 'self') return 'Nobody confirms their own appointment. Ask another member of staff.';
  return who === 'confirmer'
    ? `${sameAsYours(why)} Another member of staff confirms this.`
    : `The attorney’s account and that of who proposed them ${shared[why]}, so they count as one person. Decline this; another member of staff can propose it.`;
}

/** The refusal for a user who would act as a second person on an account that shares something with theirs. */
export const sameAsYours = (why: Exclude<Sameness, 'self'>): string =>
  `This account and yours ${shared[why]}, so they count as one person.`;
