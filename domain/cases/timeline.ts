import { hasEnded } from './case.ts';
import { isUnapproved } from '../letters/life.ts';
import { nameOfProcessor } from '../processors.ts';
import type { CaseMilestones, CaseProgress, CaseStanding, LetterProgress } from './case-progress.ts';
import type { LetterType } from '../letters/letter.ts';
import { formatCents } from '../money/cents.ts';
import { draftBy, letterBy, negotiationWindow, replyBy, reviewBy } from '../calendar/promises.ts';
import { firmDayOf } from '../calendar/firm-day.ts';
import { actorLabels, acts } from './story/acts.ts';
import type { CaseEvent } from './story/case-event.ts';
import { replyDueOn, repliedTo } from './stage.ts';

/** What a confirmed event says, for screens to say it in their language. */
type EventSaid = Pick<CaseEvent, 'who' | 'act' | 'precision' | 'due_on' | 'about'>;
/**
 * One entry of the merchant's timeline. Done: `on` is its day at the firm, `at` the instant if known. Promised: `on` is the due date, null while it
 * waits for the merchant, `late` that it was not kept. `key` is stable. `event`: what the merchant confirmed, null of what has a row of its own.
 */
type TimelineEntry = {
  key: string;
  words: string;
  on: string | null;
  at: Date | null;
  done: boolean;
  late: boolean;
  event: EventSaid | null;
};
export type TimelineFacts = { theCase: CaseStanding; progress: CaseProgress; milestones: CaseMilestones };

/**
 * Past events, oldest first, then promises, soonest first. Reveals nothing about the review itself. `now` decides what is
 * overdue. `events`: what the merchant confirmed that happened.
 */
export function timelineOf(facts: TimelineFacts, now: Date, events: readonly CaseEvent[] = []): TimelineEntry[] {
  const done = [...happened(facts), ...events.map(confirmed)].toSorted(byDayAndTime);
  const ahead = stillPromised(facts, now).toSorted((left, right) => inOrder(left.on ?? '9999', right.on ?? '9999'));
  return [...done, ...ahead];
}

/** By the firm's day. What has no time is at the end of its day. */
const byDayAndTime = (left: TimelineEntry, right: TimelineEntry): number =>
  inOrder(left.on ?? '', right.on ?? '') || timeOf(left) - timeOf(right);
const timeOf = ({ at }: TimelineEntry): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;

const inOrder = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1);

const on = (key: string, words: string, day: string): TimelineEntry => ({
  key,
  words,
  on: day,
  at: null,
  done: true,
  late: false,
  event: null,
});
const at = (key: string, words: string, instant: Date): TimelineEntry => ({
  ...on(key, words, firmDayOf(instant)),
  at: instant,
});

const confirmed = ({ id, who, act, day, precision, due_on, about }: CaseEvent): TimelineEntry => ({
  ...on(`event:${id}`, `${actorLabels[who].merchant} ${acts[act].label}.`, day),
  event: { who, act, precision, due_on, about },
});

function happened({ theCase, progress, milestones }: TimelineFacts): TimelineEntry[] {
  const { analyzed_at, signed_at } = progress;
  return [
    at('submitted', 'You submitted the case.', theCase.created_at),
    ...(analyzed_at ? [at('analyzed', 'We analyzed the case.', analyzed_at)] : []),
    ...(signed_at ? [at('signed', 'You signed the success-fee agreement.', signed_at)] : []),
    ...progress.letters.flatMap((letter) => lettersSteps(letter, theCase, milestones)),
    ...replySteps(progress, milestones),
    ...milestones.offers.flatMap(offerSteps),
    ...milestones.tranches.flatMap(({ id, label, amount_cents, released_on }) =>
      released_on ? [on(`released:${id}`, `${theTranche(amount_cents, label)} was released.`, released_on)] : [],
    ),
    ...milestones.recoveries.map(({ id, amount_cents, received_on }) =>
      on(`recovery:${id}`, `${formatCents(amount_cents)} came back.`, received_on),
    ),
    ...ending(theCase),
  ];
}

function ending({ status, cancelled_at, closed_at }: CaseStanding): TimelineEntry[] {
  if (cancelled_at) return [at('cancelled', 'You cancelled the case.', cancelled_at)];
  if (!closed_at || !hasEnded(status)) return [];
  return [at('closed', status === 'resolved' ? 'The case was resolved.' : 'The case was closed.', closed_at)];
}

const letterNames: Record<LetterType, string> = {
  initial: 'demand letter',
  follow_up: 'follow-up letter',
  final: 'final letter',
  escalation: 'escalation letter',
};

function lettersSteps(letter: LetterProgress, theCase: CaseStanding, { approvals }: CaseMilestones): TimelineEntry[] {
  const name = letterNames[letter.type];
  const to = nameOfProcessor(theCase);
  if (letter.status === 'superseded')
    return [at(`drafted:${letter.id}`, `A ${name} was drafted; a newer one took its place.`, letter.drafted_at)];
  const approved = approvals.find((each) => each.letter_id === letter.id);
  const entries = [at(`drafted:${letter.id}`, `The ${name} was drafted.`, letter.drafted_at)];
  if (approved) entries.push(at(`approved:${letter.id}`, `The attorney approved the ${name}.`, approved.at));
  if (letter.sent_at)
    entries.push(at(`sent:${letter.id}`, `The ${name} was sent${to === null ? '' : ` to ${to}`}.`, letter.sent_at));
  if (letter.delivered_on) {
    const words =
      letter.status === 'returned_to_sender' ? `The ${name} came back undelivered.` : `The ${name} was delivered.`;
    entries.push(on(`delivered:${letter.id}`, words, letter.delivered_on));
  }
  return entries;
}

/** The newest reply; an offer that came that day has a line of its own. */
function replySteps({ replied_on: day }: CaseProgress, { offers }: CaseMilestones): TimelineEntry[] {
  if (day === null || offers.some(({ received_on }) => received_on === day)) return [];
  return [on('replied', 'The processor answered.', day)];
}

function offerSteps(offer: CaseMilestones['offers'][number]): TimelineEntry[] {
  const amount = formatCents(offer.amount_cents);
  const made = on(`offer:${offer.id}`, `An offer of ${amount} was received.`, offer.received_on);
  if (!offer.answered_at || offer.status === 'open') return [made];
  const words = {
    accepted: `You accepted the offer of ${amount}.`,
    declined: `You declined the offer of ${amount}.`,
    withdrawn: `The offer of ${amount} was withdrawn.`,
  };
  return [made, at(`answered:${offer.id}`, words[offer.status], offer.answered_at)];
}

const theTranche = (cents: number, label: string): string =>
  `${formatCents(cents)} of the held money${label ? ` (${label})` : ''}`;

type Promised = { key: string; words: string; late: string; on: string | null; overdue: boolean };

/** Promises not yet kept; a missed one says so. */
function stillPromised(facts: TimelineFacts, now: Date): TimelineEntry[] {
  if (hasEnded(facts.theCase.status) || facts.theCase.cancelled_at) return [];
  return [...startPromises(facts, now), ...letterPromises(facts, now), ...moneyPromises(facts, now)].map(
    ({ key, words, late, on: day, overdue }) => ({
      key,
      words: overdue ? late : words,
      on: day,
      at: null,
      done: false,
      late: overdue,
      event: null,
    }),
  );
}

function startPromises(
  { theCase: { created_at }, progress: { letters }, milestones: { replied_at } }: TimelineFacts,
  now: Date,
): Promised[] {
  const promises: Promised[] = [];
  const [first] = letters;
  if (!first && !replied_at) {
    promises.push({
      key: 'reply',
      words: 'We get back to you within 24 hours of your application.',
      late: 'We said that we would get back to you within 24 hours. We are late; the fault is ours.',
      on: firmDayOf(replyBy(created_at)),
      overdue: now > replyBy(created_at),
    });
  }
  if (!first) {
    promises.push({
      key: 'review',
      words: 'We review your case within 48 hours.',
      late: 'We said that we would review your case within 48 hours. We are late; the fault is ours.',
      on: firmDayOf(reviewBy(created_at)),
      overdue: now > reviewBy(created_at),
    });
    promises.push(
      dayPromise(
        'draft',
        'The draft package is ready, within 1-2 business days.',
        'The draft package should have been ready by this day. We are late; the fault is ours.',
        draftBy(created_at),
        now,
      ),
    );
  }
  return promises;
}

function letterPromises({ theCase, progress: { letters, signed_at } }: TimelineFacts, now: Date): Promised[] {
  const review = letters.findLast(({ status }) => isUnapproved(status));
  const promises: Promised[] = [];
  if (review)
    promises.push(
      dayPromise(
        'attorney',
        'The attorney has reviewed the letter.',
        'The attorney’s review was due by this day and is late.',
        review.due_on,
        now,
      ),
    );
  if (!letters.some(({ sent_at }) => sent_at)) {
    const day = letterBy(theCase.created_at, signed_at);
    const words = day
      ? 'The demand letter goes out, within 2-3 days.'
      : 'The demand letter goes out within 2-3 days of your signing the success-fee agreement.';
    promises.push(
      dayPromise('letter', words, 'The demand letter should have gone out by this day. It is late.', day, now),
    );
  }
  return promises;
}

function moneyPromises(
  { theCase, progress: { letters, recovered_cents, replied_on }, milestones: { offers, tranches } }: TimelineFacts,
  now: Date,
): Promised[] {
  const promises: Promised[] = [];
  const delivered = letters.findLast(({ status }) => status === 'delivered');
  const answered =
    offers.some(({ status }) => status !== 'withdrawn') || recovered_cents > 0 || repliedTo(delivered, replied_on);
  const due = replyDueOn(delivered);
  // Once the next letter is out, we wait for the reply to that one.
  const nextIsOut = letters.slice(delivered ? letters.indexOf(delivered) + 1 : 0).some(({ sent_at }) => sent_at);
  if (due && !answered && !nextIsOut) {
    promises.push(
      dayPromise(
        'answer',
        `${processorIn(theCase)} has until this day to answer; after that the next letter is due.`,
        `${processorIn(theCase)} has not answered in time. The next letter is due.`,
        due,
        now,
      ),
    );
  }
  const sent = letters.find(({ sent_at }) => sent_at);
  if (sent?.sent_at && (theCase.held_amount_cents === null || recovered_cents < theCase.held_amount_cents)) {
    promises.push(
      dayPromise(
        'negotiation',
        'Negotiation typically takes 10-45 days from the letter; this is its last day.',
        'Negotiation has taken longer than the typical 10-45 days.',
        negotiationWindow(sent.sent_at).to,
        now,
      ),
    );
  }
  for (const { id, amount_cents, answer_by, status } of offers) {
    if (status === 'open' && answer_by)
      promises.push(
        dayPromise(
          `answer-offer:${id}`,
          `Your answer to the offer of ${formatCents(amount_cents)} is wanted.`,
          `Your answer to the offer of ${formatCents(amount_cents)} was wanted by this day. You can still answer while it is open.`,
          answer_by,
          now,
        ),
      );
  }
  for (const { id, label, amount_cents, promised_release_on, released_on } of tranches) {
    if (promised_release_on && !released_on)
      promises.push(
        dayPromise(
          `release:${id}`,
          `${theTranche(amount_cents, label)} is promised for release.`,
          `${theTranche(amount_cents, label)} was promised for this day and has not been released.`,
          promised_release_on,
          now,
        ),
      );
  }
  return promises;
}

/** A promised day is late only once it has ended at the firm. */
function dayPromise(key: string, words: string, late: string, day: string | null, now: Date): Promised {
  return { key, words, late, on: day, overdue: day !== null && firmDayOf(now) > day };
}

const processorIn = (theCase: CaseStanding): string => nameOfProcessor(theCase) ?? 'The processor';
