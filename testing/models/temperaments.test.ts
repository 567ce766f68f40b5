import { describe, expect, test } from 'vitest';
import { blockOf } from '../../drafting/model/paragraphs.ts';
import { withBlocks } from '../../drafting/model/places.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { account, cassettes, document, given, judged, play, wishes, type Outcome } from './temperaments.ts';

const sources = new Map(judged.sources.map((source) => [source.id, source]));
const ownMarks = /[\p{N}$%§"“”{}[\]*<>@]|www/u;

/** A sentence without everything that its sources print. */
const withoutPrints = (text: string, rests: readonly string[]): string =>
  rests
    .flatMap((id) => Object.values(sources.get(id)?.prints ?? {}))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (left, print) => left.replaceAll(print, '').replaceAll(print.charAt(0).toUpperCase() + print.slice(1), ''),
      text,
    );

/** What may never happen, whatever a model answers. */
function hold(outcome: Outcome): void {
  expect(outcome.calls).toBeLessThan(outcome.to === 'paragraphs' ? 3 : 2);
  switch (outcome.to) {
    case 'paragraphs': {
      const { stands } = outcome;
      const sentences = stands.flatMap((each) => each.sentences);
      for (const { text, rests_on: ids } of sentences) {
        expect(ids.length > 0 && ids.every((id) => sources.has(id))).toBe(true);
        expect(withoutPrints(text, ids)).not.toMatch(ownMarks);
      }
      const added = stands.map((each) => ({ after: each.after, block: blockOf(each) }));
      const redsOf = (letter: typeof given.document) =>
        verifyLetter(letter, given.sheet, given.verify).findings.filter(({ severity }) => severity === 'red');
      expect(redsOf(withBlocks(given.document, added))).toEqual(redsOf(given.document));
      expect(sentences.length).toBeLessThan(17);
      return;
    }
    case 'judge':
      // It accuses each sentence once at most, and does nothing else.
      expect(judged.sentences.map(({ id }) => id)).toEqual(
        expect.arrayContaining(outcome.stands.map(({ sentence }) => sentence)),
      );
      expect(new Set(outcome.stands.map(({ sentence }) => sentence)).size).toBe(outcome.stands.length);
      return;
    case 'point':
      for (const { page, start, end, confidence } of outcome.stands) {
        const text = document.pages.find((each) => each.page === page)?.text ?? '';
        expect(text.slice(start, end)).not.toBe('');
        expect(confidence).toBeLessThan(0.6);
      }
      return;
    case 'events':
      for (const { quote, start, end } of outcome.stands)
        expect(account.pages[0]?.text.slice(start ?? 0, end ?? 0)).toBe(quote);
      return;
    case 'wishes':
      expect(outcome.stands.map(({ text }) => text)).toEqual(wishes);
      expect(outcome.stands.flatMap(({ rests_on: ids }) => ids ?? []).filter((id) => !sources.has(id))).toEqual([]);
      return;
    case 'notes':
      expect(outcome.stands.length).toBeLessThan(9);
      for (const { text, rests_on: ids } of outcome.stands) {
        expect(text).not.toMatch(ownMarks);
        expect(ids.length > 0 && ids.every((id) => sources.has(id))).toBe(true);
      }
  }
}

describe.each(cassettes())('a model of the temperament $temperament', ({ answers }) => {
  test.each(answers.map((answer, at) => ({ ...answer, at: at + 1 })))(
    'harms nothing by its answer $at, to $to, by either wire',
    async ({ at: _at, ...answer }) => {
      const outcome = await play(answer, 'compatible');
      hold(outcome);
      expect(await play(answer, 'anthropic')).toEqual(outcome);
    },
  );
});

test('the sample shows an answer that stands and one that does not', async () => {
  const sample = cassettes().find(({ temperament }) => temperament === 'sample');
  const outcomes = await Promise.all((sample?.answers ?? []).map((answer) => play(answer, 'compatible')));
  expect(outcomes.map(({ stands, calls }) => [stands.length, calls])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});
