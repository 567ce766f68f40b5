import { hasEnded } from '../cases/case.ts';
import type { CaseStanding } from '../cases/case-progress.ts';

/** How long the merchant can still write after a case ends; reading never ends. */
export const writingDaysAfterEnd = 30;
/** Maximum messages per user per hour. */
export const messagesAnHour = 60;

/** When the merchant's side loses write access; null while the case is open. */
export function writableUntil({ status, closed_at }: Pick<CaseStanding, 'status' | 'closed_at'>): Date | null {
  if (!hasEnded(status) || closed_at === null) return null;
  return new Date(closed_at.getTime() + writingDaysAfterEnd * 86_400_000);
}
