// @proves live-change
import { expect, test } from 'vitest';
import { heartbeatEvery, waitAfter } from './live-change.ts';

/** Spec, section 9. */
test('the heartbeat is 25 seconds, and a lost stream reconnects after 1, 2, 5 and 10 seconds', () => {
  expect(heartbeatEvery).toBe(25_000);
  expect([0, 1, 2, 3, 4, 40].map(waitAfter)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});
