import { hasEnded } from './case.ts';
import { barredText, cut, type LetterBar } from './letter-bar.ts';
import { isUnsent } from '../letters/life.ts';
import { addBusinessDays, type IsoDate } from '../calendar/business-days.ts';
import type { LetterProgress } from './case-progress.ts';
import type { LetterType } from '../letters/letter.ts';
import { longDay } from '../calendar/long-day.ts';
import { draftBy, letterBy, reviewBy } from '../calendar/promises.ts';
import { firmDayOf } from '../calendar/firm-day.ts';
import { replyDueOn, repliedTo, stageOf, type Stage, type StageCase, type StageProgress } from './stage.ts';

/** What we do next and by which UTC day. `step` depends on the case's state, not on the day it is computed. */
type NextAction = { stage: Phase; step: string; words: string; due_on: IsoDate };
/**
 * The stage, with an accepted offer set apart from an open one, so that what staff typed before the acceptance ends
 * with it.
 */
type Phase = Stage | 'offer_accepted';
type Action = { about: string; words: string; due_on: IsoDate };

const businessDays = {
  sign: 2,
  post: 1,
  delivery: 5,
  answer: 3,
  accepted: 1,
  reply: 2,
  negotiate: 5,
  rest: 5,
  settle: 5,
  correction: 1,
  change: 1,
} as const;

/** The next step that the agreement itself names, with its first possible day; `on` is null while that is not known. */
type ContractStep = { label: string; on: IsoDate | null };

/** A superseded letter needs nothing from anybody. */
const newestOf = <Letter extends Pick<LetterProgress, 'status'>>(letters: readonly Letter[]): Letter | undefined =>
  letters.findLast(({ status }) => status !== 'superseded');

/** Whether the next action depends on the agreement's own steps: no letter is left to send. */
export const asksTheContract = ({ letters }: Pick<StageProgress, 'letters'>): boolean => {
  const last = newestOf(letters);
  return last?.type === 'escalation' && last.status === 'delivered';
};

/**
 * Our next action in a case as of `today`; null once the case has ended. An open case always has one. `step`: the
 * agreement's own next step, needed where `asksTheContract`; the action is never due before its first possible day.
 * `corrections`: how many of the merchant's corrections wait for us. `leaves_by`: the last day on which the approved
 * letter may leave under its date. `returned`: the note with which its attorney gave the draft back; `id` sets one
 * return apart from another. `money_on`: the day on which the newest money was recorded, so that an entry withdrawn since
 * hides no delay. `barred`: what keeps the letter from leaving. `conflict`: a conflict of interest, which
 * takes the case off every desk.
 */
export function nextActionOf(
  theCase: StageCase,
  progress: StageProgress,
  today: IsoDate,
  step: ContractStep | null = null,
  ofLetter: Partial<OfLetter> = {},
): NextAction | null {
  if (hasEnded(theCase.status)) return null;
  const stage = phaseOf(theCase, progress);
  const known = { ...nothingOfLetter, ...ofLetter, theCase, progress, today, step };
  const { about, words, due_on } = actionIn(stage, known);
  return { stage, step: `${stage}/${about}`, words, due_on };
}

/**
 * What a case stores of its next action. `next_action_for`: the step it was planned for, or `hand:STAGE` if staff typed
 * it in that stage. `next_action_was_on`: while the case waits to be planned, the day on which the previous action was
 * due; `next_action_on` is then the day on which that wait began. Null once the action is planned.
 */
export type StoredAction = {
  next_action: string | null;
  next_action_on: IsoDate | null;
  next_action_for: string | null;
  next_action_was_on: IsoDate | null;
};

/**
 * The action of a case that waited to be planned. A step that stays the same keeps its due day; an action that staff
 * typed stays until the stage changes.
 */
export function standingAction(stored: StoredAction, plan: NextAction | null): StoredAction {
  if (plan === null) return { ...stored, next_action_was_on: null };
  const typed = stored.next_action_for === `hand:${plan.stage}`;
  const stays = typed || stored.next_action_for === plan.step;
  return {
    next_action: typed ? stored.next_action : plan.words,
    next_action_on: stays ? stored.next_action_was_on : plan.due_on,
    next_action_for: typed ? stored.next_action_for : plan.step,
    next_action_was_on: null,
  };
}

function phaseOf(theCase: StageCase, progress: StageProgress): Phase {
  const { stage } = stageOf(theCase, progress);
  // Money that comes in meanwhile does not close an open offer.
  if (stage === 'recovering' && progress.open_offers > 0) return 'offer_made';
  return stage === 'offer_made' && progress.open_offers === 0 ? 'offer_accepted' : stage;
}

function actionIn(stage: Phase, known: Known): Action {
  const { theCase, progress, today } = known;
  if (known.conflict && stage !== 'closed')
    return {
      about: 'conflict',
      words: 'A conflict of interest was found: decide who may act, or close the case',
      due_on: today,
    };
  switch (stage) {
    case 'received':
      return { about: 'review', words: 'Review the application', due_on: firmDayOf(reviewBy(theCase.created_at)) };
    case 'analyzed':
      return { about: 'draft', words: 'Make sure the letter is drafted', due_on: draftBy(theCase.created_at) };
    case 'drafted':
    case 'with_attorney':
    case 'sent':
    case 'delivered':
    case 'in_negotiation':
      return onLetter(newestOf(progress.letters), stage, known);
    case 'offer_made':
      return {
        about: `offer:${progress.open_offers}:${progress.answer_by}`,
        words: "Get the merchant's answer to the offer",
        due_on: progress.answer_by ?? addBusinessDays(today, businessDays.answer),
      };
    case 'offer_accepted':
      return {
        about: `tell:${progress.accepted_offer?.id}`,
        words: 'See that counsel tells the processor that the offer is accepted, and follow up on the money',
        due_on: addBusinessDays(
          progress.accepted_offer ? firmDayOf(progress.accepted_offer.at) : today,
          businessDays.accepted,
        ),
      };
    case 'recovering':
      return {
        about: `rest:${progress.recovered_cents}`,
        words: 'Follow up on the rest of the money',
        due_on: addBusinessDays(known.money_on ?? today, businessDays.rest),
      };
    case 'recovered':
      return {
        about: 'settle',
        words: 'Settle the fee and close the case',
        due_on: addBusinessDays(known.money_on ?? today, businessDays.settle),
      };
    case 'closed':
      // The merchant cancelled it, but staff reopened the status since.
      return { about: 'close', words: 'Close the cancelled case', due_on: today };
  }
}

type OfLetter = {
  corrections: number;
  leaves_by: IsoDate | null;
  returned: { id: string; note: string } | null;
  money_on: IsoDate | null;
  barred: LetterBar | null;
  conflict: boolean;
};
const nothingOfLetter: OfLetter = {
  corrections: 0,
  leaves_by: null,
  returned: null,
  money_on: null,
  barred: null,
  conflict: false,
};
type Known = OfLetter & {
  theCase: StageCase;
  progress: StageProgress;
  today: IsoDate;
  step: ContractStep | null;
};

/** The newest letter decides: a follow-up in review takes precedence over a delivered letter's reply. */
function onLetter(letter: LetterProgress | undefined, stage: Stage, known: Known): Action {
  if (!letter) return actionIn('analyzed', known);
  const { today, corrections } = known;
  if (corrections > 0 && isUnsent(letter.status))
    return {
      about: `correction:${letter.id}:${corrections}`,
      words: "Deal with the merchant's correction of a fact",
      due_on: addBusinessDays(today, businessDays.correction),
    };
  if (known.barred) return onBarred(letter, known.barred, today);
  switch (letter.status) {
    case 'draft':
      if (known.returned) return onReturned(known.returned, today);
      return {
        about: `submit:${letter.id}`,
        words: "Put the letter into the attorney's review",
        due_on: letter.due_on,
      };
    case 'in_review':
      return {
        about: `review:${letter.id}`,
        words: 'Make sure the attorney reviews the letter',
        due_on: letter.due_on,
      };
    case 'approved':
      return onApproved(letter, known);
    case 'sending':
      return {
        about: `post:${letter.id}`,
        words: 'Mail the letter and record its tracking number',
        due_on: addBusinessDays(today, businessDays.post),
      };
    case 'sent':
      return {
        about: `delivery:${letter.id}`,
        words: 'Record the delivery',
        due_on: addBusinessDays(letter.sent_at ? firmDayOf(letter.sent_at) : today, businessDays.delivery),
      };
    case 'returned_to_sender':
      return { about: `returned:${letter.id}`, words: 'Check the address and send again', due_on: today };
    case 'superseded':
      return actionIn('analyzed', known);
    case 'delivered':
      return onDelivered(letter, stage, known);
  }
}

/** What the attorney wants changed, as they wrote it, so that nobody has to look for it. */
const onReturned = ({ id, note }: { id: string; note: string }, today: IsoDate): Action => ({
  about: `change:${id}`,
  words: `Change the letter as its attorney asks: ${cut(note)}`,
  due_on: addBusinessDays(today, businessDays.change),
});
/** Due today: until this is settled, nothing else we do moves the letter. */
const onBarred = ({ id }: LetterProgress, bar: LetterBar, today: IsoDate): Action => ({
  about: `barred:${id}:${bar.step}:${bar.key}`,
  words: barredText(bar),
  due_on: today,
});

/** Whether sending is all that is left for the newest letter, so that its date sets the deadline. */
export const waitsToBeSent = ({ letters }: Pick<StageProgress, 'letters'>): boolean =>
  newestOf(letters)?.status === 'approved';

/**
 * A follow-up is approved long after the agreement was signed, so one whose promised day has passed goes out today. No
 * letter goes out under an old date.
 */
function onApproved(
  { id }: LetterProgress,
  { theCase, progress: { signed_at }, today, leaves_by: last }: Known,
): Action {
  const by = letterBy(theCase.created_at, signed_at);
  // Not dated again before the signature: the new date would only grow old while the letter waits.
  if (by === null)
    return {
      about: `sign:${id}`,
      words: 'Get the success-fee agreement signed',
      due_on: earlier(addBusinessDays(today, businessDays.sign), last !== null && last >= today ? last : null),
    };
  if (last !== null && last < today)
    return { about: `date:${id}`, words: 'Have the approved letter dated again and approved', due_on: today };
  const until = last === null ? '' : ` by ${longDay(last)}, or have it dated again`;
  return { about: `send:${id}`, words: `Send the approved letter${until}`, due_on: earlier(later(by, today), last) };
}

/** Each unanswered letter is followed by the next one. */
const ifNobodyAnswers: Record<LetterType, string> = {
  initial: 'Send the follow-up if there is no reply',
  follow_up: 'Send the final letter if there is no reply',
  final: 'Escalate if there is no reply',
  escalation: 'Decide next steps with the merchant',
};

function onDelivered(letter: LetterProgress, stage: Stage, { progress, today, step }: Known): Action {
  const due = replyDueOn(letter);
  const { replied_on } = progress;
  if (replied_on !== null && repliedTo(letter, replied_on))
    return {
      about: `reply:${letter.id}:${replied_on}`,
      words: 'Read the processor’s reply and decide on the next letter',
      due_on: later(today, addBusinessDays(replied_on, businessDays.reply)),
    };
  const replyDue = due ?? today;
  if (stage === 'in_negotiation') {
    return {
      about: `negotiate:${letter.id}`,
      words: 'Follow up with the processor',
      due_on: later(replyDue, addBusinessDays(today, businessDays.negotiate)),
    };
  }
  if (letter.type === 'escalation' && step?.on)
    return {
      about: `contract:${letter.id}:${step.label}:${step.on}`,
      words: `Decide with the merchant on the agreement's next step: ${step.label}`,
      due_on: later(replyDue, step.on),
    };
  return { about: `answer:${letter.id}:${due}`, words: ifNobodyAnswers[letter.type], due_on: replyDue };
}

const earlier = (day: IsoDate, last: IsoDate | null): IsoDate => (last !== null && last < day ? last : day);
const later = (left: IsoDate, right: IsoDate): IsoDate => (left > right ? left : right);
