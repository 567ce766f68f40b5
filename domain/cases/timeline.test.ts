import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseStatuses } from './case.ts';
import type { CaseMilestones, CaseProgress, CaseStanding, LetterProgress } from './case-progress.ts';
import { letterStatuses, letterTypes } from '../letters/letter.ts';
import { offerStatuses } from '../money/ledger.ts';
import type { CaseEvent } from './story/case-event.ts';
import { timelineOf, type TimelineFacts } from './timeline.ts';

const submitted = new Date('2026-11-20T15:00:00Z');
const standing: CaseStanding = {
  status: 'intake',
  processor: 'paypal',
  other_processor: null,
  held_amount_cents: 10_000_00,
  created_at: submitted,
  cancelled_at: null,
  closed_at: null,
};
const nothing: CaseProgress = {
  analyzed_at: null,
  signed_at: null,
  to_engage: false,
  ending: null,
  recovered_cents: 0,
  open_offers: 0,
  answer_by: null,
  accepted_offer: null,
  replied_on: null,
  unread_by_merchant: 0,
  letters: [],
};
const none: CaseMilestones = { replied_at: null, approvals: [], offers: [], recoveries: [], tranches: [] };
const inReview: LetterProgress = {
  id: 'l1',
  type: 'initial',
  status: 'in_review',
  drafted_at: new Date('2026-11-20T15:05:00Z'),
  due_on: '2026-11-24',
  sent_at: null,
  delivered_on: null,
  reply_due_on: null,
};
const sent: LetterProgress = { ...inReview, status: 'sent', sent_at: new Date('2026-11-25T12:00:00Z') };
const delivered: LetterProgress = {
  ...sent,
  status: 'delivered',
  delivered_on: '2026-11-30',
  reply_due_on: '2026-12-14',
};

type Given = {
  theCase?: Partial<CaseStanding>;
  progress?: Partial<CaseProgress>;
  milestones?: Partial<CaseMilestones>;
  now?: string;
};
const timeline = ({ theCase, progress, milestones, now = '2026-11-20T16:00:00Z' }: Given = {}) =>
  timelineOf(
    {
      theCase: { ...standing, ...theCase },
      progress: { ...nothing, ...progress },
      milestones: { ...none, ...milestones },
    },
    new Date(now),
  );
const promises = (given: Given) =>
  timeline(given)
    .filter((entry) => !entry.done)
    .map(({ key, on }) => [key, on]);
const words = (given: Given, key: string) => timeline(given).find((entry) => entry.key === key)?.words;

describe('promises', () => {
  test('once a follow-up is out, no reply to the letter before it is awaited or late', () => {
    const followUp: LetterProgress = {
      ...sent,
      id: 'l2',
      type: 'follow_up',
      sent_at: new Date('2026-12-15T12:00:00Z'),
    };
    const keys = (letters: LetterProgress[]) =>
      promises({ progress: { letters }, now: '2026-12-16T12:00:00Z' }).map(([key]) => key);
    expect(keys([delivered])).toContain('answer');
    expect(keys([delivered, { ...followUp, sent_at: null, status: 'draft' }])).toContain('answer');
    expect(keys([delivered, followUp])).not.toContain('answer');
  });

  test('a new case has promises, each with a date', () => {
    expect(promises({})).toEqual([
      ['reply', '2026-11-21'],
      ['review', '2026-11-22'],
      ['draft', '2026-11-24'],
      ['letter', null],
    ]);
  });

  test('a kept promise disappears', () => {
    expect(promises({ milestones: { replied_at: submitted } })).toEqual([
      ['review', '2026-11-22'],
      ['draft', '2026-11-24'],
      ['letter', null],
    ]);
    expect(promises({ progress: { letters: [inReview] } })).toEqual([
      ['attorney', '2026-11-24'],
      ['letter', null],
    ]);
    expect(promises({ progress: { letters: [sent], signed_at: submitted } })).toEqual([['negotiation', '2027-01-09']]);
    expect(promises({ progress: { letters: [delivered], signed_at: submitted } })).toEqual([
      ['answer', '2026-12-14'],
      ['negotiation', '2027-01-09'],
    ]);
    expect(promises({ progress: { letters: [delivered], signed_at: submitted, recovered_cents: 10_000_00 } })).toEqual(
      [],
    );
  });

  test('the letter promise runs from the signature', () => {
    expect(
      promises({
        progress: { letters: [{ ...inReview, status: 'approved' }], signed_at: new Date('2026-11-28T01:00:00Z') },
      }),
    ).toEqual([['letter', '2026-11-30']]);
  });

  test('offers and processor replies use their given deadlines', () => {
    const offer = {
      id: 'o1',
      amount_cents: 6_000_00,
      status: 'open' as const,
      received_on: '2026-12-01',
      answer_by: '2026-12-08',
      answered_at: null,
    };
    const tranche = {
      id: 't1',
      label: 'first part',
      amount_cents: 2_500_00,
      promised_release_on: '2026-12-05',
      released_on: null,
    };
    const given: Given = {
      progress: { letters: [delivered], signed_at: submitted },
      milestones: { offers: [offer], tranches: [tranche] },
    };
    expect(promises(given)).toEqual([
      ['release:t1', '2026-12-05'],
      ['answer-offer:o1', '2026-12-08'],
      ['negotiation', '2027-01-09'],
    ]);
    expect(words(given, 'release:t1')).toBe('$2,500.00 of the held money (first part) is promised for release.');
    expect(
      promises({
        ...given,
        milestones: {
          offers: [{ ...offer, status: 'declined', answered_at: submitted }],
          tranches: [{ ...tranche, released_on: '2026-12-04' }],
        },
      }),
    ).toEqual([['negotiation', '2027-01-09']]);
  });

  test.each([
    ['reply', '2026-11-21T15:00:00.000Z', false],
    ['reply', '2026-11-21T15:00:00.001Z', true],
    ['review', '2026-11-22T15:00:00.001Z', true],
    // 8 p.m. in New York, and its midnight.
    ['draft', '2026-11-25T01:00:00.000Z', false],
    ['draft', '2026-11-25T05:00:00.000Z', true],
  ])('the promise %s at %s has overdue %s and says so', (key, now, late) => {
    expect(words({ now }, key)?.includes('late')).toBe(late);
  });

  test.each<CaseStanding['status']>(['resolved', 'closed'])('is nothing any more in a case that is %s', (status) => {
    expect(promises({ theCase: { status, closed_at: submitted }, progress: { letters: [delivered] } })).toEqual([]);
  });
});

describe('past events', () => {
  test('past events are listed in order, in plain language', () => {
    const entries = timeline({
      theCase: { status: 'resolved', closed_at: new Date('2027-01-05T10:00:00Z') },
      progress: {
        analyzed_at: new Date('2026-11-20T15:01:00Z'),
        signed_at: new Date('2026-11-23T08:00:00Z'),
        letters: [delivered],
        recovered_cents: 6_000_00,
      },
      milestones: {
        approvals: [{ letter_id: 'l1', at: new Date('2026-11-24T08:00:00Z') }],
        recoveries: [{ id: 'r1', amount_cents: 6_000_00, received_on: '2026-12-20' }],
        offers: [
          {
            id: 'o1',
            amount_cents: 6_000_00,
            status: 'accepted',
            received_on: '2026-12-10',
            answer_by: null,
            answered_at: new Date('2026-12-11T08:00:00Z'),
          },
        ],
        tranches: [
          { id: 't1', label: '', amount_cents: 4_000_00, promised_release_on: '2026-12-30', released_on: '2026-12-31' },
        ],
      },
    });
    expect(entries.map((entry) => entry.words)).toEqual([
      'You submitted the case.',
      'We analyzed the case.',
      'The demand letter was drafted.',
      'You signed the success-fee agreement.',
      'The attorney approved the demand letter.',
      'The demand letter was sent to PayPal.',
      'The demand letter was delivered.',
      'An offer of $6,000.00 was received.',
      'You accepted the offer of $6,000.00.',
      '$6,000.00 came back.',
      '$4,000.00 of the held money was released.',
      'The case was resolved.',
    ]);
  });

  test('a reply is on the timeline on its day, and an offer of that day has its own line instead', () => {
    const progress = { letters: [sent], replied_on: '2026-12-10' };
    expect(words({ progress }, 'replied')).toBe('The processor answered.');
    const offer = { id: 'o1', amount_cents: 100, status: 'open', received_on: '2026-12-10', answer_by: null } as const;
    const offers = [{ ...offer, answered_at: null }];
    expect(timeline({ progress, milestones: { offers } }).map(({ key }) => key)).not.toContain('replied');
  });

  test('the timeline of a cancelled case ends with the cancellation', () => {
    const at = new Date('2026-11-21T09:00:00Z');
    expect(timeline({ theCase: { status: 'closed', cancelled_at: at, closed_at: at } }).map(({ key }) => key)).toEqual([
      'submitted',
      'cancelled',
    ]);
  });

  test('the timeline calls an unlisted processor "the processor" and reports a returned letter', () => {
    const given: Given = {
      theCase: { processor: 'other' },
      progress: { letters: [{ ...sent, status: 'returned_to_sender', delivered_on: '2026-12-02' }] },
    };
    expect(words(given, 'sent:l1')).toBe('The demand letter was sent.');
    expect(words(given, 'delivered:l1')).toBe('The demand letter came back undelivered.');
    const named: Given = { ...given, theCase: { processor: 'other', other_processor: 'Acme Payments' } };
    expect(words(named, 'sent:l1')).toBe('The demand letter was sent to Acme Payments.');
    expect(words({ ...named, theCase: { ...named.theCase, processor: 'paypal' } }, 'sent:l1')).toBe(
      'The demand letter was sent to PayPal.',
    );
  });
});

const days = fc.constantFrom('2026-11-21', '2026-12-01', '2026-12-31', '2027-02-01');
const instants = fc.date({ min: submitted, max: new Date('2027-06-01T00:00:00Z'), noInvalidDate: true });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const anything: fc.Arbitrary<TimelineFacts> = fc.record({
  theCase: fc.record({
    status: fc.constantFrom(...caseStatuses),
    processor: fc.constantFrom('paypal', 'other'),
    other_processor: fc.constantFrom(null, 'Acme Payments'),
    held_amount_cents: maybe(fc.nat(100_000)),
    created_at: fc.constant(submitted),
    cancelled_at: maybe(instants),
    closed_at: maybe(instants),
  }),
  progress: fc.record({
    analyzed_at: maybe(instants),
    signed_at: maybe(instants),
    to_engage: fc.boolean(),
    ending: fc.constant(null),
    recovered_cents: fc.nat(100_000),
    open_offers: fc.nat(2),
    answer_by: maybe(days),
    accepted_offer: maybe(fc.record({ id: fc.uuid(), amount_cents: fc.nat(100_000), at: instants })),
    replied_on: maybe(days),
    unread_by_merchant: fc.nat(3),
    letters: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        type: fc.constantFrom(...letterTypes),
        status: fc.constantFrom(...letterStatuses),
        drafted_at: instants,
        due_on: days,
        sent_at: maybe(instants),
        delivered_on: maybe(days),
        reply_due_on: maybe(days),
      }),
      { maxLength: 3, selector: ({ id }) => id },
    ),
  }),
  milestones: fc.record({
    replied_at: maybe(instants),
    approvals: fc.constant([]),
    recoveries: fc.uniqueArray(fc.record({ id: fc.uuid(), amount_cents: fc.nat(), received_on: days }), {
      maxLength: 2,
      selector: ({ id }) => id,
    }),
    offers: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        amount_cents: fc.nat(),
        status: fc.constantFrom(...offerStatuses),
        received_on: days,
        answer_by: maybe(days),
        answered_at: maybe(instants),
      }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
    tranches: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        label: fc.string(),
        amount_cents: fc.nat(),
        promised_release_on: maybe(days),
        released_on: maybe(days),
      }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
  }),
}) as fc.Arbitrary<TimelineFacts>;

test('what the merchant confirmed stands among the rest, by its day', () => {
  const event: CaseEvent = {
    id: 'e1',
    who: 'processor',
    act: 'promised',
    day: '2026-11-22',
    precision: 'day',
    due_on: '2026-12-01',
    about: 'the reserve',
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
  const facts = { theCase: standing, progress: { ...nothing, replied_on: '2026-11-25' }, milestones: none };
  const entries = timelineOf(facts, new Date('2026-11-26T16:00:00Z'), [
    event,
    { ...event, id: 'e2', who: 'merchant', act: 'called', day: '2026-01-08', due_on: null, about: null },
  ]);
  expect(entries.filter(({ done }) => done).map(({ key, words }) => [key, words])).toEqual([
    ['event:e2', 'You called.'],
    ['submitted', 'You submitted the case.'],
    ['event:e1', 'The processor promised to release the money.'],
    ['replied', 'The processor answered.'],
  ]);
  expect(entries.find(({ key }) => key === 'event:e1')?.event).toMatchObject({
    due_on: '2026-12-01',
    about: 'the reserve',
  });
});

test('timeline keys are unique, and past events precede promises, each in order', () => {
  fc.assert(
    fc.property(anything, instants, (facts, now) => {
      const entries = timelineOf(facts, now);
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      const done = entries.map((entry) => entry.done);
      expect(done).toEqual(done.toSorted((left, right) => Number(right) - Number(left)));
      const ordered = (days: (string | null)[]) =>
        days.every((day, index) => index === 0 || (days[index - 1] ?? '9999') <= (day ?? '9999'));
      expect(ordered(entries.filter((entry) => entry.done).map(({ on }) => on))).toBe(true);
      expect(ordered(entries.filter((entry) => !entry.done).map(({ on }) => on))).toBe(true);
      for (const entry of entries)
        expect([entry.words.endsWith('.'), entry.done || entry.at === null]).toEqual([true, true]);
    }),
  );
});

test('time alone makes promises late but never adds or removes one', () => {
  fc.assert(
    fc.property(anything, instants, instants, (facts, one, other) => {
      const keys = (now: Date) => timelineOf(facts, now).map(({ key, on, done }) => [key, on, done]);
      expect(keys(one)).toEqual(keys(other));
    }),
  );
});
