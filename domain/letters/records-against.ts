import type { IsoDate } from '../calendar/business-days.ts';
import { longDay } from '../calendar/long-day.ts';
import { formatCents } from '../money/cents.ts';
import type { LetterDocument, LetterType } from './letter.ts';

/** The facts of a letter that a later record can contradict; sums in cents, days `YYYY-MM-DD`. */
export const comparedFacts = ['held_amount', 'reserve', 'hold_started', 'account_id'] as const;
export type ComparedFact = (typeof comparedFacts)[number];

const labels: Record<ComparedFact, string> = {
  held_amount: 'amount withheld',
  reserve: 'rolling reserve',
  hold_started: 'first day of the hold',
  account_id: 'merchant account',
};

/** What the text of a letter that was sent says. `dated`: the day from which it speaks. */
export type StatedFact = {
  letter_id: string;
  letter_type: LetterType;
  dated: IsoDate;
  fact: ComparedFact;
  value: string | number;
};

/** A sum and its day: money that came back, or what a document on file shows. */
type DatedSum = { on: IsoDate; cents: number };
/** The case as it is. `statements`: what documents say was held, or in reserve, on their own day. */
export type RecordsNow = {
  values: Record<ComparedFact, string | number | null>;
  recoveries: readonly DatedSum[];
  statements: Record<'held_amount' | 'reserve', readonly DatedSum[]>;
};

/** A record that contradicts a letter already sent; both values as a letter writes them. */
export type RecordAgainst = {
  letter_id: string;
  letter_type: LetterType;
  dated: IsoDate;
  fact: ComparedFact;
  label: string;
  value: string | number;
  stated: string;
  recorded: string;
};

/** What is entered drops its cents. */
const sameSum = (a: number, b: number): boolean => Math.abs(a - b) < 100;
const plainId = (value: string): string => value.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether the sum went down by what has come back since the letter, as far as the case was brought up to date. */
function cameBack(stated: number, now: number, since: IsoDate, recoveries: readonly DatedSum[]): boolean {
  let left = stated;
  return recoveries
    .filter(({ on }) => on >= since)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .some(({ cents }) => sameSum((left -= cents), now));
}

/** Whether the record does not say otherwise of the letter's own day: it differs only by what has happened since. */
function agrees({ fact, value, dated }: StatedFact, now: string | number, records: RecordsNow): boolean {
  if (typeof value === 'string' || typeof now === 'string')
    return fact === 'account_id' ? plainId(String(value)) === plainId(String(now)) : value === now;
  if (sameSum(value, now) || cameBack(value, now, dated, records.recoveries)) return true;
  const statements = fact === 'reserve' ? records.statements.reserve : records.statements.held_amount;
  return statements.some(({ on, cents }) => on > dated && sameSum(cents, now));
}

const shown = (value: string | number): string =>
  typeof value === 'number' ? formatCents(value) : /^\d{4}-\d\d-\d\d$/.test(value) ? longDay(value) : value;

/**
 * The records that contradict what the letters sent so far say. Of each fact the last letter that states it counts. What differs only
 * because money has come back since, or because a document of a later day shows it, is no contradiction; a record that is gone is none.
 */
export function recordsAgainst(stated: readonly StatedFact[], records: RecordsNow): RecordAgainst[] {
  return comparedFacts.flatMap((fact) => {
    const last = stated
      .filter((each) => each.fact === fact)
      .toSorted((a, b) => a.dated.localeCompare(b.dated))
      .at(-1);
    const now = records.values[fact];
    if (!last || now === null || agrees(last, now, records)) return [];
    return [{ ...last, label: labels[fact], stated: shown(last.value), recorded: shown(now) }];
  });
}

const letterNames: Record<LetterType, string> = {
  initial: 'Our demand',
  follow_up: 'Our second letter',
  final: 'Our final demand',
  escalation: 'Our letter to your legal department',
};

/** The sentence by which the next letter corrects the last. */
export const correctionOf = ({ letter_type, dated, label, stated, recorded }: RecordAgainst): string =>
  `${letterNames[letter_type]} of ${longDay(dated)} stated the ${label} as ${stated}. That is corrected: the ${label} is ${recorded}.`;

/** Whether a paragraph of a letter names both values, as a correction does. */
export const isCorrectedIn = ({ blocks }: LetterDocument, { stated, recorded }: RecordAgainst): boolean =>
  blocks.some((block) => block.kind === 'paragraph' && block.text.includes(stated) && block.text.includes(recorded));
