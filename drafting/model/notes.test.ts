import { expect, test } from 'vitest';
import { writtenCase } from '../../testing/models/written-case.ts';
import { acceptNotes, notesRequest } from './notes.ts';

const given = writtenCase();
const note = (text: string, rests: string[] = ['event_3']) => ({ kind: 'risk', text, rests_on: rests });
const whyNot = (bad: object) => {
  const { notes, dropped } = acceptNotes({ notes: [bad, note('The Merchant may lack proof of receipt.')] }, given);
  expect(notes).toHaveLength(1);
  return dropped.map(({ why }) => why);
};

test('a note is bound to what is on file, and may name a risk that no letter may name', () => {
  const notes = [
    note('The processor may say that it knew nothing of the documents.'),
    note('Would the Merchant settle?'),
  ];
  expect(acceptNotes({ notes }, given)).toEqual({ notes, dropped: [] });
});

test.each([
  ['a digit', note('There are 3 events.'), /digit/],
  ['a number in words', note('There are three events.'), /number/],
  ['a share', note('It is likely by ninety percent.'), /number/],
  ['nothing to rest on', note('There is a risk.', []), /nothing/],
  ['a source of another case', note('There is a risk.', ['other']), /does not have/],
  ['a slot', note('The sum is {fact:held_amount}.', ['held_amount']), /slot/],
  ['a link', note('See www.example.org for more.'), /link/],
  ['a name', note('Ask Rupert Vandermeer.'), /name/],
  ['a citation', note('See Guild v. Payco.'), /cites/],
])('a note with %s is dropped', (_what, bad, why) => {
  expect(whyNot(bad)).toEqual([expect.stringMatching(why)]);
});

test('there are at most eight notes, and none in an answer of another shape', () => {
  const notes = Array.from({ length: 12 }, () => note('There is a risk.'));
  expect(acceptNotes({ notes }, given).notes).toHaveLength(8);
  for (const output of [null, 'none', { notes: 7 }, { notes: [{ text: 'x' }] }])
    expect(acceptNotes(output, given)).toEqual({ notes: [], dropped: [] });
});

test('the request names no party of the case', () => {
  const { prompt } = notesRequest(given);
  const names = Object.values(given.sheet.facts).filter(({ kind }) => kind === 'name');
  for (const { display } of names) expect(prompt).not.toContain(display);
});
