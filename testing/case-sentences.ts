/**
 * Every sentence that the server makes for the page of a case, from facts that produce each: what a screen in another
 * language must be able to translate.
 */
import { isSent } from '../domain/letters/life.ts';
import { urgentActions, helpfulActions } from '../domain/cases/needed-actions.ts';
import { notificationsOf } from '../domain/cases/notifications.ts';
import { stageOf, type StageProgress } from '../domain/cases/stage.ts';
import { timelineOf, type TimelineFacts } from '../domain/cases/timeline.ts';
import { caseStatuses } from '../domain/cases/case.ts';
import { missingDetails } from '../domain/intake/missing-details.ts';
import { summarize } from '../domain/documents/summarize.ts';
import { letterStatuses, letterTypes } from '../domain/letters/letter.ts';
import { claimIsLimited, clockDates, isOurs } from '../drafting/clock/dates.ts';
import { noStepTaken, type ClockFacts } from '../drafting/clock/clock-facts.ts';
import { clockOf } from '../drafting/clock/clock.ts';
import { contractSteps } from '../drafting/clock/steps.ts';
import { draftLetter } from '../drafting/draft-letter.ts';
import { spelled } from '../drafting/text/number-words.ts';
import { exhibitDescriptions } from '../drafting/facts/exhibits.ts';
import { factsToConfirm } from '../drafting/facts/facts-to-confirm.ts';
import { asksOf, sentBy, waitingPeriod } from '../drafting/packet/asks.ts';
import { contentSays } from '../drafting/packet/contents.ts';
import { packetFor } from '../drafting/packet/packet.ts';
import { addDays } from '../domain/calendar/business-days.ts';
import { processors } from '../domain/processors.ts';
import { limitsTime } from '../knowledge/processors/agreement.ts';
import { profiles } from '../knowledge/processors/profiles.ts';
import { versionFor } from '../knowledge/processors/version-for.ts';
import { blankCase, fullCase } from './cases/sample-cases.ts';
import { statedRequests } from './goldens/stated-requests.ts';

const now = new Date('2026-11-20T15:00:00Z');
const then = new Date('2026-03-02T15:00:00Z');

const progressOf = (letters: StageProgress['letters'], more: Partial<TimelineFacts['progress']> = {}) => ({
  analyzed_at: then,
  signed_at: null,
  to_engage: false,
  ending: null,
  recovered_cents: 0,
  open_offers: 0,
  answer_by: null,
  accepted_offer: null,
  replied_on: null,
  unread_by_merchant: 0,
  letters,
  ...more,
});
const letterOf = (
  status: (typeof letterStatuses)[number],
  type: (typeof letterTypes)[number] = 'initial',
): StageProgress['letters'][number] => ({
  id: `${type} ${status}`,
  type,
  status,
  drafted_at: then,
  due_on: '2026-03-04',
  sent_at: isSent(status) ? then : null,
  delivered_on: isSent(status) && status !== 'sent' ? '2026-03-09' : null,
  reply_due_on: null,
});
const standing = (more: Partial<TimelineFacts['theCase']> = {}): TimelineFacts['theCase'] => ({
  status: 'intake',
  processor: 'paypal',
  other_processor: null,
  held_amount_cents: 1_250_000,
  created_at: then,
  cancelled_at: null,
  closed_at: null,
  ...more,
});

const progresses = [
  progressOf([], { analyzed_at: null }),
  progressOf([], { open_offers: 1, answer_by: '2026-12-01', unread_by_merchant: 1 }),
  progressOf([], { to_engage: true }),
  ...(['withdrew', 'client_ended', 'gone'] as const).map((how) =>
    progressOf([letterOf('in_review')], { ending: { how, last_on: how === 'withdrew' ? '2026-12-14' : null } }),
  ),
  progressOf([], { open_offers: 3, unread_by_merchant: 4 }),
  progressOf([], { accepted_offer: { id: 'one', amount_cents: 1_996_500, at: then } }),
  progressOf([], { recovered_cents: 5 }),
  progressOf([], { recovered_cents: 1_250_000, signed_at: then }),
  progressOf([letterOf('delivered')], { replied_on: '2026-03-20' }),
  progressOf([letterOf('approved')], { signed_at: then }),
  ...letterStatuses.flatMap((status) => letterTypes.map((type) => progressOf([letterOf(status, type)]))),
];
const standings = [
  ...caseStatuses.map((status) => standing({ status, closed_at: then })),
  standing({ cancelled_at: then }),
  standing({ processor: 'other', held_amount_cents: null }),
];

const milestones: TimelineFacts['milestones'] = {
  replied_at: null,
  approvals: letterStatuses.flatMap((status) =>
    letterTypes.map((type) => ({ letter_id: letterOf(status, type).id, at: then })),
  ),
  offers: (['open', 'accepted', 'declined', 'withdrawn'] as const).map((status) => ({
    id: status,
    amount_cents: 500_000,
    status,
    received_on: '2026-03-20',
    answer_by: '2026-04-20',
    answered_at: status === 'open' ? null : then,
  })),
  recoveries: [{ id: 'one', amount_cents: 250_000, received_on: '2026-04-02' }],
  tranches: ['', 'March sales'].flatMap((label) =>
    [null, '2026-05-02'].map((released_on) => ({
      id: `${label} ${released_on}`,
      label,
      amount_cents: 100_000,
      promised_release_on: '2026-05-01',
      released_on,
    })),
  ),
};
const none: TimelineFacts['milestones'] = { replied_at: null, approvals: [], offers: [], recoveries: [], tranches: [] };

/** The sentences of stages, next actions, the timeline and notifications. */
export function progressSentences(): string[] {
  const facts = standings.flatMap((theCase) =>
    progresses.flatMap((progress) => [milestones, none].map((each) => ({ theCase, progress, milestones: each }))),
  );
  const { business_address } = fullCase('paypal').fields;
  const missing = missingDetails(
    { ...blankCase, processor: 'other', business_address: { ...business_address, city: '' } },
    false,
  );
  return [
    ...facts.flatMap(({ theCase, progress }) => {
      const { label, next } = stageOf(theCase, progress);
      return [label, next, ...urgentActions(theCase, progress, 2).map(({ words }) => words)];
    }),
    ...[missing.slice(0, 2), missing.slice(0, 3), missing, ...missing.map((each) => [each])].flatMap((some) =>
      helpfulActions(standing(), [], { kinds: [], missing: some, mayComplete: true }).map(({ words }) => words),
    ),
    ...facts.flatMap((each) => [now, then].flatMap((at) => timelineOf(each, at).map(({ words }) => words))),
    ...notificationsOf(
      { theCase: standing(), progress: progressOf([]), milestones: none },
      [{ id: 'one', created_at: then, read: false }],
      new Set(),
      now,
    ).map(({ words }) => words),
  ];
}

const emptyClock: ClockFacts = {
  hold_started_on: null,
  account_opened_on: null,
  notice: null,
  taken: noStepTaken,
  payments: [],
  limitation: null,
};
const held = { hold_started_on: '2026-01-05', account_opened_on: '2024-01-05' };
const notice = { sent_on: '2026-03-01', received_on: '2026-03-06', filing_on: null };
const clocks: readonly ClockFacts[] = [
  emptyClock,
  { ...emptyClock, ...held },
  { ...emptyClock, ...held, notice: { ...notice, received_on: null } },
  // This day is a Sunday.
  { ...emptyClock, ...held, notice: { ...notice, received_on: '2026-03-08' } },
  { ...emptyClock, ...held, notice },
  { ...emptyClock, ...held, notice, taken: { conference_on: '2026-03-20', election_received_on: null } },
  { ...emptyClock, ...held, notice, taken: { conference_on: '2026-03-20', election_received_on: '2026-03-21' } },
  { ...emptyClock, ...held, notice, taken: { conference_on: '2026-03-20', election_received_on: '2026-08-21' } },
  {
    ...emptyClock,
    ...held,
    payments: [
      { id: 'one', label: '', received_on: '2026-01-03' },
      { id: 'two', label: 'March sales', received_on: null },
    ],
  },
];
const agreements = Object.values(profiles).flatMap((profile) =>
  profile.agreements.map((each) => [profile, each] as const),
);

/** The sentences of every agreement's terms as they run, and of the days that somebody waits for, as a merchant reads them. */
export function clockSentences(): string[] {
  return agreements.flatMap(([, agreement]) => {
    const chosen = { agreement, why: '', doubt: null };
    return clocks.flatMap((facts) => {
      const rows = clockOf({ procedure: chosen, hold: chosen }, facts).filter((row) => !isOurs(row));
      const steps = contractSteps(agreement, facts);
      const dates = clockDates({
        rows,
        steps,
        next_action: null,
        reply_due_on: '2026-12-01',
        offers: [{ id: 'one', answer_by: '2026-12-02' }],
        promised: ['', 'March sales'].map((label) => ({ id: label, label, on: '2026-12-03' })),
        envelopes: [{ id: 'one', on: '2026-12-04' }],
      });
      return [
        ...rows.flatMap(({ what, starts_why, missing, note }) => [what, starts_why, missing, note]),
        ...steps.flatMap(({ label, missing }) => [label, missing]),
        ...dates.map(({ what }) => what),
        claimIsLimited,
      ].filter((text) => text !== null && text !== '');
    });
  }) as string[];
}

/** The sentences of what the notice of every agreement requires and how it travels. */
export function packetSentences(): string[] {
  return [
    ...agreements.flatMap(([profile, agreement]) => {
      const packet = packetFor({ agreement, why: '', doubt: null }, profile.packet, {});
      return [
        ...asksOf(packet, { confirmed: false, counsel: false, form: 'none' }).map(({ says }) =>
          says.replace(/^The merchant signs\b/, 'You sign'),
        ),
        ...[sentBy(packet), waitingPeriod(agreement)].filter((text) => text !== null),
        ...agreement.adverse.flatMap((term) => (limitsTime(agreement, term) ? [] : [term.plain])),
      ];
    }),
    ...Object.values(contentSays),
  ];
}

/**
 * The sentences that say why a version governs, why that is not known, and what is in doubt: for the days around each
 * version, and for a missing day.
 */
export function versionSentences(): string[] {
  return processors.flatMap((processor) => {
    const { agreements: own } = profiles[processor];
    const days = ['2024-01-05', ...own.flatMap(({ effective: { from } }) => [addDays(from, -1), from])];
    const maybe = [null, ...days];
    return days.flatMap((sent_on) =>
      maybe.flatMap((opened_on) =>
        maybe.flatMap((day) => {
          const { procedure, hold } = versionFor(processor, { opened_on, last_used_on: day, limited_on: day, sent_on });
          return [procedure.why, hold.why];
        }),
      ),
    );
  });
}

/** The summaries of a file, by how much of it was recognized. */
export function summarySentences(): string[] {
  const page = {
    number: 1,
    lines: ['Northgate Merchant Services LLC'],
    way: 'text' as const,
    confidence: 1,
    hidden: 0,
  };
  return [
    summarize({ pages: 1, read: [] }, { kind: 'hold_notice', confidence: 1 }, []),
    summarize({ pages: 3, read: [] }, { kind: null, confidence: 0 }, []),
    summarize({ pages: 3, read: [page] }, { kind: 'merchant_statements', confidence: 1 }, []),
  ].flatMap((summary) => summary.split(/(?<=\.) (?=[A-Z])/));
}

/** The questions about facts of every letter, the labels of their lines, and our own sentences there. */
export function factSentences(): string[] {
  const asked = statedRequests().flatMap((request) => {
    const { document, factSheet } = draftLetter(request);
    return factsToConfirm(document, factSheet).flatMap(({ says, lines }) => [says, ...lines.map(({ label }) => label)]);
  });
  const parts = Array.from({ length: 19 }, (_, more) => `${spelled(more + 2)} parts`);
  const values = [...parts, '1 day', '6 days', 'rows 14, 22 and 31', '1 sale', '1,204 sales'];
  return [...asked, ...Object.values(exhibitDescriptions), ...values];
}
