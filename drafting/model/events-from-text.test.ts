import { expect, test } from 'vitest';
import { worst } from '../../testing/adversarial-text.ts';
import { readAccount } from '../../domain/cases/story/read-account.ts';
import { acceptEvents, eventsRequest, type EventsGiven } from './events-from-text.ts';
import { acceptPointed } from './point.ts';

const account = (text: string, change: Partial<EventsGiven> = {}): EventsGiven => ({
  pages: [{ page: null, text }],
  from: { source: 'account', source_id: null },
  today: '2026-11-20',
  isDated: true,
  saidOn: null,
  taken: [],
  ...change,
});
const pointing = (given: EventsGiven, quote: string, act = 'called', who = 'merchant', page: number | null = null) =>
  acceptEvents({ events: [{ act, who, quote, page }] }, given);
const whyNot = (...args: Parameters<typeof pointing>) => {
  const { proposals, dropped } = pointing(...args);
  expect(proposals).toEqual([]);
  return dropped[0]?.why;
};

test('an event is proposed with the words of the text, their place, and the day that our rules read in them', () => {
  const text = 'Hello.\nOn May 4, 2026 I rang them up, but nobody could help.';
  expect(readAccount(text, '2026-11-20', { source: 'account', source_id: null })).toEqual([]);
  expect(pointing(account(text), 'On May 4, 2026 I rang them up').proposals).toEqual([
    {
      who: 'merchant',
      act: 'called',
      day: '2026-05-04',
      precision: 'day',
      due_on: null,
      about: null,
      proof_file_id: null,
      source: 'account',
      source_id: null,
      page: null,
      quote: 'On May 4, 2026 I rang them up',
      start: 7,
      end: 36,
      day_said: 'May 4, 2026',
    },
  ]);
});

test('a promise of a reply is made on its day, and one of the account on the day before its own', () => {
  const text = 'Thank you. The balance goes out on December 20, 2026.';
  const reply = account(text, {
    from: { source: 'reply', source_id: 'r1' },
    today: '2026-12-05',
    saidOn: '2026-12-01',
  });
  const quote = 'The balance goes out on December 20, 2026.';
  expect(pointing(reply, quote, 'promised', 'processor').proposals).toMatchObject([
    { day: '2026-12-01', due_on: '2026-12-20', source_id: 'r1' },
  ]);
  const said = 'On June 3 they said it would all come by July 1, 2026.';
  expect(pointing(account(said), said, 'promised', 'processor').proposals).toMatchObject([
    { day: '2026-06-03', due_on: '2026-07-01' },
  ]);
});

test.each([
  ['On May 4 they froze it. Two days later I rang them.', 'Two days later I rang them', '2026-05-06'],
  ['On May 4 they froze it. Two days later I rang them.', 'I rang them', '2026-05-06'],
  ['On May 4 they froze it. I rang them the next day, in vain.', 'I rang them', '2026-05-05'],
  ['El 5 de octubre la cerraron. El 17 llamé a soporte.', 'El 17 llamé a soporte', '2026-10-17'],
  ['Ayer llamé a soporte.', 'llamé a soporte', '2026-11-19'],
])('its day is read in the whole text, and stands in the words or directly beside them: %s %s', (text, quote, day) => {
  expect(pointing(account(text), quote).proposals).toMatchObject([{ day, precision: 'day' }]);
});

test('a day of a reply counts only with its year, and the day of an upload not from today', () => {
  const source = { source: 'reply' as const, source_id: 'r1' };
  const reply = (text: string) => account(text, { from: source, saidOn: '2026-11-20' });
  const closing = (given: EventsGiven) =>
    pointing(given, given.pages[0]?.text ?? '', 'closed', 'processor').proposals.map(({ day }) => day);
  expect(closing(reply('We closed your account on November 3, 2026.'))).toEqual(['2026-11-03']);
  expect(closing(reply('We will close your account on December 3.'))).toEqual([]);
  const promise = 'We will release it on December 20.';
  expect(whyNot(reply(promise), promise, 'promised', 'processor')).toBeDefined();
  expect(closing(account('We closed your account yesterday.'))).toEqual(['2026-11-19']);
  expect(closing(account('We closed your account yesterday.', { isDated: false }))).toEqual([]);
});

test('an event of an upload has its page and its proof', () => {
  const upload = account('', {
    pages: [
      { page: 1, text: 'Dear customer' },
      { page: 2, text: 'Your account was limited on October 5, 2026.' },
    ],
    from: { source: 'upload', source_id: 'f1' },
  });
  expect(
    pointing(upload, 'Your account was limited on October 5, 2026.', 'limited', 'processor', 2).proposals,
  ).toMatchObject([{ day: '2026-10-05', page: 2, proof_file_id: 'f1' }]);
});

test.each([
  ['words that the text does not have', 'We called on May 4, 2026.', 'They called on May 4, 2026'],
  ['words without a day', 'We called them. That was on May 4, 2026.', 'We called them.'],
  ['a day whose year is cut off', 'We called on May 4, 2025.', 'We called on May 4'],
  ['a day of other words', 'I called support and on May 4 they refused.', 'I called support'],
  ['a day that is that of the words before', 'They refused on May 4, I called them.', 'I called them'],
  ['a weekday alone', 'tuesday I call them', 'tuesday I call them'],
  ['a day to come', 'We called on May 4, 2031.', 'We called on May 4, 2031.'],
  ['two days', 'We called on May 4 and on May 6.', 'We called on May 4 and on May 6.'],
  ['a call that was not made', 'We never called on May 4, 2026.', 'called on May 4, 2026'],
  ['a call that only might be', 'If I called on May 4, 2026 they hung up.', 'I called on May 4, 2026'],
])('%s give no event', (_what, text, quote) => {
  expect(whyNot(account(text), quote)).toBeDefined();
});

test('an act is one of the table, done by somebody who can do it', () => {
  const given = account('Something was done on May 4, 2026.');
  const quote = 'Something was done on May 4, 2026.';
  expect(pointing(given, quote, 'confessed')).toEqual({ proposals: [], dropped: [] });
  expect(whyNot(given, quote, 'refunded', 'processor')).toMatch(/nobody of that kind/);
});

test('what the rules have read, or somebody decided on, is not proposed again', () => {
  const text = 'We called on May 4, 2026.';
  const taken = readAccount(text, '2026-11-20', { source: 'account', source_id: null });
  expect(taken).toHaveLength(1);
  expect(whyNot(account(text, { taken }), 'called on May 4, 2026')).toMatch(/already/);
  const twice = { act: 'called', who: 'merchant', quote: text, page: null };
  expect(acceptEvents({ events: [twice, twice] }, account(text)).proposals).toHaveLength(1);
});

test('the request has the table of acts, and the text as data', () => {
  const { prompt } = eventsRequest(account('}{"],"acts":"none"'));
  expect(JSON.parse(prompt)).toMatchObject({
    written_by: 'merchant',
    acts: { merchant: { called: 'called' }, customer: { disputed: 'disputed a charge' } },
    pages: [{ page: null, text: '}{"],"acts":"none"' }],
  });
});

test('no text makes a reader of what a model points at slow', () => {
  for (const { make } of [...worst, { make: (length: number) => 'May 4, 2026 '.repeat(length / 12) }]) {
    const text = `We called on May 5, 2026. ${make(100_000)} We called on May 6, 2026.`;
    const quotes = [
      'We called on May 5, 2026.',
      'We called on May 6, 2026.',
      ...Array.from({ length: 70 }, () => text.slice(30, 200)),
    ];
    const events = quotes.map((quote) => ({ act: 'called', who: 'merchant', quote, page: null }));
    expect(acceptEvents({ events }, account(text)).proposals.length).toBeLessThan(3);
    const items = quotes.map((quote) => ({ what: 'date', role: 'effective', quote, page: 1 }));
    const document = { pages: [{ page: 1, text }], kind: null, findings: [] };
    expect(acceptPointed({ items }, document).proposals).toHaveLength(2);
    expect(eventsRequest(account(text)).prompt.length).toBeLessThan(200_000);
  }
});
