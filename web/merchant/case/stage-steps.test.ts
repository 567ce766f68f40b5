import { expect, test } from 'vitest';
import { owedBy, stageStep } from './stage-steps.ts';

test('steps run from received to recovered', () => {
  expect(stageStep('received')).toEqual({ at: 1, of: 10 });
  expect(stageStep('with_attorney')).toEqual({ at: 4, of: 10 });
  expect(stageStep('recovered')).toEqual({ at: 10, of: 10 });
});

test('a closed case is at no step', () => {
  expect(stageStep('closed')).toBeNull();
});

test('the party that owes the next step is named the way the merchant knows it', () => {
  const [listed, other] = [{ processor: 'shopify', other_processor: null } as const, { processor: 'other' } as const];
  expect([
    owedBy('merchant', listed),
    owedBy('processor', listed),
    owedBy('processor', { ...other, other_processor: null }),
    owedBy('processor', { ...other, other_processor: 'Acme Payments' }),
    owedBy('nobody', listed),
  ]).toEqual(['You', 'Shopify Payments', 'The processor', 'Acme Payments', null]);
});
