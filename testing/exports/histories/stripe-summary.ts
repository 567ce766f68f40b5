import { bucketsAt, netOf } from './account.ts';
import type { Happening } from './account.ts';
import { money } from './cells.ts';
import { noGuards, type Row, type Sheet } from './sheet.ts';
import type { Window } from './window.ts';

/**
 * `balance.summary.1` of the same period: what the balance was, what the activity and the payouts add up to. Where a
 * reserve stands with both legs, it has left neither.
 */
export function summaryOf(life: readonly Happening[], { rows, from }: Window, bothLegs: boolean): Sheet {
  const header = ['category', 'description', 'net_amount', 'currency'];
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const lines = currencies.flatMap((currency) => {
    const own = rows.filter((each) => each.currency === currency);
    const sum = (payouts: boolean): number =>
      own
        .filter(({ what, hold }) => (what === 'payout') === payouts && !(bothLegs && hold !== null))
        .reduce((total, each) => total + netOf(each), 0);
    const { available, pending, reserve } = bucketsAt(life, currency, from - 1);
    const opening = available + pending + (bothLegs ? reserve : 0);
    const said: [string, string, number][] = [
      ['starting_balance', 'Starting balance', opening],
      ['activity', 'Activity', sum(false)],
      ['payouts', 'Total payouts', sum(true)],
      ['ending_balance', 'Ending balance', opening + sum(false) + sum(true)],
    ];
    return said.map(([category, description, amount]): Row => ({
      cells: [category, description, money(amount, currency), currency.toLowerCase()],
      of: null,
      currency,
      amounts: new Map([[2, amount]]),
      guards: noGuards,
    }));
  });
  const style = { delimiter: ',', quote: 'needed', bom: false, newline: '\n' } as const;
  return { name: 'Balance_summary.csv', before: '', header, rows: lines, after: '', style, net: 2, say: money };
}
