import { expect, test } from 'vitest';
import { writtenCase } from '../../testing/models/written-case.ts';
import { readInstructions } from '../plan/read-instructions.ts';
import { acceptParagraphs, paragraphsRequest } from './paragraphs.ts';
import { sourcesFor } from './sources.ts';
import { acceptWishes, goalsOf, openWishes, wishesDone, wishesRequest } from './wishes.ts';

const wishes = ['Mention that the Merchant sent the documents', 'Please say that the carrier confirmed delivery.'];
const given = { ...writtenCase(), wishes };
const answered = {
  wishes: [
    { wish: 'w1', supports: ['event_3', 'event_99', 'merchant_legal'] },
    { wish: 'w7', supports: ['event_1'] },
  ],
};
const supported = acceptWishes(answered, given);
const happened = acceptParagraphs(
  {
    paragraphs: [
      {
        about: 'what_happened',
        sentences: [{ text: 'On {date:event_3}, {event:event_3}.', rests_on: ['event_3'], is: 'fact' }],
      },
    ],
  },
  given,
).paragraphs;

test('a wish yields the ids that this case has, and one without an answer none', () => {
  expect(supported).toEqual([
    { text: wishes[0], rests_on: ['event_3'] },
    { text: wishes[1], rests_on: [] },
  ]);
  for (const output of [null, 'yes', { wishes: [{ wish: 'w1' }] }])
    expect(acceptWishes(output, given).flatMap(({ rests_on: ids }) => ids)).toEqual([]);
});

test('staff learn what became of each wish', () => {
  const sources = sourcesFor(given);
  expect(wishesDone(supported, happened, sources)).toEqual({
    applied: [
      {
        text: wishes[0],
        effect:
          'A suggested paragraph uses what is on file: September 28, 2026: the Merchant reports sending you documents.',
      },
    ],
    not_applied: [{ text: wishes[1], why: 'Not applied: nothing on file says that the carrier confirmed delivery.' }],
  });
  expect(wishesDone(supported, [], sources).not_applied[0]?.why).toMatch(/^Not applied: no sentence about it stood/);
  const bare = [{ text: 'Be more vivid!', rests_on: [] }];
  expect(wishesDone(bare, [], sources).not_applied[0]?.why).toBe(
    'Not applied: nothing on file supports “Be more vivid”.',
  );
});

test('the words of a wish reach neither the writer nor a letter', () => {
  const goals = goalsOf(supported);
  expect(goals).toEqual([['event_3']]);
  const { prompt } = paragraphsRequest({ ...given, goals });
  expect(prompt).toContain('"event_3"');
  for (const wish of wishes) expect(prompt).not.toContain(wish);
  expect(wishesRequest(given).prompt).toContain(wishes[0]);
});

test('what the settings understand, and a threat, is not put to a model', () => {
  const read = readInstructions(`Make it firmer. Threaten them with the attorney general. ${wishes.join('. ')}`);
  expect(openWishes(read)).toEqual([`${wishes[0]}.`, wishes[1]]);
});
