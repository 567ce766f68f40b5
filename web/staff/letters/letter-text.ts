import type { CaseLetter } from '../../../contract/letter-view.ts';
import type { ProcessorContact } from '../../../contract/letter-generator.ts';
import { keysOf } from '../../../domain/json.ts';
import { lastAnswer, type OrderedLetter, type OrderedReply } from '../../../domain/cases/letter-order.ts';
import type { ReplyKind } from '../../../domain/letters/processor-reply.ts';
import type { LetterType } from '../../../domain/letters/letter.ts';

export const typeNames: Record<LetterType, string> = {
  initial: 'Initial',
  follow_up: 'Follow-up',
  final: 'Final',
  escalation: 'Escalation',
};

/** What each type is for. All but the first follow a letter that was sent. */
export const typeLabels: Record<LetterType, string> = {
  initial: 'Initial: the demand, and the notice of dispute where its packet is complete',
  follow_up: 'Follow-up: no answer by the day that was set',
  final: 'Final: the last demand before the next step of the agreement',
  escalation: 'Escalation: to the legal department, for a decision',
};
/** A follow-up after an answer is named by what was answered, not by a silence that never was. */
const followUps: Partial<Record<ReplyKind, string>> = {
  refusal: 'Follow-up: the processor refused',
  offer: 'Follow-up: the processor made an offer',
  partial_release: 'Follow-up: the processor released a part',
};

/** The label of a letter type in a case with these replies. */
export function typeLabel(
  type: LetterType,
  { letters, replies }: { letters: readonly OrderedLetter[]; replies: readonly OrderedReply[] },
): string {
  if (type !== 'follow_up') return typeLabels[type];
  const answer = lastAnswer(letters, replies);
  return answer ? (followUps[answer.kind] ?? 'Follow-up: the processor answered') : typeLabels.follow_up;
}

/** Defined here because the panel should not load the letter schemas. */
export const typesInOrder = keysOf(typeLabels);

/** A letter's state and what comes next, in a sentence. */
export function stateText({ status }: Pick<CaseLetter, 'status'>, attorney: string | null): string {
  const who = attorney ?? 'an attorney';
  switch (status) {
    case 'draft':
      return attorney
        ? `A draft. ${attorney} sees it once it is sent for review.`
        : 'A draft. No attorney is assigned to this case yet.';
    case 'in_review':
      return `With ${who} for review.`;
    case 'approved':
      return `Approved by ${who}, not sent yet.`;
    case 'sending':
      return 'Released, and not posted or emailed yet.';
    case 'superseded':
      return 'Superseded: a newer letter took its place. It can be read, and nothing else.';
    case 'sent':
      return 'Sent, not yet delivered.';
    case 'delivered':
      return 'Delivered.';
    case 'returned_to_sender':
      return 'Returned to sender. A new letter needs a new approval.';
  }
}

/** The contact as copied and shown: one line each, unknown parts omitted. */
export function contactLines({ name, address_lines, email, phone, note }: ProcessorContact): string[] {
  return [
    name,
    ...address_lines,
    ...(email ? [`Email: ${email}`] : []),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(note ? [note] : []),
  ];
}

/** The contact for a toast: short, and never with an unconfirmed address. */
export function contactInShort({ name, address_lines, email, phone }: ProcessorContact): string {
  const known = [
    address_lines.length > 0 ? `certified mail to ${address_lines.join(', ')}` : 'mailing address to be confirmed',
    ...(email ? [email] : []),
    ...(phone ? [phone] : []),
  ];
  return `${name}: ${known.join('; ')}.`;
}

/**
 * Spec, section 2: the preview of a generated letter shows its first 500 characters. Cut between whole characters; an
 * ellipsis says that it goes on.
 */
export function firstCharacters(text: string, count: number): string {
  const characters = Array.from(text);
  return characters.length <= count ? text : `${characters.slice(0, count).join('')}…`;
}
