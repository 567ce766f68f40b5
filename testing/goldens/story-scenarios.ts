import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { HarmReport } from '../../domain/cases/story/harm.ts';
import type { Reply } from '../../drafting/facts/case-file.ts';
import { fullCase } from '../cases/sample-cases.ts';
import { before, dates } from './history.ts';
import { first, packet, type Golden } from './scenario.ts';

/** An event as the merchant typed and confirmed it. */
export const typedEvent: CaseEvent = {
  id: '0198c9a0-0000-7000-8000-000000000001',
  who: 'merchant',
  act: 'wrote',
  day: '2026-10-05',
  precision: 'day',
  due_on: null,
  about: null,
  proof_file_id: null,
  source: 'account',
  source_id: null,
  source_kind: null,
  page: null,
  quote: null,
  start: null,
  end: null,
  day_said: null,
};
const squareEvents: readonly CaseEvent[] = [
  { ...typedEvent, act: 'called', day: '2026-09-16' },
  {
    ...typedEvent,
    who: 'processor',
    act: 'asked_for_documents',
    day: '2026-09-21',
    about: 'tracking of recent orders',
  },
  {
    ...typedEvent,
    act: 'sent_documents',
    day: '2026-09-28',
    about: 'the tracking that you asked for',
    proof_file_id: 'file-proof_of_fulfillment',
  },
  { ...typedEvent, who: 'bank', act: 'returned_payment', day: '2026-10-01', precision: 'month' },
];
const squareHarm: HarmReport = {
  harms: [
    { kind: 'payroll', amount_cents: 12_000_00, on_day: '2026-12-01' },
    { kind: 'suppliers', amount_cents: null, on_day: null },
  ],
  words: 'We had to let two people go before the season',
};
const ebayPromise: Reply = {
  received_on: '2026-12-01',
  kind: 'automatic',
  amount_cents: null,
  words: 'We will release the balance on December 8, 2026.',
};
const ebayEvents: readonly CaseEvent[] = [
  { ...typedEvent, act: 'asked_for_release', day: '2026-11-09' },
  {
    ...typedEvent,
    who: 'processor',
    act: 'promised',
    day: '2026-12-01',
    due_on: '2026-12-08',
    source: 'reply',
    quote: 'We will release the balance on December 8, 2026.',
  },
];

/** Letters of a merchant who confirmed what happened, and reported what the hold does to the business. */
export const storyGoldens: readonly Golden[] = [
  first('square', 'events', 'the merchant confirmed what happened, with proof of one event', {
    packet,
    caseFile: { ...fullCase('square'), events: squareEvents, harm: squareHarm },
  }),
  first('ebay', 'follow-up-events', 'a promise in the processor’s own words was not kept', {
    letterType: 'follow_up',
    dated: dates.follow_up,
    priorLetters: before.follow_up,
    replies: [ebayPromise],
    packet,
    caseFile: { ...fullCase('ebay'), events: ebayEvents, harm: { harms: [], words: 'Two of us now live on savings' } },
  }),
];
