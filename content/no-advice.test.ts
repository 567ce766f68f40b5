import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../knowledge/clause.ts';
import { clauses } from '../knowledge/clauses/clauses.ts';
import { authorityOf } from '../knowledge/load.ts';
import { profiles } from '../knowledge/processors/profiles.ts';

const folder = new URL('.', import.meta.url);
/** Every text of ours that a merchant or a processor reads: the pages, and the clauses of letters. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(md|ts)$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'));
const ours = [
  ...pages,
  ...clauses.flatMap(textsOf),
  ...Object.values(profiles).flatMap(({ escalation_ladder: ladder, cautions, agreements }) => [
    ...ladder,
    ...cautions.map(({ text }) => text),
    ...agreements.flatMap(({ adverse }) => adverse.map(({ plain }) => plain)),
  ]),
];

test('no text advises closing the account, which a hold may forbid and which releases nothing', () => {
  const advised = /(?:^|[.:;] |\byou (?:should|can|may|could) )close (?:your|the) account/gim;
  expect(ours.length).toBeGreaterThan(300);
  expect('Close your account before the new terms begin.').toMatch(advised);
  expect(ours.flatMap((text) => [...text.matchAll(advised)].map(([found]) => found))).toEqual([]);
});

test('MATCH code 04 counts Mastercard’s own figures, and what one author reports of MATCH Pro waits for its source', () => {
  const { proposition, verify_note: note } = authorityOf('mc-match');
  expect(proposition).toContain('Mastercard chargebacks over 1% of Mastercard sales');
  expect(note).toMatch(/30 calendar days.*one author\): do not state it/);
  expect(ours.filter((text) => text.includes('MATCH Pro'))).toEqual([]);
  for (const text of ours.filter((each) => each.includes('$5,000 in a month')))
    expect(text).toMatch(/Mastercard(?:’s|'s)? (?:own|sales|chargebacks)/);
});
