import { expect, test } from 'vitest';
import { blocksOf } from '../../testing/letters/sample-letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import type { Finding, LetterBlock } from '../../domain/letters/letter.ts';
import { draftLetter } from '../draft-letter.ts';
import { verifyLetter } from '../verify-letter.ts';

const [golden] = goldens;
if (!golden) throw new Error('no golden letter');
const { document, factSheet, plan } = draftLetter(golden.request);

const verdictOf = (own: LetterBlock[]) =>
  verifyLetter({ ...document, blocks: [...document.blocks, ...own] }, factSheet, {
    confirmedAuthorityIds: plan.authorityRefs,
  });
const paragraphs = (...texts: string[]): LetterBlock[] => blocksOf(texts.map((text) => ({ kind: 'paragraph', text })));
const isOfSize = ({ key }: Finding): boolean => key.startsWith('too-much:');

test.each<[string, LetterBlock[], string]>([
  ['a paragraph of “$1,$1,”', paragraphs('$1,'.repeat(251)), 'This text has 251 figures'],
  ['a paragraph without end', paragraphs('word '.repeat(1_201)), 'This text has 6,005 characters'],
  ['a word without end', paragraphs(`See ${'a'.repeat(301)} here.`), 'A word of this text has 301 characters'],
  ['a run of combining marks', paragraphs(`a${'\u0301'.repeat(400)}`), 'A word of this text has 401 characters'],
  [
    'an item of a list',
    blocksOf([{ kind: 'list', text: 'We ask:', items: ['$1,'.repeat(300)] }]),
    'This text has 300 figures',
  ],
  [
    'a row of a table',
    blocksOf([{ kind: 'table', text: '', rows: [['Item'], Array.from({ length: 8 }, () => '1 '.repeat(50))] }]),
    'This text has 400 figures',
  ],
])('%s has one finding, which is red and says what is too much', (_what, own, why) => {
  const { ok, findings, checked } = verdictOf(own);
  expect(findings).toEqual([
    expect.objectContaining({ severity: 'red', block_id: 'b1', why: expect.stringContaining(`${why}, and at most`) }),
  ]);
  expect({ ok, checked }).toEqual({ ok: false, checked: 0 });
});

test('each block that holds more than can be checked is named', () => {
  const { findings } = verdictOf(paragraphs('$1,'.repeat(251), 'We ask again.', '1 '.repeat(999)));
  expect(findings.map(({ block_id }) => block_id)).toEqual(['b1', 'b3']);
});

test.each<[string, LetterBlock[], string]>([
  ['characters', paragraphs(...Array.from({ length: 12 }, () => 'word '.repeat(1_100))), 'characters'],
  ['figures', paragraphs(...Array.from({ length: 8 }, () => '$1, '.repeat(200))), 'figures'],
  [
    'sentences',
    paragraphs(...Array.from({ length: 100 }, (_, at) => `We say ${at}. We ask. We write. We wait. Please answer.`)),
    'sentences of its own',
  ],
])('a letter with too many %s has one red finding and is not checked', (_what, own, of) => {
  const { ok, findings } = verdictOf(own);
  expect(findings).toEqual([expect.objectContaining({ severity: 'red', block_id: null })]);
  expect(findings[0]?.why).toMatch(new RegExp(`^This letter has [\\d,]+ ${of}, and at most`));
  expect(ok).toBe(false);
});

test('a table of eighty sales and a page without paragraphs are checked as usual', () => {
  const rows = Array.from({ length: 79 }, (_, at) => [`Aug ${(at % 28) + 1}, 2026`, `$${at + 100}.00`]);
  const { findings, checked } = verdictOf([
    ...blocksOf([{ kind: 'table', text: 'The sales:', rows: [['Date', 'Amount'], ...rows] }]),
    ...paragraphs('We say what we have said before, and say it once more. '.repeat(100)),
  ]);
  expect(checked).toBeGreaterThan(80);
  expect(findings.filter(isOfSize)).toEqual([]);
});

test.each(['February 30, 2026', 'October 40, 4608', '2026-02-31', '31 June 2026'])(
  '%s is not a calendar day, and is red as a figure without a source',
  (day) => {
    const { ok, findings } = verdictOf(paragraphs(`We count the days from ${day}, 15 days in all.`));
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'red', check: 'fact', block_id: 'b1' }));
    expect(ok).toBe(false);
  },
);
