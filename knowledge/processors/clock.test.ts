import { expect, test } from 'vitest';
import type { Agreement } from './agreement.ts';
import { holdClocks } from './clock.ts';
import { profiles } from './profiles.ts';

const agreements: readonly Agreement[] = Object.values(profiles).flatMap((each) => each.agreements);

test.each(agreements)('$id: every hold with days says what they are counted from, and no other does', ({ holds }) => {
  for (const { term, days, counts } of holds) expect([term, counts !== undefined]).toEqual([term, days !== null]);
});

test.each(agreements)('$id: the clock has every hold with days, each with its quote', (agreement) => {
  const clocks = holdClocks(agreement);
  expect(clocks.map(({ term }) => term)).toEqual(
    agreement.holds.filter(({ days }) => days !== null).map(({ term }) => term),
  );
  for (const { days, clause } of clocks) expect(clause.quote).toContain(String(days));
});

test.each(agreements)('$id: small claims waits only where it is open at all', ({ procedure }) => {
  if (procedure.small_claims_waits?.value) expect(procedure.small_claims.value).toBe(true);
});
