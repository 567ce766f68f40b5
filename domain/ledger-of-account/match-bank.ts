import type { Account, AccountLine, Break, ReadExport } from './account.ts';
import { dayOf, daysAfter } from './days.ts';
import type { JoinedAccount } from './join-exports.ts';
import { writtenAmount } from './minor-units.ts';

type Payout = Account['payouts'][number];

/** What the rows of each payout sum to, by its day. */
export function payoutsOf(lines: readonly AccountLine[]): Payout[] {
  const payouts = new Map<string, Payout>();
  for (const line of lines) {
    const { payout, effect, net, availableOn } = line;
    if (payout === null || effect === 'payout') continue;
    const of = payouts.get(payout) ?? { payout, day: '', net: 0 };
    const day = availableOn ?? dayOf(line);
    if (day > of.day) of.day = day;
    of.net += net;
    payouts.set(payout, of);
  }
  return [...payouts.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Banks book a payout at most so many days after it left. */
const maxDaysUnderWay = 7;

/** The payouts of an account in the merchant's own bank files: of the exact amount, within a week. */
export function matchBank(
  account: JoinedAccount,
  exports: readonly ReadExport[],
): { breaks: Break[]; checks: string[] } {
  const banks = exports.filter(({ shows }) => shows === 'bank');
  if (banks.length === 0) return { breaks: [], checks: [] };
  const credits = banks.flatMap(({ lines }) =>
    lines.filter(({ net, currency }) => net > 0 && currency === account.currency),
  );
  const [from, to] = [
    banks.map(({ file }) => file.from).toSorted()[0] ?? '',
    banks
      .map(({ file }) => file.to)
      .toSorted()
      .at(-1) ?? '',
  ];
  // What left on the last days may arrive after the bank's file ends.
  const paid = paidOut(account).filter(({ day }) => day >= from && daysAfter(day, maxDaysUnderWay) <= to);
  const missing = paid.filter(({ day, amount }) => {
    const at = credits.findIndex(
      (line) => line.net === amount && dayOf(line) >= day && dayOf(line) <= daysAfter(day, maxDaysUnderWay),
    );
    if (at >= 0) credits.splice(at, 1);
    return at < 0;
  });
  return {
    breaks: missing.map(({ day, amount, at }) => ({
      rule: 'bank',
      at,
      by: amount,
      says: `The payout of ${writtenAmount(amount, account.currency)} on ${day} is not in the bank’s file.`,
      // It may be on another bank account; what is withheld does not depend on it.
      spoilsUntil: null,
    })),
    checks:
      paid.length > missing.length
        ? [`${paid.length - missing.length} of ${paid.length} payouts are in the bank’s file.`]
        : [],
  };
}

/** What left for the bank: the rows that say so, else the sums of the rows of each payout. */
function paidOut({
  lines,
}: JoinedAccount): { day: string; amount: number; at: { file: number; row: number } | null }[] {
  const rows = lines.filter(({ effect, net }) => effect === 'payout' && net < 0);
  if (rows.length > 0)
    return rows.map((line) => ({
      day: line.availableOn ?? dayOf(line),
      amount: -line.net,
      at: { file: line.file, row: line.row },
    }));
  return payoutsOf(lines)
    .filter(({ net }) => net > 0)
    .map(({ day, net }) => ({ day, amount: net, at: null }));
}
