import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { authorities } from '../load.ts';
import { slotsOf, textsOf } from '../clause.ts';
import { clauses, hashOf } from './clauses.ts';

const outsideSlots = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');
const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|percent)\b/i;

test('clause ids are unique and start with their family', () => {
  expect(new Set(clauses.map((each) => each.id)).size).toBe(clauses.length);
  for (const clause of clauses) expect(clause.id.startsWith(`${clause.family}.`)).toBe(true);
});

test('a condition on replies keeps the hash under which attorneys confirmed it, when it was called answers', () => {
  const clause = (when: object) => ({ id: 'a', when: { letters: ['final'], ...when }, text: 'So "replies": yes' });
  const confirmed = createHash('sha256').update(JSON.stringify(clause({ answers: ['none'] })));
  expect(hashOf(clause({ replies: ['none'] }))).toBe(confirmed.digest('hex'));
});

test.each(clauses.map((each) => [each.id, each] as const))(
  'clause %s has figures, case names and citations only in slots',
  (_id, clause) => {
    for (const text of textsOf(clause)) {
      const words = outsideSlots(text);
      expect(words).not.toMatch(/[0-9§%$]/);
      expect(words).not.toMatch(/\bv\.|\bAct\b|\bU\.S\.C\b/);
      expect(words).not.toMatch(numberWords);
      expect(words).not.toMatch(/[{}]/);
    }
  },
);

test.each(clauses.map((each) => [each.id, each] as const))('clause %s cites only usable authorities', (_id, clause) => {
  for (const slot of textsOf(clause).flatMap(slotsOf)) {
    if (slot.kind !== 'authority') continue;
    const entry = authorities.get(slot.id);
    expect(entry?.usable && !entry.do_not_cite, slot.id).toBe(true);
  }
});
