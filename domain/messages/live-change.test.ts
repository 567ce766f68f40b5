// @proves live-change
import { expect, test } from 'vitest';
import { heartbeatEvery, waitAfter } from './live-change.ts';

/** Spec, section 9. */
test('a heartbeat comes each 25 seconds, and a lost line is tried again after 1, 2, 5 and 10', () => {
  expect(heartbeatEvery).toBe(25_000);
  expect([0, 1, 2, 3, 4, 40].map(waitAfter)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});
