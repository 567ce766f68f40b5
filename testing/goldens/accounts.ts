import type { CaseFields } from '../../domain/case-fields.ts';
import type { Answers } from '../../domain/ledger-of-account/account.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import { caseAccount, confirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import { daysAfter } from '../../domain/ledger-of-account/days.ts';
import type { Processor } from '../../domain/processors.ts';
import { fullCase } from '../cases/sample-cases.ts';
import { proveFiles } from '../exports/prove-files.ts';
import {
  amazonTxt,
  ebayCsv,
  paypalCsv,
  shopifyCsv,
  stripeCsv,
  type MadeRow,
  type MadeSettlement,
} from '../exports/written-exports.ts';

/** The words of an export for what happens in every account, and whether each of its rows has an id of its own. */
type Words = { sale: string; refund: string; dispute: string; hasIds: boolean; order?: string };

const exhibitId = 'file-account-proof';

/** Twenty-four sales a day of $66.50 to $101.50; each 101st is refunded after a week, each 499th disputed after a month. */
function sales({ sale, refund, dispute, hasIds, order = 'order-' }: Words, from: string, days: number): MadeRow[] {
  const rows: MadeRow[] = [];
  for (let at = 0; at < days * 24; at += 1) {
    const day = daysAfter(from, Math.floor(at / 24));
    const gross = 6_650 + ((at * 37) % 36) * 100;
    const of = `${order}${at}`;
    const row = (on: string, type: string, sum: number, id: string): MadeRow => ({
      at: on,
      type,
      net: sum,
      of,
      ...(hasIds ? { id } : {}),
    });
    rows.push({ ...row(day, sale, gross - 250, of), gross });
    if (at % 101 === 100) rows.push(row(daysAfter(day, 7), refund, -gross, `refund-${at}`));
    if (at % 499 === 498) rows.push(row(daysAfter(day, 31), dispute, -gross, `dispute-${at}`));
  }
  return rows;
}

const inOrder = (rows: readonly MadeRow[]): MadeRow[] =>
  rows.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
const hold = (at: string, type: string, sum: number, id: string): MadeRow => ({ at, type, net: -sum, id });

const paypalWords: Words = {
  sale: 'Express Checkout Payment',
  refund: 'Payment Refund',
  dispute: 'Chargeback',
  hasIds: true,
};
const stripeWords: Words = { sale: 'charge', refund: 'refund', dispute: 'dispute', hasIds: true, order: 'ch_' };
const shopifyWords: Words = { sale: 'charge', refund: 'refund', dispute: 'chargeback', hasIds: false };
const ebayWords: Words = { sale: 'Order', refund: 'Refund', dispute: 'Payment dispute', hasIds: true };

const amazonWords: Words = {
  sale: 'Order',
  refund: 'Refund',
  dispute: 'Chargeback Refund',
  hasIds: true,
  order: '114-',
};
const kept = 2_311_540;

/** Settlements of two weeks, March 2 to September 14, 2026; the last of them keeps a reserve. */
function settlements(): MadeSettlement[] {
  const rows = inOrder(sales(amazonWords, '2026-03-02', 196));
  return Array.from({ length: 14 }, (_, index) => {
    const from = daysAfter('2026-03-02', index * 14);
    const to = daysAfter(from, 14);
    const orders = rows.filter(({ at }) => at >= from && at < to);
    return { id: String(190_001 + index), from, to, orders, current: index === 13 ? kept : 0 };
  });
}
const lastSettlement = { id: '190015', from: '2026-09-14', to: '2026-11-02', previous: kept, current: kept };

/** Exports of accounts whose money is withheld since September 14, 2026, each as its processor prints it. */
export const exportsOf = {
  /** A reserve in three parts, each released after 30 days, and a hold on the rest. */
  paypal: paypalCsv(
    inOrder([
      ...sales(paypalWords, '2026-02-02', 231),
      hold('2026-09-14', 'Reserve Hold', 410_000, 'R1'),
      hold('2026-09-21', 'Reserve Hold', 395_000, 'R2'),
      hold('2026-10-26', 'Reserve Hold', 120_055, 'R3'),
      hold('2026-09-15', 'Hold on Available Balance', 1_865_010, 'H1'),
    ]),
  ),
  /** No sale since the account was limited, and 195 days of nothing but the processor's own rows. */
  paypalClosed: paypalCsv(
    inOrder([
      ...sales(paypalWords, '2026-01-05', 126),
      hold('2026-05-11', 'Hold on Available Balance', 4_825_075, 'H1'),
      { at: '2026-11-18', type: 'General Account Correction', net: 12, id: 'C1' },
      { at: '2026-11-19', type: 'General Account Correction', net: -12, id: 'C2' },
    ]),
  ),
  stripe: stripeCsv(
    inOrder([
      ...sales(stripeWords, '2026-03-02', 220),
      hold('2026-09-14', 'risk_reserved_funds', 2_240_000, 'txn_h1'),
      hold('2026-09-28', 'risk_reserved_funds', 315_090, 'txn_h2'),
    ]),
  ),
  shopify: shopifyCsv(
    inOrder([
      ...sales(shopifyWords, '2026-03-02', 220),
      hold('2026-09-14', 'reserved_funds', 1_810_000, 'unused'),
      hold('2026-09-21', 'reserved_funds', 202_065, 'unused'),
    ]),
  ),
  /** Paid out every two weeks until the one that kept all of its proceeds but what is paid on its last row. */
  amazon: amazonTxt([...settlements(), lastSettlement]),
  ebay: ebayCsv(
    inOrder([
      ...sales(ebayWords, '2026-03-02', 200),
      { at: '2026-09-14', type: 'Order', net: 1_402_010, id: 'sale-1', of: 'order-a' },
      { ...hold('2026-09-14', 'Hold', 1_402_010, 'hold-1'), of: 'order-a' },
      { at: '2026-09-17', type: 'Order', net: 61_030, id: 'sale-2', of: 'order-b' },
      { ...hold('2026-09-17', 'Hold', 61_030, 'hold-2'), of: 'order-b' },
    ]),
  ),
};

const dollars = (cents: number): number => Math.floor(cents / 100) * 100;

/** A case whose merchant confirmed what an export shows, and typed the same sum in whole dollars. */
export async function caseWithRecords(
  processor: Processor,
  content: string,
  { answers = {}, fields: given = {} }: { answers?: Answers; fields?: Partial<CaseFields> } = {},
): Promise<CaseFile> {
  const { fields, files, ...rest } = fullCase(processor);
  const proof = await proveFiles({ 'export.csv': content }, { answers, about: { ...fields, ...given } });
  const found = caseAccount(proof);
  if (!found) throw new Error(`the export of ${processor} tells no sum`);
  const { amount } = found.withheld;
  const { reserve } = found.account;
  return {
    ...rest,
    fields: {
      ...fields,
      hold_started_on: '2026-09-14',
      ...given,
      // As the application takes them: whole dollars.
      held_amount_cents: dollars(amount),
      rolling_reserves_held_cents: reserve.level === 'cannot be told' ? 0 : dollars(reserve.amount),
    },
    files: [
      ...files,
      {
        id: exhibitId,
        filename: 'Processor records.pdf',
        document_type: 'account_proof',
        content_type: 'application/pdf',
        size_bytes: 52_000,
        created_at: rest.created_at,
      },
    ],
    account: confirmedAccount(proof, exhibitId, amount),
    sum_stated: { on: '2026-11-20' },
  };
}
