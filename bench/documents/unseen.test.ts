import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest } from '../../domain/documents/digest.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import { isInvented, mistakesOf, noticesFound, scoreOf, type Scored } from './score.ts';
import { train, trainingTexts } from './train-kinds.ts';
import { freshDocuments, unseenDocuments, type WrittenDocument } from './unseen.ts';

test('the stored weights come from the training texts, and no unseen document is a training text', () => {
  const texts = trainingTexts();
  expect(texts.length).toBeGreaterThanOrEqual(300);
  const file = new URL('../../domain/documents/kind-model/weights.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(train(texts));
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  const trained = texts.map(({ text }) => plain(text)).join('|');
  for (const { lines } of unseenDocuments())
    for (const sentence of lines
      .join(' ')
      .split(/[.:!?]/)
      .map(plain))
      if (sentence.trim().split(' ').length > 7) expect(trained).not.toContain(sentence.trim());
});

/** What is found in the documents. Fails if any of it is invented. */
const scoredOf = (documents: readonly WrittenDocument[]): Scored[] =>
  documents.map(({ kind, truth, lines }) => {
    const { kind: guessed, findings } = digest({
      pages: 1,
      read: [{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }],
    });
    expect(findings.filter((each) => isInvented(each, lines.join('\n')))).toEqual([]);
    return { kind, guessed, truth, found: findings };
  });

test('kinds, notices, amounts, dates and addressees of unseen wordings are found, and none is invented', () => {
  const scored = scoredOf(unseenDocuments());
  const score = scoreOf(scored);
  expect(scored.length).toBeGreaterThanOrEqual(70);
  expect(score.kindRight).toBeGreaterThanOrEqual(0.95);
  expect(noticesFound(scored)).toBeGreaterThanOrEqual(0.95);
  expect(score.amounts.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.dates.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.addressees.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.addressees.wrong).toBe(0);
});

test('the texts that led to corrections are read right, except columns separated by two spaces', () => {
  const scored = scoredOf(freshDocuments());
  const wrong = scored.filter((each) => mistakesOf(each).length > 0);
  expect(wrong.map(({ truth }) => truth)).toEqual([
    expect.arrayContaining([{ role: 'gross_volume', value: 4_402_190 }]),
  ]);
});

test('a sum in another currency counts neither for nor against what is found in dollars', () => {
  const truth = [{ role: 'document_date' as const, value: '2026-05-12' }];
  const rest = { page: 1, snippet: '', confidence: 1 };
  const found = [
    { what: 'foreign_amount' as const, role: 'held' as const, value: '18,905.44 CAD', ...rest },
    { what: 'date' as const, ...truth[0], ...rest },
  ] as Finding[];
  const scored: Scored = { kind: 'hold_notice', guessed: 'hold_notice', truth, found };
  expect(mistakesOf(scored)).toEqual([]);
  expect(scoreOf([scored]).amounts.wrong).toBe(0);
});

test.each(['SEPTEMBER 1, 2026', 'September 1, 2026', 'sept 1, 2026', '09/01/2026'])(
  'a day counts as written, not invented, in capitals and in small letters: %s',
  (text) => {
    expect(isInvented({ what: 'date', value: '2026-09-01' }, text)).toBe(false);
    expect(isInvented({ what: 'date', value: '2026-10-01' }, text)).toBe(true);
  },
);
