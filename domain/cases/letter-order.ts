import { isLeaving, isSent } from '../letters/life.ts';
import { isAnswer, type ReplyKind } from '../letters/processor-reply.ts';
import { longDay } from '../calendar/long-day.ts';
import { hasEnded, type CaseStatus } from './case.ts';
import type { LetterStatus, LetterType } from '../letters/letter.ts';

/** A letter as the order of a case's letters needs it; oldest first in lists. `sent_on`: the firm's day. */
export type OrderedLetter = {
  type: LetterType;
  status: LetterStatus;
  reply_due_on: string | null;
  sent_on: string | null;
};
/** A reply of the processor as that order needs it; withdrawn ones are left out. */
export type OrderedReply = { kind: ReplyKind; received_on: string };
/**
 * Why a letter may not be drafted now, in a sentence. `byOrder`: only the order of letters bars it, and an attorney may
 * depart from that order with a reason.
 */
type DraftingBar = { text: string; byOrder: boolean };

type Said = { letters: readonly OrderedLetter[]; replies: readonly OrderedReply[] };
type OrderedCase = { status: CaseStatus; cancelled_at: Date | string | null };

/** The order of the letters of a case (docs/decisions/0059). */
const order: readonly LetterType[] = ['initial', 'follow_up', 'final', 'escalation'];
const names: Record<LetterType, string> = {
  initial: 'initial letter',
  follow_up: 'follow-up',
  final: 'final letter',
  escalation: 'escalation',
};

const bar = (text: string): DraftingBar => ({ text, byOrder: false });
const outOfOrder = (text: string): DraftingBar => ({ text, byOrder: true });

/** How a case has ended, as the beginning of a sentence; null while it is open. */
export function hasEndedText({ status, cancelled_at }: OrderedCase): string | null {
  if (cancelled_at !== null) return 'The merchant has cancelled this case';
  return hasEnded(status) ? `This case is ${status}` : null;
}

/**
 * Why a letter of this type may not be drafted on `today` (the firm's day); null when it may. An open draft does not
 * bar it, but is superseded.
 */
export function draftingBar(
  theCase: OrderedCase,
  { letters, replies }: Said,
  type: LetterType,
  today: string,
): DraftingBar | null {
  const ended = hasEndedText(theCase);
  if (ended !== null) return bar(`${ended}; no letter is drafted for it.`);
  const leaving = letters.find(({ status }) => isLeaving(status));
  if (leaving?.status === 'approved')
    return bar(
      `The ${names[leaving.type]} is approved and not sent yet. It is sent, or returned with a note, before another letter is drafted.`,
    );
  if (leaving)
    return bar(
      `The ${names[leaving.type]} is being sent. Another letter is drafted once it has left, or its attorney has returned what was held back.`,
    );
  return orderBar({ letters, replies }, type, today);
}

/**
 * A letter follows once the one before it was answered, or was delivered and its time to reply has run out; one that
 * came back is written again.
 */
function orderBar({ letters, replies }: Said, type: LetterType, today: string): DraftingBar | null {
  const last = letters.findLast(({ status }) => isSent(status));
  if (!last)
    return type === 'initial' ? null : bar('This letter type needs an earlier letter of this case that was sent.');
  const name = names[last.type];
  if (last.status === 'returned_to_sender')
    return type === last.type ? null : outOfOrder(`The ${name} came back undelivered; it is drafted again first.`);
  const next = order[order.indexOf(last.type) + 1];
  if (type !== next)
    return outOfOrder(
      next
        ? `The ${name} was sent; after it comes the ${names[next]}.`
        : `The ${name} was sent; it is the last letter.`,
    );
  if (replies.some((reply) => answers(reply, last))) return null;
  if (last.status !== 'delivered') return outOfOrder(`The delivery of the ${name} is not recorded yet.`);
  if (last.reply_due_on === null || last.reply_due_on >= today)
    return outOfOrder(
      `The time to answer the ${name} has not passed${last.reply_due_on === null ? '' : `: it runs through ${longDay(last.reply_due_on)}`}.`,
    );
  return null;
}

const answers = ({ kind, received_on }: OrderedReply, { sent_on }: OrderedLetter): boolean =>
  isAnswer(kind) && sent_on !== null && received_on >= sent_on;

/** The last reply that answers the last letter that was sent; undefined while nothing does. */
export const lastAnswer = (
  letters: readonly OrderedLetter[],
  replies: readonly OrderedReply[],
): OrderedReply | undefined => {
  const last = letters.findLast(({ status }) => isSent(status));
  return (
    last &&
    replies
      .filter((reply) => answers(reply, last))
      .toSorted(byReceipt)
      .at(-1)
  );
};
const byReceipt = (a: OrderedReply, b: OrderedReply): number => a.received_on.localeCompare(b.received_on);

/**
 * The type of the letter whose turn is next, even while the last one's time to reply still runs; null after the
 * escalation.
 */
export function nextLetterType(letters: readonly OrderedLetter[]): LetterType | null {
  const last = letters.findLast(({ status }) => isSent(status));
  if (!last) return 'initial';
  return last.status === 'returned_to_sender' ? last.type : (order[order.indexOf(last.type) + 1] ?? null);
}
