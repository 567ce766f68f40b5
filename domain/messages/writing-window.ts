import { hasEnded, type CaseStanding } from '../cases/case-progress.ts';

/** How long the merchant can still write after a case ends; reading never ends. */
export const writingDaysAfterEnd = 30;
/** Maximum messages per user per hour. */
export const messagesAnHour = 60;

/** When the merchant's side loses write access; null while the case is open. */
export function writableUntil({ status, closed_at }: Pick<CaseStanding, 'status' | 'closed_at'>): Date | null {
  if (!hasEnded(status) || closed_at === null) return null;
  return new Date(closed_at.getTime() + writingDaysAfterEnd * 86_400_000);
}

/** Characters rejected in a message: control characters except line breaks and tabs, bidi overrides and lone surrogates. */
export const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
export const unwritableMessage =
  'The text has a hidden character that cannot be kept, such as one that turns its direction. Type that part again.';
