import { amountOf, maxReplyLength, type AnswerKind } from '../../domain/letters/processor-reply.ts';
import { exactCents, isoDay } from '../ui/typed-values.ts';

/** What the form can refer to: the case's letters and files. */
export type ReplyContext = {
  caseId: string;
  letters: readonly { id: string; title: string; sent_at: string | null }[];
  files: readonly { id: string; filename: string }[];
};

/** A reply as typed. `kind` is empty until one is chosen. */
export type TypedReply = {
  kind: AnswerKind | '';
  received: string;
  letterId: string;
  words: string;
  amount: string;
  fileId: string;
};
export type ReplyField = 'kind' | 'received_on' | 'letter_id' | 'words' | 'amount_cents' | 'file_id';
export type ReplyErrors = Partial<Record<ReplyField, string>>;
type ReplyInput = {
  kind: AnswerKind;
  received_on: string;
  letter_id: string | null;
  words: string | null;
  amount_cents: number | null;
  file_id: string | null;
};

function amountError(kind: AnswerKind | '', typed: string): string | undefined {
  const needs = kind === '' ? 'none' : amountOf[kind];
  if (needs === 'none' || (needs === 'optional' && typed.trim() === '')) return undefined;
  if (typed.trim() === '') return 'Enter the amount that was released.';
  return (exactCents(typed) ?? 0) > 0 ? undefined : 'Enter a sum in dollars, such as 2,513.37.';
}

function dayError(typed: string, today: string): string | undefined {
  const day = isoDay(typed);
  if (day === null) return 'Enter the day as month, day and year, such as 11 20 2026.';
  return day > today ? 'This day is in the future.' : undefined;
}

/** Errors by field, in form order; empty if it can be saved. `today` is the date in UTC. */
export function replyErrors(typed: TypedReply, today: string): ReplyErrors {
  const found: [ReplyField, string | undefined][] = [
    ['kind', typed.kind === '' ? 'Choose the kind of reply.' : undefined],
    ['received_on', dayError(typed.received, today)],
    ['amount_cents', amountError(typed.kind, typed.amount)],
    [
      'words',
      typed.words.length > maxReplyLength
        ? `Shorten it to ${maxReplyLength.toLocaleString('en-US')} characters or fewer.`
        : undefined,
    ],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

/** The entry to send, once `replyErrors` is empty. An amount typed for another kind of reply is left out. */
export function replyInput({ kind, received, letterId, words, amount, fileId }: TypedReply): ReplyInput | null {
  const received_on = isoDay(received);
  if (kind === '' || received_on === null) return null;
  return {
    kind,
    received_on,
    letter_id: letterId || null,
    words: words.trim() || null,
    file_id: fileId || null,
    amount_cents: amountOf[kind] === 'none' || amount.trim() === '' ? null : exactCents(amount),
  };
}
