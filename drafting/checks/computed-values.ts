import { daysBetween } from '../../domain/calendar/business-days.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Concept } from './concepts.ts';
import { fits, fitsClosely, isThatDay } from './fits.ts';
import { isOneOf, type Value } from './tokens.ts';

const measured = [
  'days_held',
  'days_since_letter',
  'held_amount',
  'claimed',
  'released',
  'unreserved',
  'reserve',
  'volume_avg',
  'volume_peak',
  'ticket',
  'delivery_days',
  'domestic_transaction_percentage',
  'card_present_percentage',
];
const days: Record<string, number> = { weeks: 7, months: 365.25 / 12, years: 365.25 };

/** Whether what is stated now is what was stated, in whatever form, and no less exact than its words say. */
export function isSameValue(now: Value, was: Value, sheet: FactSheet): boolean {
  if (now.kind === 'date')
    return was.kind === 'date' && (isThatDay(now.value, String(was.value)) || now.value === was.value);
  if (now.kind !== was.kind) return false;
  if (now.kind === 'count' && now.unit !== was.unit) {
    const length = days[now.unit ?? ''];
    return (
      was.unit === 'days' &&
      was.bound === undefined &&
      length !== undefined &&
      fits(asFigure(now), Number(was.value) / length)
    );
  }
  if (now.bound === was.bound) return now.value === was.value;
  if (was.bound !== undefined || typeof was.value !== 'number') return false;
  return (
    isOneOf(sheet, was, ...measured) && now.bound !== 'most' && now.bound !== 'least' && fits(asFigure(now), was.value)
  );
}
const asFigure = (value: Value) => ({ ...value, kind: value.kind as 'count' });

/** What a share may be of: what was withheld at first for what was released, else what is still withheld. */
const shareOf: Record<string, readonly string[]> = {
  released: ['held_amount'],
  reserve: ['claimed', 'held_amount'],
  unreserved: ['claimed', 'held_amount'],
  offered: ['claimed', 'held_amount'],
  exposure: ['claimed', 'held_amount'],
  claimed: ['held_amount'],
};

/**
 * Whether a further value is computed from what the sentence states: the days between a day of it and another of its paragraph, or up to the
 * letter; the same time in another unit; the share, the difference or the sum of two amounts.
 */
export function isComputed(
  value: Value,
  concepts: readonly Concept[],
  sheet: FactSheet,
  context: readonly string[],
  planned: readonly Concept[],
): boolean {
  const stated = concepts.flatMap((concept) =>
    concept.is === 'value' && concept.value !== value ? [concept.value] : [],
  );
  if (value.kind === 'count') {
    const length = value.unit === 'days' ? 1 : days[value.unit ?? ''];
    if (length === undefined) return false;
    const own = stated.filter(({ kind }) => kind === 'date').flatMap((each) => fullDay(each, sheet) ?? []);
    const toLetter = follows(value, concepts, 'ago', 'letter', 'now', 'today');
    // What is still to come was not so many days ago.
    if (follows(value, concepts, 'ago') && own.length > 0 && own.every((each) => each >= sheet.dated)) return false;
    const others = toLetter ? [sheet.dated] : [...own, ...context, sheet.dated];
    const counts = stated
      .filter(({ kind, unit, bound }) => kind === 'count' && unit === 'days' && bound === undefined)
      .map((each) => Number(each.value));
    const between = (own.length === 0 ? context : own).flatMap((one) =>
      others.map((other) => Math.abs(daysBetween(one, other))),
    );
    return [...between, ...counts].some((each) => each > 0 && fitsClosely(asFigure(value), each / length));
  }
  const sums = stated.filter(({ kind }) => kind === 'money');
  const claimed = Number(sheet.facts['claimed']?.value ?? Number.NaN);
  if (value.kind === 'money' && value.value === claimed && value.bound === undefined && isBesideFunds(value, concepts))
    return true;
  const factCents = (id: string): number => Number(sheet.facts[id]?.value ?? Number.NaN);
  if (value.kind === 'percent' && wholeOfMonth(concepts) !== null) {
    const whole = factCents(wholeOfMonth(concepts) ?? '');
    const named = new Set(sums.map((each) => Number(each.value)));
    return named.size === 1 && [...named].every((each) => fitsClosely(asFigure(value), (each / whole) * 100));
  }
  if (value.kind === 'percent')
    return Object.entries(shareOf).some(([part, wholes]) => {
      // Of two parts in one sentence a share tells nothing: whose it is stays open.
      const named = new Set(
        sums.map((each) => each.value).filter((each) => !wholes.some((id) => factCents(id) === each)),
      );
      const whole = wholes.map(factCents).find((each) => !Number.isNaN(each)) ?? 0;
      return (
        named.size === 1 && named.has(factCents(part)) && fitsClosely(asFigure(value), (factCents(part) / whole) * 100)
      );
    });
  if (value.kind !== 'money') return false;
  const known = knownSums(concepts, planned, sheet);
  return known.planned.some((one) =>
    known.all.some((other) => one !== other && [one - other, other - one, one + other].includes(Number(value.value))),
  );
}

/** The month of the file that a share is of: "of an average month's sales", "of its best month". */
function wholeOfMonth(concepts: readonly Concept[]): 'volume_avg' | 'volume_peak' | null {
  const words = new Set(concepts.flatMap((each) => (each.is === 'word' ? each.words.split(' ') : [])));
  if (!['month', "month's", 'months'].some((word) => words.has(word)) || words.has('average') === words.has('best'))
    return null;
  return words.has('average') ? 'volume_avg' : 'volume_peak';
}

/** "Those funds, $9,400.00 in all", "the remaining $61,400.00": the sum withheld right beside what names it. */
function isBesideFunds(value: Value, concepts: readonly Concept[]): boolean {
  const at = concepts.findIndex((each) => each.is === 'value' && each.value === value);
  return [concepts[at - 1], concepts[at + 1]].some(
    (each) =>
      each?.is === 'word' && /^(?:funds|proceeds|money|monies|remaining|rest|balance|withheld)$/.test(each.words),
  );
}
/** Words that name the sum withheld, in whose place its figure may stand. */
const sumWords = /^(?:sum|amount|money|funds|rest|remainder|balance|remaining)$/;
/** Whether the figure of the sum withheld takes the place of a word for it. */
export const namesTheSum = (lost: Concept, added: readonly Concept[], { facts }: FactSheet): boolean =>
  lost.is === 'word' &&
  sumWords.test(lost.words) &&
  added.some(
    (each) => each.is === 'value' && each.value.kind === 'money' && each.value.value === facts['claimed']?.value,
  );

const moneyIn = (concepts: readonly Concept[]): number[] =>
  concepts.flatMap((each) => (each.is === 'value' && each.value.kind === 'money' ? [Number(each.value.value)] : []));
const sumsOfFile = ['held_amount', 'claimed', 'released', 'reserve', 'unreserved', 'offered'];

/** Amounts in cents with which a sentence may compute: those that its planned one states, of its own those of the file, and months it names. */
function knownSums(
  now: readonly Concept[],
  planned: readonly Concept[],
  { facts }: FactSheet,
): { planned: number[]; all: number[] } {
  const of = (id: string): number[] => (typeof facts[id]?.value === 'number' ? [Number(facts[id].value)] : []);
  const month = wholeOfMonth(now);
  const file = moneyIn(now).filter((cents) => sumsOfFile.flatMap(of).includes(cents));
  const said = moneyIn(planned);
  return {
    planned: said,
    all: [...said, ...file, ...(month === null ? [] : of(month))],
  };
}

/** Whether "more" or "less", at that place beside a computed amount, says which of the two amounts is the larger: "A less B", "C more than B". */
export function comparesRightly(
  now: readonly Concept[],
  at: number,
  sheet: FactSheet,
  planned: readonly Concept[],
): boolean {
  const turn = now[at];
  if (turn?.is !== 'turn' || (turn.turn !== 'more' && turn.turn !== 'less')) return false;
  const before = moneyIn(now.slice(0, at));
  const [left, first] = [before.at(-1), before.at(-2)];
  const [right] = moneyIn(now.slice(at + 1, at + 3));
  const { all } = knownSums(now, planned, sheet);
  if (left === undefined) return false;
  if (right !== undefined && turn.turn === 'less') return all.includes(left - right);
  return first !== undefined && all.includes(turn.turn === 'more' ? first - left : first + left);
}
/** Whether one of these words stands right after a value, small words aside. */
export function follows(value: Value, concepts: readonly Concept[], ...words: string[]): boolean {
  const at = concepts.findIndex((each) => each.is === 'value' && each.value === value);
  return concepts.slice(at + 1, at + 4).some((each) => each.is === 'word' && words.includes(each.words));
}

function fullDay(value: Value, sheet: FactSheet): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(String(value.value))) return String(value.value);
  const found = Object.values(sheet.facts).find(
    (fact) => fact.kind === 'date' && isThatDay(value.value, String(fact.value)),
  );
  return found ? String(found.value) : null;
}
