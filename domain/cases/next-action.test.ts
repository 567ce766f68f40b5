import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isIsoDate } from '../calendar/business-days.ts';
import { caseStatuses, hasEnded } from './case.ts';
import type { LetterProgress } from './case-progress.ts';
import { letterStatuses, letterTypes } from '../letters/letter.ts';
import { nextActionOf, standingAction, type StoredAction } from './next-action.ts';
import type { StageCase, StageProgress } from './stage.ts';

const created_at = new Date('2026-03-02T15:00:00Z');
const today = '2026-03-11';
const open: StageCase = { status: 'intake', held_amount_cents: 1_000_00, created_at, cancelled_at: null };
const nothing: StageProgress = {
  analyzed_at: null,
  ending: null,
  signed_at: null,
  recovered_cents: 0,
  open_offers: 0,
  answer_by: null,
  accepted_offer: null,
  replied_on: null,
  letters: [],
};
/** Accepted on a Wednesday. */
const accepted_offer = { id: 'o', amount_cents: 5_00, at: new Date('2026-03-11T10:00:00Z') };
const letter = (more: Partial<LetterProgress> = {}): LetterProgress => ({
  id: 'a',
  type: 'initial',
  status: 'in_review',
  drafted_at: created_at,
  due_on: '2026-03-05',
  sent_at: null,
  delivered_on: null,
  reply_due_on: null,
  ...more,
});
const signed_at = new Date('2026-03-10T09:00:00Z');
const delivered = letter({
  status: 'delivered',
  sent_at: created_at,
  delivered_on: '2026-03-09',
  reply_due_on: '2026-03-23',
});

test('the rest of the money is due from the day that money was recorded, so that another entry withdrawn since hides no delay', () => {
  const part = { ...nothing, letters: [delivered], recovered_cents: 1_00 };
  expect(nextActionOf(open, part, today, null, { money_on: '2026-02-02' })).toMatchObject({
    step: 'recovering/rest:100',
    due_on: '2026-02-09',
  });
  const whole = { ...part, recovered_cents: 1_000_00 };
  expect(nextActionOf(open, whole, today, null, { money_on: '2026-02-02' })?.due_on).toBe('2026-02-09');
});

describe('an approved letter', () => {
  const approved = { ...nothing, letters: [letter({ status: 'approved' })] };
  const until = (leaves_by: string, progress: StageProgress = { ...approved, signed_at }) =>
    nextActionOf(open, progress, today, null, { leaves_by });

  test('is due on the last day it may leave under its date, if that comes before the promised day', () => {
    const words = 'Send the approved letter by March 12, 2026, or have it dated again';
    expect(until('2026-03-12')).toMatchObject({ words, due_on: '2026-03-12' });
    expect(until('2026-03-16')).toMatchObject({ due_on: '2026-03-13' });
    expect(until(today)).toMatchObject({ due_on: today });
  });
  test('is dated again once that day has passed, but only if the agreement is signed, so that it may leave', () => {
    expect(until('2026-03-10')).toMatchObject({
      words: 'Have the approved letter dated again and approved',
      due_on: today,
    });
    expect(until('2026-03-10', { ...approved, signed_at: null })).toMatchObject({
      words: 'Get the success-fee agreement signed',
    });
    expect(until('2026-03-12', { ...approved, signed_at: null })).toMatchObject({ due_on: '2026-03-12' });
  });
});

describe('our next action', () => {
  test.each<[string, Partial<StageCase>, Partial<StageProgress>, string, string]>([
    ['received: the promised review, within 48 hours', {}, {}, 'Review the application', '2026-03-04'],
    ['analyzed', {}, { analyzed_at: created_at }, 'Make sure the letter is drafted', '2026-03-04'],
    [
      'drafted',
      {},
      { letters: [letter({ status: 'draft' })] },
      "Put the letter into the attorney's review",
      '2026-03-05',
    ],
    [
      'in review: on its due day',
      {},
      { letters: [letter()] },
      'Make sure the attorney reviews the letter',
      '2026-03-05',
    ],
    [
      'approved, not signed for',
      {},
      { letters: [letter({ status: 'approved' })] },
      'Get the success-fee agreement signed',
      '2026-03-13',
    ],
    [
      'approved and signed for',
      {},
      { letters: [letter({ status: 'approved' })], signed_at },
      'Send the approved letter',
      '2026-03-13',
    ],
    [
      'approved long after the signature: today',
      {},
      { letters: [letter({ status: 'approved' })], signed_at: created_at },
      'Send the approved letter',
      today,
    ],
    [
      'being sent',
      {},
      { letters: [letter({ status: 'sending' })] },
      'Mail the letter and record its tracking number',
      '2026-03-12',
    ],
    [
      'sent: five business days later',
      {},
      { letters: [letter({ status: 'sent', sent_at: new Date('2026-03-06T10:00:00Z') })] },
      'Record the delivery',
      '2026-03-13',
    ],
    [
      'returned to sender: at once',
      {},
      { letters: [letter({ status: 'returned_to_sender', sent_at: created_at })] },
      'Check the address and send again',
      today,
    ],
    [
      'delivered: on the day the answer is due',
      {},
      { letters: [delivered] },
      'Send the follow-up if there is no reply',
      '2026-03-23',
    ],
    [
      'delivered, before the day was kept: ten business days',
      {},
      { letters: [{ ...delivered, reply_due_on: null }] },
      'Send the follow-up if there is no reply',
      '2026-03-23',
    ],
    [
      'the follow-up delivered',
      {},
      { letters: [delivered, { ...delivered, id: 'b', type: 'follow_up', reply_due_on: '2026-04-20' }] },
      'Send the final letter if there is no reply',
      '2026-04-20',
    ],
    [
      'the final letter delivered',
      {},
      { letters: [delivered, { ...delivered, id: 'b', type: 'final' }] },
      'Escalate if there is no reply',
      '2026-03-23',
    ],
    [
      'the last rung delivered',
      {},
      { letters: [delivered, { ...delivered, id: 'b', type: 'escalation' }] },
      'Decide next steps with the merchant',
      '2026-03-23',
    ],
    [
      'a follow-up in review after a delivery',
      {},
      { letters: [delivered, letter({ id: 'b', type: 'follow_up', due_on: '2026-03-25' })] },
      'Make sure the attorney reviews the letter',
      '2026-03-25',
    ],
    [
      'a follow-up that came back',
      {},
      { letters: [delivered, letter({ id: 'b', type: 'follow_up', status: 'returned_to_sender' })] },
      'Check the address and send again',
      today,
    ],
    [
      'in negotiation, and the last letter unanswered',
      { status: 'in_progress' },
      { letters: [delivered], replied_on: '2026-03-01' },
      'Follow up with the processor',
      '2026-03-23',
    ],
    [
      'an answer has come: it is read, in two business days',
      {},
      { letters: [delivered], replied_on: '2026-03-10' },
      'Read the processor’s reply and decide on the next letter',
      '2026-03-12',
    ],
    [
      'an answer to an earlier letter is none to this one',
      {},
      { letters: [delivered], replied_on: '2026-03-01' },
      'Send the follow-up if there is no reply',
      '2026-03-23',
    ],
    [
      'an offer with a last day',
      {},
      { letters: [delivered], open_offers: 1, answer_by: '2026-03-20' },
      "Get the merchant's answer to the offer",
      '2026-03-20',
    ],
    [
      'an offer without one',
      {},
      { letters: [delivered], open_offers: 1 },
      "Get the merchant's answer to the offer",
      '2026-03-16',
    ],
    [
      'an offer beside money that has come',
      {},
      { letters: [delivered], open_offers: 1, answer_by: '2026-03-20', recovered_cents: 100_00 },
      "Get the merchant's answer to the offer",
      '2026-03-20',
    ],
    [
      'an accepted offer, whatever the processor wrote before',
      { status: 'in_progress' },
      { letters: [delivered], replied_on: '2026-03-10', accepted_offer },
      'See that counsel tells the processor that the offer is accepted, and follow up on the money',
      '2026-03-12',
    ],
    [
      'part of the money back',
      {},
      { letters: [delivered], recovered_cents: 1 },
      'Follow up on the rest of the money',
      '2026-03-18',
    ],
    [
      'all of it back, still open',
      {},
      { letters: [delivered], recovered_cents: 1_000_00 },
      'Settle the fee and close the case',
      '2026-03-18',
    ],
    [
      'cancelled by its merchant, given an open status since',
      { cancelled_at: created_at },
      {},
      'Close the cancelled case',
      today,
    ],
  ])('%s', (_, theCase, progress, words, due_on) => {
    expect(nextActionOf({ ...open, ...theCase }, { ...nothing, ...progress }, today)).toMatchObject({ words, due_on });
  });

  test.each(['resolved', 'closed'] as const)('a %s case has no next action', (status) => {
    expect(nextActionOf({ ...open, status }, { ...nothing, letters: [delivered] }, today)).toBeNull();
  });
});

test('a reply without a due date is the same step every day', () => {
  const known: StageProgress = { ...nothing, letters: [{ ...delivered, delivered_on: null, reply_due_on: null }] };
  expect(nextActionOf(open, known, today)).toMatchObject({ due_on: today });
  expect(nextActionOf(open, known, '2026-03-12')?.step).toBe(nextActionOf(open, known, today)?.step);
});

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days));
const instant = day.map((each) => new Date(`${each}T12:00:00Z`));
const anyLetter = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...letterTypes),
  status: fc.constantFrom(...letterStatuses),
  drafted_at: instant,
  due_on: day,
  sent_at: fc.option(instant),
  delivered_on: fc.option(day),
  reply_due_on: fc.option(day),
});
const anyCase = fc.record({
  status: fc.constantFrom(...caseStatuses),
  held_amount_cents: fc.option(fc.nat()),
  created_at: instant,
  cancelled_at: fc.option(instant),
});
const anyProgress = fc.record({
  analyzed_at: fc.option(instant),
  ending: fc.constant(null),
  signed_at: fc.option(instant),
  recovered_cents: fc.oneof(fc.constant(0), fc.nat()),
  open_offers: fc.nat({ max: 3 }),
  answer_by: fc.option(day),
  accepted_offer: fc.option(fc.record({ id: fc.uuid(), amount_cents: fc.nat(), at: instant })),
  replied_on: fc.option(day),
  letters: fc.array(anyLetter, { maxLength: 4 }),
});

test.each([
  ['approved', 'send', 'Settle what keeps the letter from being sent: It is.'],
  ['sending', 'post', 'Do not post the letter: It is.'],
  ['sending', 'held', 'Have the letter that was held back sent, or returned by its attorney: It is.'],
] as const)('a letter that is %s and may not take its step %s is looked at today', (status, step, words) => {
  const barred = { step, key: 'case:changed', text: 'It is.' };
  const progress = { ...nothing, signed_at, letters: [letter({ status })] };
  expect(nextActionOf(open, progress, today, null, { barred })).toMatchObject({
    step: expect.stringMatching(/barred:a:\w+:case:changed$/),
    words,
    due_on: today,
  });
  expect(
    nextActionOf(open, progress, today, null, { barred: { ...barred, text: 'x'.repeat(900) } })?.words.length,
  ).toBeLessThan(300);
});

test('what staff typed about an offer ends with its acceptance', () => {
  const stage = (progress: Partial<StageProgress>) => nextActionOf(open, { ...nothing, ...progress }, today)?.stage;
  expect(stage({ open_offers: 1 })).toBe('offer_made');
  expect(stage({ accepted_offer })).toBe('offer_accepted');
  expect(stage({ accepted_offer, open_offers: 1 })).toBe('offer_made');
});

test('every open case has a next action with a date, an ended one has none, and the step does not depend on today', () => {
  fc.assert(
    fc.property(anyCase, anyProgress, day, day, (theCase, progress, one, other) => {
      const action = nextActionOf(theCase, progress, one);
      expect(action === null).toBe(hasEnded(theCase.status));
      if (!action) return;
      expect(isIsoDate(action.due_on)).toBe(true);
      expect(action.words.length).toBeGreaterThan(5);
      expect(action.words.length).toBeLessThanOrEqual(300);
      expect(nextActionOf(theCase, progress, other)).toMatchObject({ step: action.step, words: action.words });
    }),
    { numRuns: 1_000 },
  );
});

describe('a case that was left to be planned', () => {
  const plan = nextActionOf(open, { ...nothing, letters: [letter()] }, today);
  const left = (next_action_for: string | null): StoredAction => ({
    next_action: 'What stood',
    next_action_on: today,
    next_action_for,
    next_action_was_on: '2026-03-01',
  });
  const planned = { next_action: plan?.words, next_action_on: plan?.due_on, next_action_for: plan?.step };
  const was = { next_action_on: '2026-03-01' };

  test.each([
    ['gets the plan of its new step', 'analyzed/draft', planned],
    ['gets its first plan', null, planned],
    ['keeps the day of a step that it is still at, however late that is', plan?.step ?? '', { ...planned, ...was }],
    [
      'keeps what staff typed in its stage',
      'hand:with_attorney',
      { ...was, next_action: 'What stood', next_action_for: 'hand:with_attorney' },
    ],
    ['drops what staff typed in an earlier stage', 'hand:analyzed', planned],
  ])('%s', (_title, before, expected) => {
    expect(standingAction(left(before), plan)).toEqual({ ...expected, next_action_was_on: null });
  });

  test('has nothing to plan once it has ended', () => {
    expect(standingAction(left(null), null)).toEqual({ ...left(null), next_action_was_on: null });
  });
});
