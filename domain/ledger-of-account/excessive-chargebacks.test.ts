import { describe, expect, test } from 'vitest';
import { onlyAccount, proveFiles } from '../../testing/exports/prove-files.ts';
import type { ExcessiveChargebacks } from './account.ts';

type Charge = { type: string; cents: number; brand: string; order: string; day?: string };

/** Shopify's transactions, which name the card's brand. */
async function found(rows: readonly Charge[]): Promise<ExcessiveChargebacks | null> {
  const header =
    'Transaction Date,Type,Order,Card Brand,Payout Status,Payout Date,Payout ID,Available On,Amount,Fee,Net,Currency';
  const lines = rows.map(({ type, cents, brand, order, day = '2026-03-04' }) => {
    const amount = (cents / 100).toFixed(2);
    return `${day} 12:00:00 -0400,${type},${order},${brand},paid,${day},,${day},${amount},0.00,${amount},USD`;
  });
  return onlyAccount(await proveFiles({ 'a.csv': [header, ...lines, ''].join('\n') })).excessiveChargebacks;
}
const sales = (count: number, brand: string): Charge[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'charge', cents: 260_000, brand, order: `${brand}${at}` }));
const chargebacks = (count: number, brand: string, named = brand): Charge[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'chargeback',
    cents: -260_000,
    brand: named,
    order: `${brand}${at}`,
  }));

describe('MATCH code 04', () => {
  test('is reached by a month of more than one percent of Mastercard’s sales and $5,000', async () => {
    expect(await found([...sales(199, 'mastercard'), ...chargebacks(2, 'mastercard')])).toEqual({
      level: 'at least',
      months: [{ month: '2026-03', sales: 199, chargebacks: 2, cents: 520_000 }],
    });
  });

  test('is not reached by one percent, by less money, or by another network’s chargebacks', async () => {
    const none = { level: 'at least', months: [] };
    expect(await found([...sales(200, 'master'), ...chargebacks(2, 'master')])).toEqual(none);
    expect(await found([...sales(50, 'master'), ...chargebacks(1, 'master')])).toEqual(none);
    expect(await found([...sales(50, 'master'), ...sales(50, 'visa'), ...chargebacks(9, 'visa')])).toEqual(none);
  });

  test('takes the brand of a chargeback from its sale, and cannot be told without one', async () => {
    expect(await found([...sales(99, 'master'), ...chargebacks(2, 'master', '')])).toMatchObject({
      months: [{ chargebacks: 2 }],
    });
    expect(await found([...sales(99, 'master'), ...sales(1, ''), ...chargebacks(2, 'master')])).toMatchObject({
      level: 'cannot be told',
    });
  });

  test('is not asked of an account without chargebacks', async () => {
    expect(await found(sales(3, 'master'))).toBeNull();
  });
});
