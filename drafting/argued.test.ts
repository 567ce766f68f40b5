import { describe, expect, test } from 'vitest';
import type { CaseEvent } from '../domain/cases/story/case-event.ts';
import type { Processor } from '../domain/processors.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { before, dates } from '../testing/goldens/history.ts';
import { storyGoldens, typedEvent } from '../testing/goldens/story-scenarios.ts';
import { draftLetter, type DraftRequest } from './draft-letter.ts';
import type { Reply } from './facts/case-file.ts';
import { letterAsText, wordCount } from './text/render-text.ts';
import { verifyLetter } from './verify-letter.ts';

const happened = (
  who: CaseEvent['who'],
  act: CaseEvent['act'],
  day: string,
  more: Partial<CaseEvent> = {},
): CaseEvent => ({ ...typedEvent, who, act, day, ...more });
const shown = { proof_file_id: 'file-proof_of_fulfillment' };
const inTheirWords = (quote: string): Partial<CaseEvent> => ({
  source: 'upload',
  source_kind: 'processor_reply',
  quote,
});

const asked = happened('processor', 'asked_for_documents', '2026-09-21');
const sent = happened('merchant', 'sent_documents', '2026-09-28', shown);
const verified = happened('merchant', 'verified', '2026-09-24');
const delivered = happened('merchant', 'delivered', '2026-09-18', shown);
const raised = happened('processor', 'raised_reserve', '2026-09-28');
const askedWhy = happened('merchant', 'asked_for_reason', '2026-09-17');
const promised = happened('processor', 'promised', '2026-10-12', {
  ...inTheirWords('We will release the balance on November 1, 2026.'),
  due_on: '2026-11-01',
});
const reply = (kind: Reply['kind'], words: string | null = null): Reply => ({
  received_on: '2026-12-01',
  kind,
  amount_cents: null,
  words,
});

type Story = {
  events: CaseEvent[];
  reason?: string | null;
  processor?: Processor;
  replies?: Reply[];
};

function drafted({ events, reason, processor = 'square', replies }: Story) {
  const { fields, ...rest } = fullCase(processor);
  const request: DraftRequest = {
    caseFile: {
      ...rest,
      events,
      fields: {
        ...fields,
        hold_started_on: '2026-09-14',
        ...(reason !== undefined && { reason_given: reason }),
      },
    },
    letterType: replies ? 'follow_up' : 'initial',
    dated: replies ? dates.follow_up : dates.initial,
    firm,
    mailingAddress: null,
    ...(replies && { priorLetters: before.follow_up, replies }),
  };
  return draftLetter(request);
}

const argues = /^(?:reason\.(?:papers|verified|delivered|asked)|grounds\.(?:promise|raised))/;
const argued = (story: Story): string[] =>
  drafted(story)
    .document.blocks.filter(({ id }) => argues.test(id))
    .map(({ text }) => text);

const papers =
  'The Merchant reports that you asked for documents on September 21, 2026, and that it sent you documents on September 28, 2026 (Exhibit D)';
const kept =
  'On October 12, 2026 you promised release of the funds on November 1, 2026; that day has passed, and our file has no release since.';
const who = 'We need to verify who owns the company';

describe('a letter argues from a confirmed event, by its day and exhibit', () => {
  test.each<[string, Story, string]>([
    ['documents that followed a request', { events: [asked, sent] }, `${papers}; please name anything still missing.`],
    [
      'documents, where the answer to the reason asks already what is wrong with them',
      { events: [asked, sent], reason: who },
      `${papers}.`,
    ],
    [
      'documents that followed a request in the processor’s own words',
      { events: [{ ...asked, ...inTheirWords('Please send tracking for recent orders.') }, sent] },
      'You asked for documents on September 21, 2026, and the Merchant reports that it sent you documents on September 28, 2026 (Exhibit D); please name anything still missing.',
    ],
    [
      'a verification that was completed',
      { events: [verified], reason: who },
      'The Merchant reports completing your verification on September 24, 2026.',
    ],
    [
      'orders that were delivered, the newest that a file shows',
      {
        events: [delivered, { ...delivered, day: '2026-09-19', proof_file_id: null }],
        reason: 'Orders appear to be unfulfilled',
      },
      'The Merchant reports delivering orders to its customers on September 18, 2026 (Exhibit D); no hold for delivery can secure those.',
    ],
    [
      'a reason that was asked for and is not on file',
      { events: [askedWhy], reason: null },
      'The Merchant reports asking you for the reason of the hold as early as September 17, 2026.',
    ],
    [
      'a reserve that was raised',
      { events: [raised] },
      'The Merchant reports that you raised the reserve on September 28, 2026; please produce the calculation for that day, too.',
    ],
    [
      'a reserve that was raised, in the processor’s own words',
      { events: [{ ...raised, ...inTheirWords('We have raised your reserve.') }] },
      'You raised the reserve on September 28, 2026; please produce the calculation for that day, too.',
    ],
    [
      'a promise whose day has passed, the newest in the processor’s own words',
      { events: [promised, { ...promised, day: '2026-10-20', due_on: '2026-11-10', source: 'account' }] },
      kept,
    ],
    [
      'a day of release that was moved and has passed',
      { events: [promised, { ...promised, act: 'moved_date', day: '2026-10-30', due_on: '2026-11-15' }] },
      'On October 30, 2026 you moved the day of release to November 15, 2026; that day has passed, and our file has no release since.',
    ],
    ['a promise, in a later letter too', { events: [promised], replies: [reply('refusal', 'We will not pay.')] }, kept],
  ])('%s', (_what, story, sentence) => {
    const { document, factSheet, plan } = drafted(story);
    expect(argued(story)).toEqual([sentence]);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(30);
    expect(verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings).toEqual([]);
  });
});

describe('and from none that lacks what its sentence needs', () => {
  const partly = { ...promised, act: 'released' as const, day: '2026-11-03', due_on: null };
  test.each<[string, Story]>([
    ['a request and no documents', { events: [asked] }],
    ['documents without a request on file', { events: [sent] }],
    ['documents of the day of the request', { events: [asked, { ...sent, day: asked.day }] }],
    ['documents after which more was asked for', { events: [asked, sent, { ...asked, day: '2026-10-05' }] }],
    [
      'documents after which more may have been asked for',
      { events: [asked, sent, { ...asked, day: '2026-09-01', precision: 'month' }] },
    ],
    ['documents sent on a day that is not known', { events: [asked, { ...sent, precision: 'about' }] }],
    [
      'documents, and a reply that asks for more',
      { events: [asked, sent], replies: [reply('request_for_documents', 'Please send supplier invoices.')] },
    ],
    [
      'documents, where the tax law may hold the money',
      { events: [asked, sent], reason: 'Backup withholding for the IRS' },
    ],
    ['a verification, where another reason was given', { events: [verified] }],
    [
      'a verification after which documents were asked for',
      { events: [verified, { ...asked, day: '2026-09-30' }], reason: who },
    ],
    [
      'orders delivered that nothing shows',
      { events: [{ ...delivered, proof_file_id: null }], reason: 'Orders appear to be unfulfilled' },
    ],
    ['orders delivered, where another reason was given', { events: [delivered] }],
    ['a reason asked for and given', { events: [askedWhy] }],
    ['a reserve raised as the hold began', { events: [{ ...raised, day: '2026-09-14' }] }],
    [
      'what happened before the hold',
      {
        events: [
          { ...asked, day: '2026-03-02' },
          { ...sent, day: '2026-03-09' },
          { ...verified, day: '2026-03-09' },
        ],
        reason: who,
      },
    ],
    ['a reserve, of a gateway', { events: [raised], processor: 'authorize_net' }],
    ['a promise as the Merchant reports it', { events: [{ ...promised, source: 'account', source_kind: null }] }],
    ['a promise whose day has not passed', { events: [{ ...promised, due_on: '2026-12-24' }] }],
    ['a promise after which something was released', { events: [promised, partly] }],
    [
      'a promise after which a reply came with a release',
      {
        events: [promised],
        replies: [{ ...reply('partial_release', 'We have released a part.'), amount_cents: 100_00 }],
      },
    ],
  ])('%s', (_what, story) => {
    expect(argued(story)).toEqual([]);
  });
});

test('what is not listed still stands against an argument', () => {
  const calls = [15, 16, 17, 18, 19, 20].map((day) => happened('merchant', 'called', `2026-09-${day}`));
  const story = [...calls, asked, sent];
  expect(argued({ events: story })).toHaveLength(1);
  expect(argued({ events: [...story, { ...asked, day: '2026-11-20' }] })).toEqual([]);
});

test('a promise of the newest reply is said once: by the ground where that argues from it, else where it is answered', () => {
  const words = 'We will release the balance on December 8, 2026.';
  const replies = [reply('automatic', words)];
  const event = { ...promised, day: '2026-12-01', due_on: '2026-12-08', source: 'reply' as const, quote: words };
  const passed = (events: CaseEvent[]): string[] =>
    drafted({ events, replies })
      .document.blocks.filter(({ id }) => id.endsWith('.promise'))
      .map(({ id }) => id);
  expect(passed([event])).toEqual(['grounds.promise']);
  expect(passed([])).toEqual(['answer.promise']);
  expect(passed([{ ...event, source: 'account' }])).toEqual(['answer.promise']);
});

test('where a first letter has no room, what is argued goes before a row of the chronology', () => {
  const golden = storyGoldens.find(({ name }) => name === 'paypal-records-events');
  if (!golden) throw new Error('no golden');
  const { request } = golden;
  const drafts = [[], [happened('merchant', 'called', '2026-10-05', { about: 'the list of all open shipments' })]].map(
    (more) => {
      const events = [...(request.caseFile.events ?? []), ...more];
      const { document } = draftLetter({ ...request, caseFile: { ...request.caseFile, events } });
      const text = letterAsText(document);
      return {
        rows: text.match(/\| {2}The Merchant reports /g)?.length,
        argues: text.includes('please name anything still missing'),
        isShort: wordCount(document) <= 1400,
      };
    },
  );
  expect(drafts).toEqual([
    { rows: 4, argues: true, isShort: true },
    { rows: 5, argues: false, isShort: true },
  ]);
});
