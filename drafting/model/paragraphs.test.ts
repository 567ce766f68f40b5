import { describe, expect, test } from 'vitest';
import { writtenCase } from '../../testing/models/written-case.ts';
import { verifyLetter } from '../verify-letter.ts';
import { acceptParagraphs, blockOf, paragraphsRequest, writerSources } from './paragraphs.ts';
import { withBlocks } from './places.ts';
import type { ModelSentence } from './sentence.ts';

const given = writtenCase(1);
const sentence = (text: string, rests: string[] = [], is: ModelSentence['is'] = 'fact'): ModelSentence => ({
  text,
  rests_on: [...new Set([...rests, ...[...text.matchAll(/:([\w-]+)\}/g)].map(([, id = '']) => id)])],
  is,
});
const called = sentence('On {date:event_1}, {event:event_1}.');
const asked = sentence('On {date:event_2}, {event:event_2}.');
const sent = sentence('They followed on {date:event_3} and are {exhibit:event_3_exhibit}.', ['event_3']);
const story = [called, asked, sent];
const answered = (sentences: unknown[], about = 'what_happened') => ({ paragraphs: [{ about, sentences }] });
const read = (sentences: unknown[], about?: string) => acceptParagraphs(answered(sentences, about), given);
const whyOf = (bad: ModelSentence) => {
  const { paragraphs, fallen } = read([...story, bad]);
  expect(paragraphs[0]?.sentences).toHaveLength(3);
  return fallen.map(({ why }) => why);
};

test('sentences that stand make a paragraph of the letter, with their values filled in', () => {
  const { paragraphs, fallen } = read(story);
  expect(fallen).toEqual([]);
  expect(paragraphs.map(blockOf)).toEqual([
    {
      id: 'model.what_happened',
      kind: 'paragraph',
      clause_id: null,
      text: 'The Merchant reports calling you on September 16, 2026. The Merchant reports that on September 21, 2026, you asked for documents. They followed on September 28, 2026 and are Exhibit D.',
      fact_refs: ['event_1', 'event_2', 'event_3', 'event_3_exhibit'],
      authority_refs: [],
    },
  ]);
  const letter = withBlocks(
    given.document,
    paragraphs.map((each) => ({ after: each.after, block: blockOf(each) })),
  );
  expect(verifyLetter(letter, given.sheet, given.verify).findings).toEqual(
    verifyLetter(given.document, given.sheet, given.verify).findings,
  );
  const at = letter.blocks.findIndex(({ id }) => id === 'model.what_happened');
  expect(letter.blocks[at - 1]?.id).toBe('facts.chronology');
});

describe('a sentence falls alone', () => {
  test.each([
    ['that rests on nothing', sentence('The hold has no end in sight.'), 'rests on nothing'],
    [
      'that rests on an event which is no longer confirmed',
      sentence('On {date:event_4}, {event:event_4}.'),
      'rests on what nobody has confirmed (event_4)',
    ],
    [
      'that rests on somebody else’s fact',
      sentence('The reserve of another case is {fact:other_reserve}.'),
      'rests on what this case does not have (other_reserve)',
    ],
    [
      'that prints what it does not rest on',
      { ...sentence('You hold {fact:held_amount}.'), rests_on: ['hold_started'] },
      'prints what it does not rest on (held_amount)',
    ],
    [
      'whose slot has no value of its kind',
      sentence('You hold {date:held_amount}.'),
      'has a slot that prints nothing (date:held_amount)',
    ],
    ['with a slot of no kind', sentence('You are {name:merchant_legal}.', ['event_1']), /unknown slot/],
    ['with markup', sentence('You **must** answer.', ['event_1']), /markup/],
    ['with a digit', sentence('You hold $500.', ['event_1']), /a digit/],
    ['with a digit of another script', sentence('You hold ٤٨.', ['event_1']), /digit|odd/],
    ['with a number in words', sentence('The Merchant called seven times.', ['event_1']), /number in words/],
    ['with a time in words', sentence('You answered within a week.', ['event_1']), /number in words/],
    ['with a share in words', sentence('You hold half of the sales.', ['event_1']), /number in words/],
    ['with a section sign', sentence('The rule is § b.', ['event_1']), /cites/],
    ['with a case', sentence('It follows from Guild v. Payco.', ['event_1']), /cites/],
    ['with a law', sentence('This is against the Electronic Fund Transfer Act.', ['event_1']), /cites/],
    ['with a link', sentence('The rest is at www.example.org.', ['event_1']), /link/],
    ['with a quotation mark', sentence('You called it a “review”.', ['event_1']), /quotation/],
    ['with single quotation marks', sentence('You called it a ‘review’.', ['event_1']), /quotation/],
    ['with an exhibit of its own', sentence('The refusal is Exhibit Z.', ['event_1']), /exhibit/],
    ['with a name', sentence('The call was taken by Rupert Vandermeer.', ['event_1']), /a name/],
    ['with a name at its beginning', sentence('Vandermeer took the call.', ['event_1']), /a name/],
    ['with the processor’s name', sentence('The account at Square was limited.', ['event_1']), /a name/],
    ['with a demand', sentence('You must release the account.', ['event_1']), /only a clause/],
    [
      'with where money goes',
      sentence('Please wire the rest into the account at the bank.', ['event_1']),
      /only a clause/,
    ],
    ['with an act of the processor', sentence('You then limited the account.', ['event_2']), /what somebody did/],
    ['with an act of the merchant', sentence('The Merchant has sent them.', ['event_3']), /what somebody did/],
    ['with an act of somebody else', sentence('An executive called the Merchant.', ['event_2']), /what somebody did/],
    ['that dates a report by another day', sentence('On {date:event_1}, {event:event_2}.'), /dates a report/],
    [
      'that dates a report in its own words',
      sentence('Between {date:event_2} and {date:event_3}, the Merchant reports that documents were sent.'),
      /dates a report/,
    ],
    ['that puts an event under a day', sentence('Since {date:hold_started}, {event:event_3}.'), /dates a report/],
    ['with an absolute claim', sentence('The Merchant has always been prompt.', ['event_2']), /never or always/],
    ['with an act of nobody', sentence('The documents were not answered.', ['event_3']), /what somebody did/],
    ['with a threat', sentence('Keeping it would be theft.', ['event_1']), /threatens/],
    ['with a regulator', sentence('The attorney general may ask as well.', ['event_1']), /threatens/],
    ['with a state of mind', sentence('You knew that the orders were delivered.', ['event_1']), /knows/],
    ['with an offer', sentence('The Merchant would settle for a part.', ['event_1']), /offers/],
    ['with a concession', sentence('You were entitled to a hold.', ['event_1']), /offers/],
    ['of two sentences', sentence('You asked. The Merchant answered.', ['event_1']), /one sentence/],
    ['of more than 400 characters', sentence(`It goes on${' and on'.repeat(70)}.`, ['event_1']), /longer than 400/],
    ['without an end', sentence('You asked for documents', ['event_1']), /one sentence/],
    [
      'that the verifier does not let stand',
      sentence('The refusal, which is enclosed, says why.', ['event_1']),
      /verifier/,
    ],
  ])('%s', (_what, bad, why) => {
    expect(whyOf(bad)).toEqual([typeof why === 'string' ? why : expect.stringMatching(why)]);
  });
});

test('a sentence may say what somebody did as the Merchant’s report', () => {
  expect(read([sentence('The Merchant reports that the documents were sent.', ['event_3'])]).fallen).toEqual([]);
});

test('the day of an event stands beside the act, also where the model put it before the report', () => {
  const texts = ['On {date:event_1}, {event:event_1}.', '{event:event_1} on {date:event_1}.', '{event:event_1}.'];
  const other = 'The hold began on {date:hold_started}, and {event:event_1}.';
  const said = read([...texts, other].map((text) => sentence(text))).paragraphs[0]?.sentences.map(({ text }) => text);
  expect(said?.slice(0, 3)).toEqual(texts.map(() => 'The Merchant reports calling you on September 16, 2026.'));
  expect(said?.[3]).toMatch(/^The hold began on .*, and the Merchant reports calling you on September 16, 2026\.$/);
});

test('a sentence may begin with a word that is no name', () => {
  for (const start of ['Payroll', 'Suppliers', 'Nothing', 'Orders'])
    expect(read([sentence(`${start} came of it.`, ['event_1'])]).fallen).toEqual([]);
});

test('a law is cited by its own sentence alone', () => {
  const law = sentence('{proposition:locke-v-warner}', [], 'argument');
  const { paragraphs } = read([law], 'answer');
  expect(paragraphs.map(blockOf)).toMatchObject([
    {
      text: expect.stringMatching(/^A party with contractual discretion .* \(1997\)\.$/),
      authority_refs: ['locke-v-warner'],
    },
  ]);
  expect(whyOf({ ...law, text: 'It is settled that {proposition:locke-v-warner}.' })).toEqual([
    'says more than the law that it cites',
  ]);
});

test('a paragraph that loses half of its sentences falls, and the others stay', () => {
  const bad = sentence('You knew.', ['event_1']);
  const harm = { about: 'harm', sentences: [sentence('The Merchant reports {fact:harm}.')] };
  const { paragraphs, fallen, lost } = acceptParagraphs(
    { paragraphs: [{ about: 'what_happened', sentences: [called, asked, bad, bad] }, harm] },
    given,
  );
  expect(paragraphs.map(({ about }) => about)).toEqual(['harm']);
  expect(fallen.filter(({ why }) => why === 'stood in a paragraph that lost half')).toHaveLength(2);
  expect(lost).toBe(1);
});

test('more than sixteen sentences or 220 words are not taken', () => {
  const many = read([...Array.from({ length: 16 }, () => called), called]);
  expect(many.paragraphs[0]?.sentences).toHaveLength(16);
  const long = sentence(`On {date:event_1}, {event:event_1}${' and again'.repeat(20)}.`);
  const words = read(Array.from({ length: 6 }, () => long))
    .paragraphs.map(blockOf)[0]
    ?.text.split(' ');
  expect(words?.length).toBeGreaterThan(180);
  expect(words?.length).toBeLessThan(221);
});

test('a paragraph that is in the letter already is not asked for again', () => {
  const [paragraph] = read(story).paragraphs;
  if (!paragraph) throw new Error('no paragraph');
  const document = withBlocks(given.document, [{ after: paragraph.after, block: blockOf(paragraph) }]);
  expect(paragraphsRequest(given).prompt).toContain('"what_happened"');
  expect(paragraphsRequest({ ...given, document }).prompt).not.toContain('"what_happened"');
  expect(acceptParagraphs(answered(story), { ...given, document }).paragraphs).toEqual([]);
});

test('a paragraph of no kind, of a kind twice, or without a place is left out', () => {
  const twice = acceptParagraphs({ paragraphs: [...answered(story).paragraphs, ...answered(story).paragraphs] }, given);
  expect(twice.paragraphs).toHaveLength(1);
  expect(read(story, 'demand').paragraphs).toEqual([]);
});

test.each([[null], ['Sure, here is your letter'], [{ paragraphs: 'none' }], [{ paragraphs: [null, 7] }], [[]]])(
  'an answer of another shape gives nothing: %j',
  (output) => {
    expect(acceptParagraphs(output, given)).toMatchObject({ paragraphs: [], isRead: false });
  },
);

test('the writer is given ids and values, and no name, number of an account, contact, address or text', () => {
  const { prompt, system } = paragraphsRequest(given);
  const hidden = Object.values(given.sheet.facts)
    .filter(({ kind }) => ['name', 'id', 'contact', 'address'].includes(kind))
    .map(({ display }) => display);
  const typed = ['stated_reason', 'product', 'refund_policy'].map((id) => given.sheet.facts[id]?.display ?? id);
  expect(hidden.length).toBeGreaterThan(8);
  for (const each of [...hidden, ...typed]) expect(`${prompt}${system}`).not.toContain(each);
  const { sources }: { sources: { id: string }[] } = JSON.parse(prompt);
  expect(sources.filter(({ id }) => id === 'held_amount' || id === 'event_1')).toEqual([
    { id: 'held_amount', about: 'Amount withheld', value: given.sheet.facts['held_amount']?.display, slots: ['fact'] },
    {
      id: 'event_1',
      about: 'Event',
      value: 'the Merchant reports calling you on September 16, 2026',
      slots: ['event', 'date'],
    },
  ]);
  expect(prompt).not.toContain('event_4');
});

test('the writer is given what the letter says, its law and what supports a wish, and nothing else that is on file', () => {
  const idsOf = (goals: string[][]) => writerSources({ ...given, goals }).map(({ id }) => id);
  const ids = idsOf([]);
  for (const id of ['held_amount', 'event_1', 'exhibit_hold_notice', 'harm', 'locke-v-warner'])
    expect(ids).toContain(id);
  for (const id of ['limitation_date', 'deadline', 'domestic_transaction_percentage']) expect(ids).not.toContain(id);
  expect(idsOf([['domestic_transaction_percentage', 'limitation_date']]).filter((id) => !ids.includes(id))).toEqual([
    'domestic_transaction_percentage',
  ]);
});

test('what is counted from events is given only while all of them are confirmed', () => {
  const isGiven = (unconfirmed: number) => writerSources(writtenCase(unconfirmed)).some(({ id }) => id === 'tried');
  expect([isGiven(0), isGiven(1)]).toEqual([true, false]);
});
