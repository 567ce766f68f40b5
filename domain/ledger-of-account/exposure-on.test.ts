import { expect, test } from 'vitest';
import { onlyAccount, proveFiles } from '../../testing/exports/prove-files.ts';
import { paypalCsv, stripeCsv } from '../../testing/exports/written-exports.ts';
import type { Processor } from '../processors.ts';
import { exposureOn } from './exposure-on.ts';

const charges = ['2026-01-10', '2026-03-10'].map((at, place) => ({
  at,
  type: 'charge',
  net: 5_000,
  of: `ch_${place}`,
}));
const account = onlyAccount(await proveFiles({ 'a.csv': stripeCsv(charges) }));
const openOn = (day: string): unknown => exposureOn(account, day)?.ceiling;

test('a window from receipt is longer by the delivery time that the merchant states, one from payment is not', async () => {
  const proofWith = (content: string, processor: Processor, days: number) =>
    proveFiles({ 'a.csv': content }, { about: { processor, other_processor: null, avg_delivery_days: days } });
  const closing = async (...of: Parameters<typeof proofWith>) =>
    onlyAccount(await proofWith(...of)).cohorts.map(({ closes }) => closes);
  expect(await closing(stripeCsv(charges), 'stripe', 0)).toEqual(['2026-05-10', '2026-07-08']);
  expect(await closing(stripeCsv(charges), 'stripe', 6)).toEqual(['2026-05-16', '2026-07-14']);
  expect(await closing(stripeCsv(charges), 'stripe', 999)).toEqual(['2026-05-10', '2026-07-08']);
  const paid = paypalCsv(charges.map((charge, at) => ({ ...charge, type: 'Express Checkout Payment', id: `P${at}` })));
  expect(await closing(paid, 'paypal', 6)).toEqual(await closing(paid, 'paypal', 0));
  expect((await proofWith(stripeCsv(charges), 'stripe', 6)).delivery_days).toBe(6);
  expect((await proofWith(paid, 'paypal', 6)).delivery_days).toBeUndefined();
});

test('a sale whose window closed after the files end is not open any more, and what is not known is said', () => {
  expect(openOn('2026-03-10')).toMatchObject({ amount: 10_000 });
  expect(openOn('2026-05-10')).toMatchObject({ amount: 10_000 });
  expect(openOn('2026-05-11')).toMatchObject({
    amount: 5_000,
    reason:
      'Sales that can still be disputed on 2026-05-11: gross, less what was refunded or disputed by 2026-03-10. Rows after 2026-03-10 are not known.',
  });
  expect(openOn('2026-07-09')).toMatchObject({ amount: 0 });
});
