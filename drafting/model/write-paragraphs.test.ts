import { expect, test } from 'vitest';
import { writtenCase } from '../../testing/models/written-case.ts';
import type { Request } from './ask.ts';
import { acceptVerdicts } from './judge.ts';
import { writeParagraphs } from './write-paragraphs.ts';

const given = writtenCase();
const happened = (number: number) => ({
  text: `On {date:event_${number}}, {event:event_${number}}.`,
  rests_on: [`event_${number}`],
  is: 'fact',
});
const mindful = { text: 'You knew it.', rests_on: ['event_1'], is: 'fact' };
const good = { paragraphs: [{ about: 'what_happened', sentences: [happened(1), happened(2), happened(3)] }] };
const bad = { paragraphs: [{ about: 'what_happened', sentences: [happened(1), mindful] }] };

/** A model that gives these answers in turn, and what it was asked. */
function playing(...answers: unknown[]) {
  const asked: Request[] = [];
  const ask = async (request: Request): Promise<unknown> => {
    asked.push(request);
    return answers[asked.length - 1];
  };
  return { ask, asked };
}
const supported = (sentence: string) => ({ sentence, verdict: 'supported', words: 'the Merchant reports' });
const all = ['what_happened-1', 'what_happened-2', 'what_happened-3'];

test('an answer that stands takes one call', async () => {
  const writer = playing(good);
  expect(await writeParagraphs(given, writer.ask, null)).toMatchObject({
    paragraphs: [{ about: 'what_happened', after: 'facts.chronology' }],
    fallen: [],
    note: null,
  });
  expect(writer.asked).toHaveLength(1);
});

test('where half of the paragraphs is lost the writer is asked once more, with the faults named', async () => {
  const writer = playing(bad, good);
  expect((await writeParagraphs(given, writer.ask, null)).paragraphs).toHaveLength(1);
  expect(writer.asked[0]?.prompt).not.toContain('did_not_stand');
  expect(writer.asked[1]?.prompt).toContain('It says what somebody knows, wants or thinks.');
});

test.each([
  ['half is lost twice', [bad, bad, good], /Twice/],
  ['no answer can be read', ['no', null, good], /could be read/],
  ['an answer that was cut off comes twice', [null, null, good], /could be read/],
])('there are at most two calls and no paragraphs where %s', async (_what, answers, note) => {
  const writer = playing(...answers);
  expect(await writeParagraphs(given, writer.ask, null)).toMatchObject({
    paragraphs: [],
    note: expect.stringMatching(note),
  });
  expect(writer.asked).toHaveLength(2);
});

test('a model that cannot be asked is not asked again', async () => {
  const writer = playing(undefined);
  expect(await writeParagraphs(given, writer.ask, null)).toMatchObject({
    paragraphs: [],
    note: expect.stringContaining('no answer.'),
  });
  expect(writer.asked).toHaveLength(1);
});

test('a model that cannot be asked a second time leaves nothing behind', async () => {
  const writer = playing(bad, undefined);
  expect((await writeParagraphs(given, writer.ask, null)).paragraphs).toEqual([]);
  expect(writer.asked).toHaveLength(2);
});

test('a case of which there is nothing to say asks nobody', async () => {
  const writer = playing(good);
  const document = { ...given.document, blocks: given.document.blocks.filter(({ id }) => id.startsWith('demand')) };
  expect((await writeParagraphs({ ...given, document }, writer.ask, null)).note).toMatch(/nothing from which/);
  expect(writer.asked).toEqual([]);
});

test('the judge is asked once, and what it accuses is left out', async () => {
  const judge = playing({
    verdicts: [
      supported(all[0] ?? ''),
      supported(all[1] ?? ''),
      { sentence: all[2], verdict: 'contradicted', words: '' },
    ],
  });
  const { paragraphs, fallen } = await writeParagraphs(given, playing(good).ask, judge.ask);
  expect(paragraphs[0]?.sentences.map(({ id }) => id)).toEqual(all.slice(0, 2));
  expect(fallen.map(({ why }) => why)).toEqual(['is contradicted by its sources, says the judge']);
  expect(judge.asked).toHaveLength(1);
});

test.each([
  ['none', undefined],
  ['an empty one', { verdicts: [] }],
  ['another shape', 'supported'],
  ['other ids', { verdicts: ['x', 'y', 'z'].map(supported) }],
  ['words that no source has', { verdicts: all.map((id) => ({ ...supported(id), words: 'the processor admits' })) }],
  ['no words', { verdicts: all.map((id) => ({ ...supported(id), words: '' })) }],
  [
    'praise and blame of one',
    { verdicts: all.flatMap((id) => [supported(id), { sentence: id, verdict: 'not_in_sources', words: '' }]) },
  ],
])('a verdict of the judge that is %s keeps everything out', async (_what, verdicts) => {
  const { paragraphs, note } = await writeParagraphs(given, playing(good).ask, playing(verdicts).ask);
  expect(paragraphs).toEqual([]);
  expect(note).not.toBeNull();
});

test('a judge adds nothing to what stands without one', async () => {
  const without = await writeParagraphs(given, playing(good).ask, null);
  const judge = playing({ verdicts: all.map(supported) });
  expect(await writeParagraphs(given, playing(good).ask, judge.ask)).toEqual(without);
  expect(acceptVerdicts({ verdicts: all.map(supported) }, { sentences: [], sources: [] })).toEqual([]);
});
