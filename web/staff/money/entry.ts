/** Ledger entries of a case as typed: the fields of each kind, and their errors. Pure. */
import { feeExemptions, type FeeExemption } from '../../../domain/money/fee-on.ts';
import { exactCents, sumTrouble } from '../../ui/sums.ts';
import { isoDay } from '../../ui/typed-values.ts';

export type TypedEntry = {
  amount: string;
  day: string;
  until: string;
  label: string;
  words: string;
  trancheId: string;
  replyId: string;
  /** `bears_fee`, or why it bears none; blank until staff have said. */
  fee: string;
};
export const nothingTyped: TypedEntry = {
  amount: '',
  day: '',
  until: '',
  label: '',
  words: '',
  trancheId: '',
  replyId: '',
  fee: '',
};

/** An entry as the API takes it, without the ids of the case and the entry. */
export type Entry =
  | {
      kind: 'recovery';
      values: {
        amount_cents: number;
        received_on: string;
        tranche_id: string | null;
        reply_id: string | null;
        fee_exemption: FeeExemption | null;
        note: string;
        above_held: boolean;
      };
    }
  | { kind: 'tranche'; values: { label: string; amount_cents: number; promised_release_on: string | null } }
  | { kind: 'fee'; values: { amount_cents: number; received_on: string; note: string } }
  | { kind: 'slip'; values: { tranche_id: string; to: string; why: string } }
  | { kind: 'release'; values: { tranche_id: string; released_on: string } };
export type EntryKind = Entry['kind'];

/** A form field: its name in the form and in the API. */
type Field = { typed: keyof TypedEntry; name: string; label: string; required: boolean; hint?: string };
type Form = { title: string; submit: string; done: string; fields: readonly Field[] };

/** What staff choose from; the values are those of `TypedEntry.fee`. */
export const feeChoices = [
  { value: 'bears_fee', label: 'Yes' },
  { value: 'announced_before', label: 'No: its release was announced before the engagement' },
  { value: 'due_by_agreement', label: 'No: it was due by the agreement’s own date' },
] as const;

const sum = (label: string): Field => ({ typed: 'amount', name: 'amount_cents', label, required: true });
const day = (name: string, label: string): Field => ({ typed: 'day', name, label, required: true });
const words = (name: string, label: string): Field => ({ typed: 'words', name, label, required: false });

export const entryForms: Record<EntryKind, Form> = {
  recovery: {
    title: 'Record money that came back',
    submit: 'Record the money',
    done: 'Money recorded. The merchant is notified.',
    fields: [
      sum('Sum that reached the merchant'),
      day('received_on', 'Received on'),
      {
        typed: 'trancheId',
        name: 'tranche_id',
        label: 'For which part',
        required: false,
        hint: 'Money for a part marks it as released.',
      },
      { typed: 'replyId', name: 'reply_id', label: 'Which reply announced it', required: false },
      { typed: 'fee', name: 'fee_exemption', label: 'Does it bear the success fee?', required: true },
      words('note', 'Note for the merchant'),
    ],
  },
  tranche: {
    title: 'Add a part that is held',
    submit: 'Add the part',
    done: 'Part added.',
    fields: [
      {
        typed: 'label',
        name: 'label',
        label: 'What it is',
        required: true,
        hint: 'Such as "Rolling reserve, third part".',
      },
      sum('Sum'),
      { typed: 'until', name: 'promised_release_on', label: 'Promised for', required: false },
    ],
  },
  fee: {
    title: 'Record a payment of the fee',
    submit: 'Record the payment',
    done: 'Payment recorded.',
    fields: [sum('Sum paid'), day('received_on', 'Received on'), words('note', 'Note for the merchant')],
  },
  slip: {
    title: 'Record another promised day',
    submit: 'Record the new day',
    done: 'New day recorded. The old one stays on record.',
    fields: [
      { typed: 'until', name: 'to', label: 'Now promised for', required: true },
      words('why', 'Reason that was given'),
    ],
  },
  release: {
    title: 'Record a release',
    submit: 'Record the release',
    done: 'Release recorded.',
    fields: [day('released_on', 'Released on')],
  },
};

const longestLabel = 200;
const maxTextLength = 2_000;

function errorOf({ typed: at, required }: Field, typed: TypedEntry, today: string): string | null {
  const value = typed[at].trim();
  switch (at) {
    case 'amount':
      return sumTrouble(value) ?? null;
    case 'day':
      if (isoDay(value) === null) return 'Enter the day as month, day and year, such as 11 20 2026.';
      return (isoDay(value) ?? '') > today ? 'This day is in the future.' : null;
    case 'until':
      return isoDay(value) !== null || (!required && /^[/\s]*$/.test(value))
        ? null
        : 'Enter the day as month, day and year, such as 11 20 2026.';
    case 'label':
      if (value === '') return 'Enter what this part is.';
      return value.length > longestLabel ? `Shorten it to ${longestLabel} characters or fewer.` : null;
    case 'words':
      return value.length > maxTextLength
        ? `Shorten it to ${maxTextLength.toLocaleString('en-US')} characters or fewer.`
        : null;
    case 'fee':
      return value === '' ? 'Choose whether it bears the fee.' : null;
    case 'trancheId':
    case 'replyId':
      return null;
  }
}

/** Errors by API field name, in form order; empty if the entry can be sent. `today`: the date at the firm. */
export function entryErrors(kind: EntryKind, typed: TypedEntry, today: string): Record<string, string> {
  return Object.fromEntries(
    entryForms[kind].fields.flatMap((field) => {
      const error = errorOf(field, typed, today);
      return error === null ? [] : [[field.name, error]];
    }),
  );
}

/** The sum in cents of a recovery that is above the outstanding sum; null for any other entry. */
export function sumAbove({ kind, typed }: { kind: EntryKind; typed: TypedEntry }, outstanding: number | null) {
  const sum = kind === 'recovery' ? exactCents(typed.amount) : null;
  return sum !== null && outstanding !== null && sum > outstanding ? sum : null;
}

/**
 * The entry to send, once `entryErrors` is empty. `trancheId`: the part that a new date or a release is about;
 * `aboveHeld`: the user confirmed that more came back than is outstanding.
 */
export function entryFrom(kind: EntryKind, typed: TypedEntry, trancheId: string, aboveHeld = false): Entry {
  const amount_cents = exactCents(typed.amount) ?? 0;
  const received_on = isoDay(typed.day) ?? '';
  const until = isoDay(typed.until);
  const said = typed.words.trim();
  switch (kind) {
    case 'recovery':
      return {
        kind,
        values: {
          amount_cents,
          received_on,
          tranche_id: typed.trancheId || null,
          reply_id: typed.replyId || null,
          fee_exemption: feeExemptions.find((each) => each === typed.fee) ?? null,
          note: said,
          above_held: aboveHeld,
        },
      };
    case 'tranche':
      return { kind, values: { label: typed.label.trim(), amount_cents, promised_release_on: until } };
    case 'fee':
      return { kind, values: { amount_cents, received_on, note: said } };
    case 'slip':
      return { kind, values: { tranche_id: trancheId, to: until ?? '', why: said } };
    case 'release':
      return { kind, values: { tranche_id: trancheId, released_on: received_on } };
  }
}
