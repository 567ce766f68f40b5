import { expect, test } from 'vitest';
import { adverse } from './adverse.ts';
import { authorities, authorityOf } from './load.ts';

test.each(adverse)(
  '$authority_id speaks for the processor, may be analyzed, and is kept out of letters',
  ({ authority_id, weakens, answer }) => {
    expect(authorityOf(authority_id)).toMatchObject({
      side: 'processor',
      analysis_ok: true,
      usable: false,
      do_not_cite: false,
    });
    expect(`${weakens} ${answer}`).not.toMatch(/\d|§/);
  },
);

test('every authority of the processor’s side has its answer, but for those on claims that no letter makes', () => {
  const answered = new Set(adverse.map((each) => each.authority_id));
  const open = [...authorities.values()]
    .filter((each) => each.side === 'processor' && !answered.has(each.id))
    .map((each) => each.id);
  // Restitution and the unfair competition statute: claims that the clauses do not plead.
  expect(open.sort()).toEqual(['durell-v-sharp', 'korea-supply', 'linear-tech']);
});
