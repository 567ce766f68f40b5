import { addYears, type IsoDate } from '../../domain/business-days.ts';
import type { Cents } from '../../domain/money.ts';
import { dayOf, wrong } from '../kernel/entry.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Throws CONFLICT for an entry that was withdrawn: the same again, from another tab, is no new one. */
export function requireNotWithdrawn(entryId: string, withdrawn: readonly { id: string }[]): void {
  if (withdrawn.some(({ id }) => id === entryId))
    throw new Refusal('CONFLICT', 'This entry was withdrawn. Enter it anew if it was right.');
}

/** A day that somebody has promised: within ten years of today. Throws INVALID_INPUT. */
export function checkPromisedDay(field: string, day: IsoDate, now: Date): void {
  const today = dayOf(now);
  if (day < addYears(today, -10) || day > addYears(today, 10)) wrong(field, 'This day is more than ten years away.');
}

/** One case never carries more than $100 billion, so that each sum and each fee stays an exact integer. */
const mostOfOneCase = 100_000_000_000_00;

/** Throws INVALID_INPUT when an amount would bring a sum beyond what can be reckoned exactly. */
export function checkSum(amount: Cents, already: readonly { amount_cents: Cents }[]): void {
  if (already.reduce((total, row) => total + row.amount_cents, amount) > mostOfOneCase)
    wrong('amount_cents', 'This is more than one case can carry.');
}
