import { expect, test } from 'vitest';
import { lateIn } from './late.ts';
import type { StageView } from './stage.ts';

const now = new Date('2026-11-29T16:00:00Z');
const stage = (more: Partial<StageView>): StageView => ({
  stage: 'with_attorney',
  label: '',
  next: '',
  owner: 'attorney',
  due_on: '2026-12-01',
  ...more,
});
const promise = (key: string, on: string, late: boolean) => ({ key, on, late });

test('a step of the stage is late once its day at the firm is over, and is named by who owes it', () => {
  expect(lateIn(stage({}), [], now)).toBeNull();
  expect(lateIn(stage({ due_on: '2026-11-29' }), [], new Date('2026-11-30T04:59:00Z'))).toBeNull();
  expect(lateIn(stage({ due_on: '2026-11-06' }), [], now)).toEqual({ what: 'attorney', on: '2026-11-06' });
  expect(lateIn(stage({ owner: 'staff', due_on: '2026-11-06' }), [], now)?.what).toBe('letter');
  expect(lateIn(stage({ stage: 'delivered', owner: 'processor', due_on: '2026-11-06' }), [], now)?.what).toBe('answer');
});

test('a promise of ours that was not kept is late while the step of the stage is not', () => {
  const timeline = [promise('reply', '2026-11-20', true), promise('review', '2026-11-21', true)];
  expect(lateIn(stage({}), timeline, now)).toEqual({ what: 'reply', on: '2026-11-20' });
  expect(lateIn(stage({}), [promise('reply', '2026-11-20', false)], now)).toBeNull();
  // A processor that does not keep its word is no work of ours.
  expect(
    lateIn(stage({}), [promise('negotiation', '2026-11-20', true), promise('release:1', '2026-11-20', true)], now),
  ).toBeNull();
});

test('nothing of ours is late while the merchant is to act, and in a case that has ended', () => {
  for (const owner of ['merchant', 'nobody'] as const)
    expect(lateIn(stage({ owner, due_on: '2026-11-06' }), [], now)).toBeNull();
});
