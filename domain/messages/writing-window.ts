import { hasEnded, type CaseStanding } from '../cases/case-progress.ts';

/** After a case has ended its merchant can still write for so long; reading has no end. */
export const writingDaysAfterEnd = 30;
/** One person's messages within an hour. */
export const messagesAnHour = 60;

/** Until when the merchant's side may write, or null while the case is open. */
export function writableUntil({ status, closed_at }: Pick<CaseStanding, 'status' | 'closed_at'>): Date | null {
  if (!hasEnded(status) || closed_at === null) return null;
  return new Date(closed_at.getTime() + writingDaysAfterEnd * 86_400_000);
}

/** Control characters have no place in a message; line breaks and tabs have. Marks that turn the direction of text are refused as well, and halves of characters. */
export const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
