import { addBusinessDays, addDays, type IsoDate } from './business-days.ts';
import { firmDayOf } from './firm-day.ts';

/**
 * What the product promises (spec, section 9). Days are those of the firm; hours end at an instant, shown as
 * its day there.
 */
export const promised = {
  replyHours: 24,
  reviewHours: 48,
  draftBusinessDays: 2,
  letterDays: 3,
  negotiationDays: { from: 10, to: 45 },
  followUpBusinessDays: 10,
} as const;

const hour = 3_600_000;

/** "We get back to you within 24 hours." */
export const replyBy = (submittedAt: Date): Date => new Date(submittedAt.getTime() + promised.replyHours * hour);

/** "We review your case within 48 hours." */
export const reviewBy = (submittedAt: Date): Date => new Date(submittedAt.getTime() + promised.reviewHours * hour);

/** "The draft package is ready in 1-2 business days": the later day. */
export const draftBy = (submittedAt: Date): IsoDate =>
  addBusinessDays(firmDayOf(submittedAt), promised.draftBusinessDays);

/**
 * "The demand letter goes out in 2-3 days", counted from the later of submission and signature; null while unsigned. A
 * letter leaves on a business day, and not before its draft is due.
 */
export function letterBy(submittedAt: Date, signedAt: Date | null): IsoDate | null {
  if (signedAt === null) return null;
  const begun = firmDayOf(signedAt > submittedAt ? signedAt : submittedAt);
  const [drafted, leaves] = [draftBy(submittedAt), addBusinessDays(addDays(begun, promised.letterDays - 1), 1)];
  return leaves > drafted ? leaves : drafted;
}

/** "Negotiation takes 10-45 days" from sending: the first and last day. */
export function negotiationWindow(sentAt: Date): { from: IsoDate; to: IsoDate } {
  return {
    from: addDays(firmDayOf(sentAt), promised.negotiationDays.from),
    to: addDays(firmDayOf(sentAt), promised.negotiationDays.to),
  };
}
