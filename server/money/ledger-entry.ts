import { addYears, type IsoDate } from '../../domain/business-days.ts';
import type { Cents } from '../../domain/money.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { MoneyCase } from '../kernel/merchant-case.ts';

/**
 * True when this very entry stands in the ledger already, so that it is written once. Throws IDEMPOTENCY_MISMATCH when its id names
 * an entry with other content, or one of another case.
 */
export function isRepeat(found: object | undefined, entry: object): boolean {
  if (!found) return false;
  const stored = new Map(Object.entries(found));
  if (Object.entries(entry).some(([field, value]) => stored.get(field) !== value))
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This entry was already made with other content.');
  return true;
}

/** Throws CONFLICT for an entry that was withdrawn: the same again, from another tab, is no new one. */
export function requireNotWithdrawn(entryId: string, withdrawn: readonly { id: string }[]): void {
  if (withdrawn.some(({ id }) => id === entryId))
    throw new Refusal('CONFLICT', 'This entry was withdrawn. Enter it anew if it was right.');
}

/** Throws INVALID_INPUT for one field. */
export function wrong(field: string, message: string): never {
  throw new Refusal('INVALID_INPUT', message, { [field]: message });
}

/** A day on which something has happened: not after today (UTC), not more than a year before the case. Throws INVALID_INPUT. */
export function checkPastDay(field: string, day: IsoDate, theCase: Pick<MoneyCase, 'created_at'>, now: Date): void {
  if (day > dayOf(now)) wrong(field, 'This day is in the future.');
  if (day < addYears(dayOf(theCase.created_at), -1)) wrong(field, 'This day is more than a year before the case.');
}

/** A day that somebody has promised: within ten years of today. Throws INVALID_INPUT. */
export function checkPromisedDay(field: string, day: IsoDate, now: Date): void {
  const today = dayOf(now);
  if (day < addYears(today, -10) || day > addYears(today, 10)) wrong(field, 'This day is more than ten years away.');
}

export const dayOf = (instant: Date): IsoDate => instant.toISOString().slice(0, 10);

/** One case never carries more than $100 billion, so that each sum and each fee stays an exact integer. */
const mostOfOneCase = 100_000_000_000_00;

/** Throws INVALID_INPUT when an amount would bring a sum beyond what can be reckoned exactly. */
export function checkSum(amount: Cents, already: readonly { amount_cents: Cents }[]): void {
  if (already.reduce((total, row) => total + row.amount_cents, amount) > mostOfOneCase)
    wrong('amount_cents', 'This is more than one case can carry.');
}
