import type { Cents } from '../../domain/money/cents.ts';
import { wrong } from '../kernel/entry.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Throws CONFLICT for an entry that was withdrawn: repeating it, as from another tab, must not restore it. */
export function requireNotWithdrawn(entryId: string, withdrawn: readonly { id: string }[]): void {
  if (withdrawn.some(({ id }) => id === entryId))
    throw new Refusal('CONFLICT', 'This entry was withdrawn. Enter it again if it was right.');
}

/** No case reaches $100 billion, so every sum and fee stays an exact integer. */
const maxOfOneCase = 100_000_000_000_00;

/** Throws INVALID_INPUT when an amount would take a sum beyond exact integers. */
export function checkSum(amount: Cents, already: readonly { amount_cents: Cents }[]): void {
  if (already.reduce((total, row) => total + row.amount_cents, amount) > maxOfOneCase)
    wrong('amount_cents', 'This is more than one case can carry.');
}
