import { expect, test } from 'vitest';
import { countedFrom, isProvisional, mayBeStated, provesReceipt, receiptProofs } from './receipt.ts';

test('each channel has proofs of its own, and no proof serves two of them', () => {
  const channels = ['certified_mail', 'email', 'web'] as const;
  expect(channels.map((channel) => [channel, receiptProofs.filter((proof) => provesReceipt(channel, proof))])).toEqual([
    ['certified_mail', ['delivery']],
    ['email', ['answer', 'acceptance']],
    ['web', ['confirmation']],
  ]);
});

test('what a mail server accepted counts from the next business day, is provisional, and is stated in no letter', () => {
  // A Wednesday before Thanksgiving, a Friday, a Saturday.
  expect(['2026-11-25', '2026-11-27', '2026-11-28'].map((on) => countedFrom('acceptance', on))).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-11-30',
  ]);
  for (const proof of ['delivery', 'answer', 'confirmation'] as const)
    expect(countedFrom(proof, '2026-11-28')).toBe('2026-11-28');
  expect(receiptProofs.filter(isProvisional)).toEqual(['acceptance']);
  expect(receiptProofs.filter(mayBeStated)).toEqual(['delivery', 'confirmation']);
  // A letter from before proofs were told apart was delivered by the carrier.
  expect([isProvisional(null), mayBeStated(null)]).toEqual([false, true]);
});
