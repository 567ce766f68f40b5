// @proves rights-texts
import { describe, expect, test } from 'vitest';
import { authorities } from '../knowledge/load.ts';
import { redFlags, tipGroups } from './rights-practice.ts';
import { otherLaws, rights, violations } from './rights.ts';

const entryOf = (id: string) => authorities.get(id);

describe('the merchant rights guide', () => {
  test('has six rights, five violations, three groups of tips', () => {
    expect(rights.items).toHaveLength(6);
    expect(violations.items).toHaveLength(5);
    expect(tipGroups.groups).toHaveLength(3);
    for (const { tips } of tipGroups.groups) expect(tips.length).toBeGreaterThanOrEqual(3);
  });

  test('states the limits of each right, and what to do about each violation', () => {
    for (const { text, restsOn, endsWhere } of rights.items)
      for (const part of [text, restsOn, endsWhere]) expect(part.length, part).toBeGreaterThan(30);
    for (const { text, action } of violations.items)
      for (const part of [text, action]) expect(part.length, part).toBeGreaterThan(60);
  });

  test('starts its red flags with the spec’s two', () => {
    expect(redFlags.items.slice(0, 2).map(({ flag }) => flag)).toEqual([
      'A reserve over 10% of monthly volume',
      'A rolling reserve over 6 months',
    ]);
  });

  test('relies on authorities in the knowledge that may be cited', () => {
    for (const id of [...rights.items, ...violations.items].flatMap((item) => item.authorities))
      expect(entryOf(id), id).toMatchObject({ do_not_cite: false });
  });

  test('lists as not applicable only what the knowledge says not to cite', () => {
    for (const id of [...otherLaws.rows.map(({ authority }) => authority), otherLaws.noteAuthority])
      expect(entryOf(id), id).toMatchObject({ do_not_cite: true });
  });
});
