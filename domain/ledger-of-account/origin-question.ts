import type { AccountLine, Question, Tranche } from './account.ts';
import { dayOf } from './days.ts';
import type { Part } from './find-tranches.ts';
import { writtenAmount } from './minor-units.ts';
import { sumOf } from './money-back.ts';
import { holdKey } from './open-holds.ts';

/** What a merchant says of money that came back and names no hold; a hold is said by its key. */
export const originBefore = 'before';
export const originShown = 'shown';
const originUnknown = 'unknown';
/** The answer settles whose the money was, unless they do not know. */
export const settlesOrigin = (choice: string | undefined): boolean => choice !== undefined && choice !== originUnknown;

/** A hold that can be chosen by itself: more would be a list that nobody reads. */
const maxHoldsAsked = 6;

/**
 * Where the money of rows came from that name no hold of the files; null for no such rows. `open` are the holds of a
 * release's kind, there by its day, before it was counted against them. Other rows are another question.
 */
export function originQuestion(
  { processor, currency }: { processor: string; currency: string },
  parts: readonly Part[],
  open: readonly Tranche[],
): Question | null {
  const [first, ...more] = parts.map(({ line }) => line);
  const last = more.at(-1) ?? first;
  if (!first || !last) return null;
  const sum = sumOf(parts);
  const [from, to] = [dayOf(first), dayOf(last)];
  const nameOf = (line: AccountLine): string => line.id ?? `${line.at} ${line.net}`;
  const amount = writtenAmount(more.length === 0 ? first.net : sum, currency);
  const equal = open.filter(({ hold }) => hold.amount === first.net);
  const holds = (equal.length > 0 ? equal : open).map((tranche) => ({
    value: holdKey(tranche),
    label: `The hold of ${writtenAmount(tranche.hold.amount, currency)} of ${tranche.hold.day}, line ${tranche.hold.row}`,
  }));
  const isOne = more.length === 0 && holds.length > 0 && holds.length <= maxHoldsAsked;
  return {
    key: ['origin', processor, currency, parts.length, sum, nameOf(first), nameOf(last)].join(':'),
    kind: 'origin',
    subject: processor,
    text:
      more.length === 0
        ? `“${first.type.slice(0, 80)}” of ${amount} on ${from}, line ${first.row}, names no hold of your files. Where was this money before?`
        : `${parts.length} rows from ${from} to ${to}, ${amount} in all, name no hold of your files. Where was this money before?`,
    choices: [
      { value: originBefore, label: 'It was withheld before the files begin' },
      ...(isOne ? holds : [{ value: originShown, label: 'It was of the holds that the files show' }]),
      { value: originUnknown, label: 'I do not know' },
    ],
    blocks: false,
  };
}
