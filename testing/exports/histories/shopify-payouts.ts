import { netOf, type Happening } from './account.ts';
import { money } from './cells.ts';
import { noGuards, type Row, type Sheet } from './sheet.ts';
import { local } from './zones.ts';

const header = 'Payout Date,Status,Charges,Refunds,Adjustments,Reserved Funds,Fees,Retried Amount,Total,Currency'.split(
  ',',
);

function columnOf({ what, hold }: Happening): string {
  if (hold !== null) return hold === 'reserve' ? 'Reserved Funds' : 'Adjustments';
  return what === 'sale' ? 'Charges' : what === 'refund' ? 'Refunds' : 'Adjustments';
}

/** Shopify's payouts: what each carried, by column, and its total. */
export function payoutsFile(payouts: readonly Happening[], life: readonly Happening[]): Sheet {
  const rows = payouts.map((payout): Row => {
    const sums = new Map<string, number>();
    const add = (column: string, amount: number) => sums.set(column, (sums.get(column) ?? 0) + amount);
    for (const each of life) {
      if (each.payout !== payout.id || each.id === payout.id) continue;
      add(columnOf(each), each.gross);
      add('Fees', each.fee);
    }
    const named: Record<string, string> = {
      'Payout Date': local(payout.at, 'America/New_York').day,
      Status: 'paid',
      Currency: 'USD',
      Total: money(-netOf(payout), 'USD'),
    };
    const cells = header.map((name) => named[name] ?? money(sums.get(name) ?? 0, 'USD'));
    return { cells, of: null, currency: 'USD', amounts: new Map([[8, -netOf(payout)]]), guards: noGuards };
  });
  const style = { delimiter: ',', quote: 'needed', bom: false, newline: '\n' } as const;
  const say = (minor: number): string => money(minor, 'USD');
  return { name: 'payouts_export_1.csv', before: '', header, rows: rows.toReversed(), after: '', style, net: 8, say };
}
