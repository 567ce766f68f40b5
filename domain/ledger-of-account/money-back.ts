import type { AccountLine, Tranche } from './account.ts';
import { dayOf } from './days.ts';
import type { Part, Tranches } from './find-tranches.ts';

/** Money that came in by a row of no hold, and can be what one withheld. */
export interface MoneyBack extends Part {
  /** It names an older payment: it is of a hold only if it is just as much. */
  isOlder?: boolean;
  /** Of another currency of the account: what is outstanding of the payment may be all that it returned. */
  isAll?: true;
}

/**
 * What came in and may have been withheld: rows of a kind that nobody knows; releases that end no hold of their kind;
 * disputes and refunds that return more than the files show taken of their payment; and what another currency releases.
 * Without what the merchant placed before the files.
 */
export function moneyBackIn(
  lines: readonly AccountLine[],
  { fromBefore }: Tranches,
  { placed, otherwise }: { placed: ReadonlySet<AccountLine>; otherwise: readonly AccountLine[] },
): MoneyBack[] {
  const taken = new Map<string, number>();
  const returned = lines.flatMap((line): MoneyBack[] => {
    const { effect, payment, net } = line;
    if (effect === 'unknown') return net > 0 ? [{ line, amount: net }] : [];
    if (effect !== 'dispute' && effect !== 'refund') return [];
    const key = `${effect} ${payment}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + net);
    const amount = Math.max(0, before + net) - Math.max(0, before);
    return amount > 0 ? [{ line, amount }] : [];
  });
  const elsewhere = otherwise.map((line): MoneyBack => ({ line, amount: line.net, isAll: true }));
  return [...returned, ...fromBefore, ...elsewhere].filter(({ line }) => !placed.has(line));
}

/**
 * How much of it may be of the holds that are open, and how much each row: what names the payment of one, up to what is
 * outstanding of it, and else what is just as much as one of them.
 */
export function takenBack(back: readonly MoneyBack[], open: readonly Tranche[]): Part[] {
  const left = new Map(open.map((tranche) => [tranche, tranche.outstanding]));
  const byPayment = Map.groupBy(open, ({ hold }) => hold.payment);
  const byAmount = Map.groupBy(open, ({ outstanding }) => outstanding);
  const rows: Part[] = [];
  for (const { line, amount, isAll, isOlder = false } of back) {
    // Of its own kind and currency, a release has ended what it may.
    const isThere = ({ hold, kind }: Tranche): boolean => hold.day <= dayOf(line) && (isAll || kind !== line.kind);
    const named = line.payment === null || isOlder ? undefined : byPayment.get(line.payment)?.filter(isThere);
    const equal = isAll
      ? undefined
      : byAmount.get(amount)?.find((tranche) => isThere(tranche) && left.get(tranche) === amount);
    let rest = isAll ? Number.POSITIVE_INFINITY : amount;
    let sum = 0;
    for (const tranche of named ?? (equal ? [equal] : [])) {
      const part = Math.min(rest, left.get(tranche) ?? 0);
      left.set(tranche, (left.get(tranche) ?? 0) - part);
      rest -= part;
      sum += part;
    }
    if (sum > 0) rows.push({ line, amount: sum });
  }
  return rows;
}

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
