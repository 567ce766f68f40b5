// @proves case-stage
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseStatuses } from './case.ts';
import type { LetterProgress } from './case-progress.ts';
import { letterStatuses, type LetterStatus } from '../letters/letter.ts';
import {
  stageOf,
  stages,
  statusBeside,
  type Stage,
  type StageCase,
  type StageProgress,
  type StageView,
} from './stage.ts';

const submitted = new Date('2026-11-20T15:00:00Z');
type Facts = Partial<StageCase & StageProgress> & { letterStatuses?: readonly LetterStatus[] };

const letter = (status: LetterStatus, index = 0): LetterProgress => ({
  id: `letter-${index}`,
  type: 'initial',
  status,
  drafted_at: submitted,
  due_on: '2026-11-24',
  sent_at: ['sent', 'delivered', 'returned_to_sender'].includes(status) ? new Date('2026-11-25T12:00:00Z') : null,
  delivered_on: status === 'delivered' ? '2026-11-30' : null,
  reply_due_on: null,
});
function view({ letterStatuses: statuses = [], ...facts }: Facts): StageView {
  return stageOf(
    { status: 'intake', held_amount_cents: 10_000_00, created_at: submitted, cancelled_at: null, ...facts },
    {
      analyzed_at: null,
      ending: null,
      signed_at: null,
      recovered_cents: 0,
      open_offers: 0,
      answer_by: null,
      accepted_offer: null,
      replied_on: null,
      letters: statuses.map(letter),
      ...facts,
    },
  );
}
const at = (facts: Facts): Stage => view(facts).stage;
const analyzed_at = submitted;
const accepted_offer = { id: 'o', amount_cents: 19_965_00, at: submitted };

const reached: [Stage, Facts][] = [
  ['received', {}],
  ['analyzed', { analyzed_at }],
  ['drafted', { analyzed_at, letterStatuses: ['draft'] }],
  ['with_attorney', { analyzed_at, letterStatuses: ['in_review'] }],
  ['with_attorney', { letterStatuses: ['approved'] }],
  ['with_attorney', { letterStatuses: ['sending'] }],
  ['sent', { letterStatuses: ['sent'] }],
  ['sent', { letterStatuses: ['returned_to_sender'] }],
  ['delivered', { letterStatuses: ['delivered'] }],
  ['delivered', { status: 'in_progress', letterStatuses: ['delivered'] }],
  ['in_negotiation', { status: 'in_progress', letterStatuses: ['delivered'], replied_on: '2026-12-02' }],
  ['offer_made', { status: 'in_progress', letterStatuses: ['delivered'], open_offers: 1 }],
  ['offer_made', { status: 'in_progress', letterStatuses: ['delivered'], accepted_offer }],
  ['recovering', { accepted_offer, letterStatuses: ['delivered'], recovered_cents: 1 }],
  ['recovering', { letterStatuses: ['delivered'], recovered_cents: 9_999_99 }],
  ['recovered', { letterStatuses: ['delivered'], recovered_cents: 10_000_00 }],
  ['recovered', { status: 'resolved' }],
  ['closed', { status: 'closed' }],
];

describe('the stage', () => {
  test.each(reached)('a case reaches the stage %s', (stage, facts) => {
    expect(at(facts)).toBe(stage);
  });

  test('every stage is reachable', () => {
    expect(new Set(reached.map(([stage]) => stage))).toEqual(new Set(stages));
  });

  test('each stage says what happens next and whose step it is', () => {
    for (const [, facts] of reached) {
      const shown = view(facts);
      expect(shown.label).not.toBe('');
      expect(shown.next).toMatch(/\.$/);
      expect(shown.owner === 'nobody').toBe(['recovered', 'closed'].includes(shown.stage));
    }
  });

  test('drafting a follow-up does not move a case back from sent', () => {
    expect(at({ letterStatuses: ['draft', 'sent'] })).toBe('sent');
    expect(at({ letterStatuses: ['in_review', 'delivered'] })).toBe('delivered');
  });

  test('once another letter has left, the next step is that letter’s and not the reply to the one before', () => {
    const next = (...letterStatuses: LetterStatus[]) => view({ letterStatuses }).next;
    expect(next('delivered', 'in_review')).toBe('The letter has arrived; the processor is to answer it.');
    expect(next('delivered', 'sending')).toBe('The next letter is being printed and sent.');
    expect(view({ letterStatuses: ['delivered', 'sent'] })).toMatchObject({
      stage: 'delivered',
      next: 'The next letter is on its way; we record when it is delivered.',
      owner: 'processor',
      due_on: null,
    });
    expect(next('sent', 'delivered')).toBe('The letter has arrived; the processor is to answer it.');
  });

  test('without a known amount, a case is never fully recovered', () => {
    expect(at({ held_amount_cents: null, recovered_cents: 5_00 })).toBe('recovering');
  });

  test('further events in an open case never move the stage back', () => {
    const rank = (facts: Facts) => stages.indexOf(at(facts));
    const facts = fc.record({
      status: fc.constantFrom(...caseStatuses.filter((each) => each !== 'resolved' && each !== 'closed')),
      analyzed_at: fc.constantFrom(null, submitted),
      ending: fc.constant(null),
      letterStatuses: fc.array(fc.constantFrom(...letterStatuses), { maxLength: 4 }),
      open_offers: fc.nat(2),
      recovered_cents: fc.nat(2_000_000),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...letterStatuses), (before, status) => {
        expect(rank({ ...before, letterStatuses: [...before.letterStatuses, status] })).toBeGreaterThanOrEqual(
          rank(before),
        );
        expect(rank({ ...before, open_offers: before.open_offers + 1 })).toBeGreaterThanOrEqual(rank(before));
        // The offer that was open is accepted.
        expect(rank({ ...before, open_offers: 0, accepted_offer })).toBeGreaterThanOrEqual(rank(before));
        expect(rank({ ...before, recovered_cents: before.recovered_cents + 1 })).toBeGreaterThanOrEqual(rank(before));
        expect(rank({ ...before, analyzed_at: submitted })).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });
});

/** Friday 2026-11-20 is the day of submission; Thursday 26 is Thanksgiving. */
describe('the due date', () => {
  const signed_at = new Date('2026-11-27T09:00:00Z');
  test.each<[string, Facts, StageView['owner'], string | null]>([
    ['the draft is ready: two business days', {}, 'staff', '2026-11-24'],
    ['an analyzed case is drafted', { analyzed_at }, 'staff', '2026-11-24'],
    ['a draft without an attorney gets one', { letterStatuses: ['draft'] }, 'staff', '2026-11-24'],
    ['the attorney has reviewed it', { letterStatuses: ['in_review'] }, 'attorney', '2026-11-24'],
    ['an approved letter goes out: it waits for the signature', { letterStatuses: ['approved'] }, 'merchant', null],
    [
      'a signed and approved one goes out: three days from signing',
      { letterStatuses: ['approved'], signed_at },
      'staff',
      '2026-11-30',
    ],
    [
      'one that was signed early goes out: not before its draft is due',
      { letterStatuses: ['sending'], signed_at: new Date('2026-11-20T15:01:00Z') },
      'staff',
      '2026-11-24',
    ],
    ['a sent one arrives: nobody promised', { letterStatuses: ['sent'] }, 'processor', null],
    ['the processor answers: ten business days', { letterStatuses: ['delivered'] }, 'processor', '2026-12-14'],
    [
      'the processor has answered: we decide',
      { letterStatuses: ['delivered'], replied_on: '2026-12-02' },
      'staff',
      null,
    ],
    [
      'the processor has answered before the letter was delivered: we decide',
      { letterStatuses: ['sent'], replied_on: '2026-12-02' },
      'staff',
      null,
    ],
    [
      'negotiation ends: 45 days',
      { status: 'in_progress', letterStatuses: ['delivered'], replied_on: '2026-12-02' },
      'staff',
      '2027-01-09',
    ],
    [
      'nobody has answered yet, whatever the status: ten business days',
      { status: 'in_progress', letterStatuses: ['delivered'] },
      'processor',
      '2026-12-14',
    ],
    ['the offer is answered', { open_offers: 1, answer_by: '2026-12-20' }, 'merchant', '2026-12-20'],
    ['an offer without a day is answered', { open_offers: 1 }, 'merchant', null],
    ['an accepted offer: we act, and nobody promised a day', { accepted_offer }, 'staff', null],
    ['another offer after it is answered', { accepted_offer, open_offers: 1 }, 'merchant', null],
    ['nothing more happens', { status: 'closed' }, 'nobody', null],
  ])('%s', (_, facts, owner, due_on) => {
    expect(view(facts)).toMatchObject({ owner, due_on });
  });

  test('a recorded due date takes precedence over a computed one', () => {
    expect(view({ letters: [{ ...letter('delivered'), reply_due_on: '2026-12-16' }] }).due_on).toBe('2026-12-16');
  });

  test('an accepted offer is named, with what we do about it', () => {
    expect(view({ accepted_offer }).next).toBe(
      'You accepted the offer of $19,965.00. Your attorney tells the processor, and we follow up on the money.',
    );
  });

  test('a returned letter and a cancelled case are reported as such', () => {
    expect(view({ letterStatuses: ['returned_to_sender'] })).toMatchObject({
      owner: 'staff',
      next: expect.stringContaining('came back'),
    });
    for (const status of caseStatuses)
      expect(view({ status, cancelled_at: submitted })).toMatchObject({
        stage: 'closed',
        next: 'Nothing; you cancelled the case.',
        owner: 'nobody',
      });
  });
});

test('while an attorney leaves, staff own the next step of every case that waits for anybody but its merchant', () => {
  for (const how of ['withdrew', 'gone'] as const) {
    const ending = { how, last_on: how === 'withdrew' ? '2026-12-14' : null };
    const left = view({ letterStatuses: ['in_review'], ending });
    expect([left.owner, left.due_on]).toEqual(['staff', null]);
    expect(left.next).toContain(how === 'gone' ? 'no longer acts for you' : 'December 14, 2026');
    expect(view({ open_offers: 1, ending }).owner).toBe('merchant');
    expect(view({ status: 'closed', ending }).owner).toBe('nobody');
  }
});

test('a letter that is with an attorney is not shown as intake, whatever staff have set, and no other status is changed', () => {
  const past = (stage: Stage) => stages.indexOf(stage) > stages.indexOf('drafted') && stage !== 'closed';
  for (const stage of stages)
    for (const status of caseStatuses)
      expect([stage, status, statusBeside(stage, status)]).toEqual([
        stage,
        status,
        status === 'intake' && past(stage) ? 'under_review' : status,
      ]);
});
