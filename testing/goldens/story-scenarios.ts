import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { HarmReport } from '../../domain/cases/story/harm.ts';
import type { Reply } from '../../drafting/facts/case-file.ts';
import { fullCase } from '../cases/sample-cases.ts';
import { caseWithRecords, exportsOf } from './accounts.ts';
import { before, dates, paypalRefusal } from './history.ts';
import { first, packet, unread, type Golden } from './scenario.ts';

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

const happened = (
  who: CaseEvent['who'],
  act: CaseEvent['act'],
  day: string,
  more: Partial<CaseEvent> = {},
): CaseEvent => ({ ...typedEvent, who, act, day, ...more });
const inNotice = (quote: string): Partial<CaseEvent> => ({
  source: 'upload',
  source_kind: 'hold_notice',
  quote,
  proof_file_id: 'file-hold_notice',
});

/** Called, sent what was asked for, and asked for release: before a first letter that has records, too. */
const paypalEvents: readonly CaseEvent[] = [
  happened('merchant', 'called', '2026-09-16'),
  happened('processor', 'asked_for_documents', '2026-09-18', { about: 'invoices and tracking' }),
  happened('merchant', 'sent_documents', '2026-09-22', { proof_file_id: 'file-proof_of_fulfillment' }),
  happened('merchant', 'asked_for_release', '2026-10-19'),
];
const stripeEvents: readonly CaseEvent[] = [
  happened('merchant', 'asked_for_reason', '2026-09-17'),
  happened('merchant', 'verified', '2026-09-24'),
  happened('processor', 'raised_reserve', '2026-09-28'),
  happened('customer', 'disputed', '2026-10-05', { precision: 'about' }),
];
const shopifyEvents: readonly CaseEvent[] = [
  happened('merchant', 'delivered', '2026-09-18', { proof_file_id: 'file-proof_of_fulfillment' }),
  happened('merchant', 'sent_documents', '2026-09-21', { about: 'tracking of all open orders' }),
  happened('processor', 'answered', '2026-09-25', { about: 'that the review goes on' }),
];
const escalationEvents: readonly CaseEvent[] = [
  happened('processor', 'limited', '2026-05-11', inNotice('Your account has been limited.')),
  happened('merchant', 'wrote', '2026-05-13'),
  happened('merchant', 'sent_documents', '2026-05-20'),
  happened('bank', 'returned_payment', '2026-06-01', { precision: 'month' }),
  happened('merchant', 'asked_for_release', '2026-11-09'),
];
const harm = (...harms: HarmReport['harms']): HarmReport => ({ harms: [...harms], words: null });

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
  first('paypal', 'records-events', 'records prove the sum, and the merchant tells what was tried', {
    packet,
    caseFile: {
      ...(await caseWithRecords('paypal', exportsOf.paypal, {
        answers: { 'begins:paypal': 'yes', 'reserve-days:paypal': '30' },
        fields: { account_opened_on: '2026-02-02' },
      })),
      events: paypalEvents,
      harm: harm({ kind: 'suppliers', amount_cents: 9_400_00, on_day: null }),
    },
  }),
  first('stripe', 'records-events', 'a reserve that was raised, and a verification', {
    packet,
    caseFile: { ...(await caseWithRecords('stripe', exportsOf.stripe)), events: stripeEvents },
  }),
  unread('shopify', 'records-events', 'orders that were delivered, with proof', {
    caseFile: {
      ...(await caseWithRecords('shopify', exportsOf.shopify)),
      events: shopifyEvents,
      harm: harm({ kind: 'orders', amount_cents: null, on_day: null }),
    },
  }),
  first('paypal', 'escalation-events', 'a decision is asked for, after what was tried', {
    letterType: 'escalation',
    dated: dates.escalation,
    priorLetters: before.escalation,
    replies: [paypalRefusal],
    packet,
    caseFile: {
      ...(await caseWithRecords('paypal', exportsOf.paypalClosed, { fields: { hold_started_on: '2026-05-11' } })),
      events: escalationEvents,
      harm: harm({ kind: 'rent', amount_cents: 3_200_00, on_day: null }),
    },
  }),
];
