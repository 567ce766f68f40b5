import { daysBetween, isIsoDate } from '../../domain/calendar/business-days.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { PriorLetter, Reply } from './case-file.ts';
import { computed, knowledge, type FactBuilder } from './fact-builder.ts';
import { asOf } from './open-offer.ts';
import { openingSentences, printable, quotable } from '../text/sanitize.ts';
import { quotable as screen } from '../text/screen-quote.ts';
import { isReply, isRelease, type SaidKind } from '../../domain/letters/processor-reply.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { noStepTaken } from '../clock/clock-facts.ts';
import { nextStepFacts } from './next-step.ts';
import { statedTermsIn } from './stated-terms.ts';
import { waitOf } from '../clock/wait.ts';

const given = (what: string) => ({ from: 'given' as const, what });
const letterNames: Record<LetterType, string> = {
  initial: 'our demand',
  follow_up: 'our second letter',
  final: 'our final demand',
  escalation: 'our letter to your legal department',
};
const kindNames: Record<SaidKind, string> = {
  release: 'the whole sum released',
  refusal: 'release refused',
  partial_release: 'part of the sum released',
  offer: 'a proposal (see the separate part)',
  request_for_documents: 'documents requested',
  automatic: 'a general reply',
};
const maxQuote = 300;
/** Maximum replies listed in a chronology; older ones are left to the attorney. */
const listedReplies = 4;

/** Letters sent on a valid date no later than this one, oldest first. */
export function sentBefore(prior: readonly PriorLetter[], dated: string): PriorLetter[] {
  return prior
    .filter((each) => isIsoDate(each.sent_on) && each.sent_on <= dated)
    .sort((a, b) => a.sent_on.localeCompare(b.sent_on));
}

/** Replies received between our first letter and this one, oldest first; an offer past its last day is closed. */
export function repliesSince(replies: readonly Reply[], prior: readonly PriorLetter[], dated: string): Reply[] {
  const first = sentBefore(prior, dated)[0];
  if (!first) return [];
  return replies
    .filter(({ received_on: day }) => isIsoDate(day) && day >= first.sent_on && day <= dated)
    .map(asOf(dated))
    .sort((a, b) => a.received_on.localeCompare(b.received_on));
}

/** The reply that a letter takes up: the newest; an automatic one counts only while there is no other. */
export const lastReply = (replies: readonly Reply[]): Reply | undefined =>
  replies.findLast(({ kind }) => isReply(kind)) ?? replies.at(-1);

/** Cents released by the replies: 0 when none; null when an amount is missing or they exceed what was held. */
export function releasedBy(replies: readonly Reply[], held: number | null): number | null {
  const sums = replies.filter((each) => isRelease(each.kind)).map((each) => each.amount_cents);
  if (sums.length === 0) return 0;
  if (held === null || sums.some((sum) => sum === null || !Number.isSafeInteger(sum) || sum <= 0)) return null;
  const total = sums.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return total > held ? null : total;
}

/** Whether the words of a reply promise, within a time, that money is released or paid. */
export const promisesRelease = ({ words }: Reply): boolean =>
  /\b(?:releas|pay|paid|disburs|transfer|deposit|send|return)/i.test(statedTermsIn(words ?? '').promise ?? '');

/** The quotable opening sentences of a reply; null when there are none. */
export function replyWords(reply: Reply): string | null {
  const fit = screen(printable(reply.words));
  const opening = fit && openingSentences(fit, maxQuote);
  return opening ? quotable(opening) : null;
}

function letterFacts(build: FactBuilder, type: LetterType | 'again', letter: PriorLetter, dated: string): void {
  const { sent_on, delivered_on: delivered, certified_mail_number: number } = letter;
  const about = { role: 'prior_letter' as const, source: given('prior letter') };
  build.date(`sent_${type}`, sent_on, { label: `Earlier letter (${type}) sent`, ...about });
  const arrived = delivered && isIsoDate(delivered) && delivered >= sent_on && delivered <= dated ? delivered : null;
  build.date(`delivered_${type}`, arrived, { label: `Earlier letter (${type}) delivered`, ...about });
  const tracked = printable(number);
  build.text(`number_${type}`, 'id', tracked && /^[\dA-Z][\dA-Z -]{7,38}$/.test(tracked) ? tracked : null, {
    label: `Certified mail number (${type})`,
    ...about,
  });
}

/**
 * The waiting period as the clock counts it: from receipt of a complete notice, or from its date. Without that day it
 * has no end.
 */
function noticeFacts(
  build: FactBuilder,
  initial: PriorLetter | undefined,
  dated: string,
  agreement: Agreement | null,
): void {
  build.text('initial_name', 'label', initial?.notice ? 'Demand and notice of dispute' : 'Demand', {
    label: 'Kind of the first letter',
    role: 'prior_letter',
    source: given('prior letter'),
  });
  if (!initial?.notice) return;
  build.text('notice_given', 'label', 'notice of dispute', {
    label: 'A complete notice was given',
    role: 'prior_letter',
    source: given('prior letter'),
  });
  if (agreement === null) return;
  const { id, procedure } = agreement;
  const fromDate = procedure.wait_starts.value === 'date_of_notice';
  build.text('wait_from', 'label', fromDate ? 'its date' : 'its receipt', {
    label: 'What the waiting period is counted from',
    role: 'term',
    source: knowledge(`${id} procedure.wait_starts`),
  });
  const received = build.facts['delivered_initial'];
  const notice = {
    sent_on: initial.sent_on,
    received_on: received ? String(received.value) : null,
    filing_on: initial.filing_on ?? null,
  };
  // The letter states the required meeting in a sentence of its own, so the meeting bars nothing here.
  const { last_day: end, cleared } = waitOf(procedure, notice, { ...noStepTaken, conference_on: initial.sent_on });
  nextStepFacts(build, agreement, notice, dated);
  if (end === null || cleared.on === null) return;
  // The period has ended, but the notice names a later day of filing: the letter calls it neither running nor over.
  if (end < dated && cleared.on > dated) return;
  build.date(cleared.on <= dated ? 'passed_informal_end' : 'informal_end', end, {
    label: 'End of the waiting period',
    role: 'notice_end',
    source: fromDate
      ? computed('date of the notice plus the waiting period', 'sent_initial', 'wait_days')
      : computed('receipt of the notice plus the waiting period', 'delivered_initial', 'wait_days'),
  });
}

/**
 * With a proposal pending, the reply before it remains the processor's position. It is quoted only if it can be quoted
 * in full.
 */
function addPosition(build: FactBuilder, reply: Reply | undefined): void {
  const words = reply && replyWords(reply);
  if (!reply || !words || (printable(reply.words) ?? '').length > words.length + 2) return;
  build.date('position', reply.received_on, {
    label: 'Last reply other than the proposal',
    role: 'answer',
    source: given('answers'),
  });
  build.text('position_words', 'text', words, {
    label: 'Text of that reply',
    role: 'statement',
    source: given('answers'),
  });
}

function replyFacts(build: FactBuilder, replies: readonly Reply[]): void {
  const about = { role: 'answer' as const, source: given('answers') };
  replies.slice(-listedReplies).forEach((each, index) => {
    build.date(`answer_${index + 1}`, each.received_on, { label: 'Reply received', ...about });
    const name = each.kind === 'automatic' && promisesRelease(each) ? 'release promised' : kindNames[each.kind];
    build.text(`answer_${index + 1}_kind`, 'label', name, { label: 'Type of reply', ...about });
    if (!isRelease(each.kind)) return;
    build.money(`answer_${index + 1}_released`, each.amount_cents, {
      label: 'Released with that reply',
      role: 'released',
      source: given('answers'),
    });
  });
  const last = lastReply(replies);
  if (!last) return;
  build.date('answer', last.received_on, { label: 'Last reply received', ...about });
  build.text('reply_words', 'text', replyWords(last), {
    label: 'Text of the last reply',
    role: 'statement',
    source: given('answers'),
  });
  if (isRelease(last.kind)) {
    build.money('last_released', last.amount_cents, {
      label: 'Released with the last reply',
      role: 'released',
      source: given('answers'),
    });
  }
  if (last.kind !== 'offer') return;
  addPosition(
    build,
    replies.findLast((each) => each.kind !== 'offer' && isReply(each.kind)),
  );
  build.money('offered', last.amount_cents, {
    label: 'Amount the proposal would release',
    role: 'offer',
    source: given('answers'),
  });
  const claimed = build.facts['claimed']?.value;
  if (typeof claimed !== 'number' || last.amount_cents === null || last.amount_cents <= 0) return;
  build.money('offer_gap', claimed - last.amount_cents, {
    label: 'Amount the proposal would retain',
    role: 'offer',
    source: computed('still withheld minus the sum proposed', 'claimed', 'offered'),
  });
}

/** Letters sent and replies received before this letter. Requires the facts of money and agreement. */
export function addHistoryFacts(
  build: FactBuilder,
  history: {
    dated: string;
    letters: readonly PriorLetter[];
    replies: readonly Reply[];
    /** The version that governs; null when it is not known. */
    agreement: Agreement | null;
  },
): void {
  const { dated, letters, replies, agreement } = history;
  for (const each of letters) {
    const again = build.has(`sent_${each.letter_type}`);
    if (!again) letterFacts(build, each.letter_type, each, dated);
    // A letter sent again is an event of its own; periods still run from the first sending.
    else if (each === letters.at(-1)) letterFacts(build, 'again', each, dated);
  }
  const [first] = letters;
  const last = letters.at(-1);
  if (!first || !last) return;
  const about = { role: 'prior_letter' as const, source: given('prior letter') };
  build.date('first_letter', first.sent_on, { label: 'First letter sent', ...about });
  build.date('last_letter', last.sent_on, { label: 'Last letter sent', ...about });
  const wasNotice = last.letter_type === 'initial' && last.notice === true;
  build.text(
    'last_letter_name',
    'label',
    wasNotice ? 'our demand and notice of dispute' : letterNames[last.letter_type],
    {
      label: 'Kind of the last letter',
      ...about,
    },
  );
  for (const what of ['number', 'delivered'] as const) {
    const known = build.facts[`${what}_${build.has('sent_again') ? 'again' : last.letter_type}`];
    if (known) build.facts[`last_${what}`] = { ...known, id: `last_${what}` };
  }
  build.count('days_since_letter', daysBetween(last.sent_on, dated), 'days', {
    label: 'Days since the last letter',
    role: 'duration',
    source: computed('letter date minus last letter', 'dated', 'last_letter'),
  });
  noticeFacts(
    build,
    letters.find((each) => each.letter_type === 'initial'),
    dated,
    agreement,
  );
  replyFacts(build, replies);
}
