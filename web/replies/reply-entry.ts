import {
  amountOf,
  replyKinds,
  maxReplyLength,
  maxTermsLength,
  type ReplyKind,
} from '../../domain/letters/processor-reply.ts';
import { isRecord, recordOf } from '../../domain/json.ts';
import { exactCents, sumTrouble } from '../ui/sums.ts';
import { isoDay } from '../ui/typed-values.ts';

/** What the form can refer to: the case's letters and files. */
export type ReplyContext = {
  caseId: string;
  letters: readonly { id: string; title: string; sent_at: string | null }[];
  files: readonly { id: string; filename: string }[];
};

/**
 * A reply as typed. `kind` is empty until one is chosen. `letterId` is null until a letter, or none, is chosen.
 * `uploaded`: the name of the file `fileId`, if it was uploaded here and is not a file of the case yet.
 */
export type TypedReply = {
  kind: ReplyKind | '';
  received: string;
  letterId: string | null;
  words: string;
  amount: string;
  terms: string;
  expires: string;
  fileId: string;
  uploaded: string;
};
export type ReplyField =
  | 'kind'
  | 'received_on'
  | 'letter_id'
  | 'words'
  | 'amount_cents'
  | 'terms'
  | 'expires_on'
  | 'file_id';
export type ReplyErrors = Partial<Record<ReplyField, string>>;
type ReplyInput = {
  kind: ReplyKind;
  received_on: string;
  letter_id: string | null;
  words: string | null;
  amount_cents: number | null;
  terms: string | null;
  expires_on: string | null;
  file_id: string | null;
};

const blank: TypedReply = {
  kind: '',
  received: '',
  letterId: null,
  words: '',
  amount: '',
  terms: '',
  expires: '',
  fileId: '',
  uploaded: '',
};

/**
 * A reply being typed. `entryId` stays the same for a retry after a lost response, so that it makes no second entry.
 */
export type UnsavedReply = { typed: TypedReply; entryId: string };
export const newReply = (kind: ReplyKind | ''): UnsavedReply => ({
  typed: { ...blank, kind },
  entryId: crypto.randomUUID(),
});

/** The reply that an earlier page left; null if it has another shape. */
export function readUnsavedReply(left: unknown): UnsavedReply | null {
  const { typed, entryId } = recordOf(left);
  if (!isRecord(typed) || typeof entryId !== 'string') return null;
  const text = (at: keyof TypedReply) => (typeof typed[at] === 'string' ? typed[at] : '');
  return {
    entryId,
    typed: {
      kind: replyKinds.find((kind) => kind === typed['kind']) ?? '',
      received: text('received'),
      letterId: typeof typed['letterId'] === 'string' ? typed['letterId'] : null,
      words: text('words'),
      amount: text('amount'),
      terms: text('terms'),
      expires: text('expires'),
      fileId: text('fileId'),
      uploaded: text('uploaded'),
    },
  };
}

function amountError(kind: ReplyKind | '', typed: string): string | undefined {
  if (kind === '' || amountOf[kind] === 'none') return undefined;
  return sumTrouble(typed);
}

const noDay = 'Enter the day as month, day and year, such as 11 20 2026.';

function dayError(typed: string, today: string): string | undefined {
  const day = isoDay(typed);
  if (day === null) return noDay;
  return day > today ? 'This day is in the future.' : undefined;
}

function expiryError({ kind, expires, received }: TypedReply): string | undefined {
  if (kind !== 'offer' || /^[/\s]*$/.test(expires)) return undefined;
  const [day, came] = [isoDay(expires), isoDay(received)];
  if (day === null) return noDay;
  return came !== null && day < came ? 'This day is before the day on which the offer came.' : undefined;
}

const lengthError = (typed: string, max: number): string | undefined =>
  typed.length > max ? `Shorten it to ${max.toLocaleString('en-US')} characters or fewer.` : undefined;

/** Errors by field, in form order; empty if it can be saved. `today`: the date at the firm. */
export function replyErrors(typed: TypedReply, today: string): ReplyErrors {
  const found: [ReplyField, string | undefined][] = [
    ['kind', typed.kind === '' ? 'Choose the kind of reply.' : undefined],
    ['amount_cents', amountError(typed.kind, typed.amount)],
    ['received_on', dayError(typed.received, today)],
    ['expires_on', expiryError(typed)],
    ['terms', typed.kind === 'offer' ? lengthError(typed.terms, maxTermsLength) : undefined],
    ['words', lengthError(typed.words, maxReplyLength)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

/** The entry to send, once `replyErrors` is empty. Input that belongs to another kind of reply is left out. */
export function replyInput({
  kind,
  received,
  letterId,
  words,
  amount,
  terms,
  expires,
  fileId,
}: TypedReply): ReplyInput | null {
  const received_on = isoDay(received);
  if (kind === '' || received_on === null) return null;
  return {
    kind,
    received_on,
    letter_id: letterId || null,
    words: kind === 'silence' ? null : words.trim() || null,
    file_id: kind === 'silence' ? null : fileId || null,
    amount_cents: amountOf[kind] === 'none' ? null : exactCents(amount),
    terms: kind === 'offer' ? terms.trim() || null : null,
    expires_on: kind === 'offer' ? isoDay(expires) : null,
  };
}
