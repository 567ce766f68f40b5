import { expect, test } from 'vitest';
import { adverse } from './adverse.ts';
import { authorities, authorityOf } from './load.ts';

test.each(adverse)(
  '$authority_id favors the processor, is available to the analysis, and may not be cited in a letter',
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

test('every authority favoring the processor has an answer, except those on claims no letter asserts', () => {
  const answered = new Set(adverse.map((each) => each.authority_id));
  const open = [...authorities.values()]
    .filter((each) => each.side === 'processor' && !answered.has(each.id))
    .map((each) => each.id);
  // Restitution and unfair competition: the clauses assert neither.
  expect(open.sort()).toEqual(['durell-v-sharp', 'korea-supply', 'linear-tech']);
});

test('what stands beside an adverse authority is none that favors the processor', () => {
  const beside = adverse.flatMap((each) => each.beside ?? []);
  expect(beside.length).toBeGreaterThan(5);
  for (const id of beside) expect([id, authorityOf(id).side]).not.toEqual([id, 'processor']);
});
