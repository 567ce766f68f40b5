/**
 * Fields that a notice mentions but leaves open, so that the user has to enter them. Nothing is suggested for these.
 */
import { sureEnough } from './finding-roles.ts';
import type { Extraction, Finding } from './extraction.ts';
import { longDay } from '../calendar/long-day.ts';
import type { Because } from './suggest.ts';

/** `field` is the wizard's name; `words` say what the notice says and what to enter. */
export type Question = { field: string; words: string; because: Because[] };

const amountFields = [
  ['amountHeld', 'held'],
  ['rollingReservesHeld', 'reserve'],
] as const;

type Found = { extraction: Extraction; each: Finding };

export function askAnswers(extractions: readonly Extraction[]): Question[] {
  const found = extractions
    .filter(({ kind }) => kind === 'hold_notice')
    .flatMap((extraction) => extraction.findings.map((each): Found => ({ extraction, each })));
  return [...amountFields.flatMap(([field, role]) => inOtherCurrency(found, field, role)), ...whichDay(found)];
}

const isSure = ({ each }: Found): boolean => each.confidence >= sureEnough;
const ask = (field: string, words: string, { extraction, each }: Found): Question[] => [
  {
    field,
    words,
    because: [{ file_id: extraction.file_id, filename: extraction.filename, page: each.page, snippet: each.snippet }],
  },
];

/** A field takes only US dollars, and only the merchant can say what an amount in another currency was worth. */
function inOtherCurrency(found: readonly Found[], field: string, role: 'held' | 'reserve'): Question[] {
  const named = found.filter((one) => one.each.role === role && isSure(one));
  const foreign = named.find(({ each }) => each.what === 'foreign_amount');
  if (!foreign || named.some(({ each }) => each.what === 'amount')) return [];
  return ask(field, `The notice names ${foreign.each.value}. Enter the amount in US dollars.`, foreign);
}

/**
 * Asks for the first day of the hold, or the notice's own date, where its digits can be read month first or day first.
 */
function whichDay(found: readonly Found[]): Question[] {
  const starts = found.filter(({ each }) => each.role === 'hold_started');
  const days = starts.length > 0 ? starts : found.filter(({ each }) => each.role === 'document_date');
  const [open] = days;
  if (!open || open.each.what !== 'date' || open.each.or === undefined || days.some(isSure)) return [];
  const either = `${longDay(open.each.value)} or ${longDay(open.each.or)}`;
  return ask(
    'holdStartDate',
    starts.length > 0
      ? `The notice names a day that is ${either}. Enter the right one.`
      : `The notice is dated ${either}. Enter the day on which the hold began.`,
    open,
  );
}
