import { expect, test } from 'vitest';
import { moneyFigures } from './figures.ts';
import type { OfferStatus } from './ledger.ts';

const offer = (status: OfferStatus, amount_cents: number, answered_at: string | null = null) => ({
  status,
  amount_cents,
  net_cents: amount_cents * 0.8,
  answered_at,
});
const ledger = (offers: ReturnType<typeof offer>[], recovered_cents = 0) => ({
  held_amount_cents: 100_000,
  offers,
  totals: { recovered_cents, net_to_merchant_cents: recovered_cents * 0.8 },
});

test('the offer that stands is the largest open one, else the one accepted last', () => {
  const offers = [
    offer('accepted', 90_000, '2026-11-02T00:00:00.000Z'),
    offer('accepted', 10_000, '2026-11-01T00:00:00.000Z'),
  ];
  expect(moneyFigures(ledger(offers)).offered).toBe(90_000);
  expect(moneyFigures(ledger([...offers, offer('open', 30_000), offer('open', 20_000)])).offered).toBe(30_000);
  expect(moneyFigures(ledger([offer('declined', 5), offer('withdrawn', 6)]))).toMatchObject({
    offered: null,
    declined: 5,
  });
  expect(moneyFigures(ledger([offer('declined', 5), offer('open', 6)])).declined).toBeNull();
});

test('what is yours follows what came back; before that it is what the standing offer would leave', () => {
  expect(moneyFigures(ledger([]))).toEqual({
    held: 100_000,
    offered: null,
    declined: null,
    back: 0,
    yours: 0,
    yours_if_paid: false,
  });
  expect(moneyFigures(ledger([offer('open', 50_000)]))).toMatchObject({ yours: 40_000, yours_if_paid: true });
  expect(moneyFigures(ledger([offer('open', 50_000)], 25_000))).toMatchObject({
    back: 25_000,
    yours: 20_000,
    yours_if_paid: false,
  });
});
