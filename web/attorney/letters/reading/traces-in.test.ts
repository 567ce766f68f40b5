import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { isTraced, tracesIn } from './traces-in.ts';

const fact = (id: string, display: string): LetterView['facts'][number] => ({
  id,
  label: id,
  display,
  kind: 'money',
  value: display,
  field: null,
  source: 'Application: Amount held',
  file_id: null,
});
const authority = {
  id: 'foley',
  citation: 'Foley v. Interactive Data Corp., 47 Cal. 3d 654 (1988)',
  title: 'Foley v. Interactive Data Corp.',
} as LetterView['authorities'][number];
const sources = {
  facts: [
    fact('held', '$23,418.09'),
    fact('reserve', '$23,418.09'),
    fact('start', 'March 4, 2026'),
    fact('name', 'Byron LLC'),
  ],
  authorities: [authority],
  exhibits: [
    { label: 'A', description: 'Notice', file_id: null },
    { label: 'B', description: 'Statement', file_id: null },
  ],
};
const stands = (text: string) =>
  tracesIn(text, sources).map(({ words, facts, authorities, exhibits }) => [
    words,
    ...facts.map(({ id }) => id),
    ...authorities.map(({ id }) => id),
    ...exhibits.map(({ label }) => label),
  ]);

test('each figure, date, exhibit and citation of a text is traced to its sources, once and in the order of the text', () => {
  expect(
    stands(
      'Since **March 4, 2026** Square holds $23,418.09 of Byron LLC (Exhibits A and B): Foley v. Interactive Data Corp., 47 Cal. 3d 654 (1988). Release $23,418.09.',
    ),
  ).toEqual([
    ['March 4, 2026', 'start'],
    ['$23,418.09', 'held', 'reserve'],
    ['Exhibits A and B', 'A', 'B'],
    ['Foley v. Interactive Data Corp., 47 Cal. 3d 654 (1988)', 'foley'],
  ]);
});

test('a figure, a day, a share, a section or an exhibit that is not on file has no source', () => {
  const found = tracesIn('Pay $23,418 by March 5, 2026 with 9.5 % under § 9.2(b), in 270 days (Exhibit C).', sources);
  expect(found.map(({ words }) => words)).toEqual([
    '$23,418',
    'March 5, 2026',
    '9.5 %',
    '§ 9.2(b)',
    '270',
    'Exhibit C',
  ]);
  expect(found.filter(isTraced)).toEqual([]);
});

test('figures are compared as a whole, and a text without figures has no traces', () => {
  expect(stands('They hold $23,418.091 and 1,$23,418.09 of Byron LLC.')).not.toContainEqual([
    '$23,418.09',
    'held',
    'reserve',
  ]);
  expect(stands('We look forward to your answer.')).toEqual([]);
});
