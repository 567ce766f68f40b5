import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import type { Fact, FactKind, FactSheet } from '../facts/fact.ts';
import { legalInterestOfADay } from '../facts/interest.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { figuresIn, type Figure } from './figures.ts';
import { withoutCitations } from './cited-places.ts';
import { masked, type FactWords } from './mask.ts';
import { inDigits, numberWordsIn } from '../text/number-words.ts';
import { writtenOut } from '../text/abbreviations.ts';
import { fitsClosely, isThatDay, unitDays } from './fits.ts';
import { plannedPieces } from './planned-pieces.ts';
import { roleConflict } from './roles.ts';
import { untrueIn } from './statements.ts';
import type { Complaint, Unit } from './unit.ts';

const untraced = 'This value matches no fact of this case and no known agreement or rule.';

const factsByKind = perSheet((sheet): Partial<Record<FactKind | Figure['kind'], Fact[]>> =>
  Object.groupBy(Object.values(sheet.facts), (fact) => fact.kind),
);

/** Whether a fact of the figure's kind has its value. */
function matches(figure: Figure, fact: Fact): boolean {
  if (figure.kind === 'date') return isThatDay(figure.value, String(fact.value));
  if (figure.bound !== undefined && typeof fact.value === 'number')
    return (
      (figure.kind !== 'count' || fact.unit === figure.unit) &&
      (fact.value === figure.value || fitsClosely(figure, fact.value))
    );
  return fact.value === figure.value && (figure.kind !== 'count' || fact.unit === figure.unit);
}

/** Facts that a figure may state. Known contacts and ids are blanked before, so any that is left has no source. */
export function factsFor(figure: Figure, sheet: FactSheet): Fact[] {
  return (factsByKind(sheet)[figure.kind] ?? []).filter((fact) => matches(figure, fact));
}

/** The days that are the versions of quoted agreements. */
const versionDays = perSheet((sheet): ReadonlySet<string | number> => {
  const versions = Object.values(sheet.facts).filter(({ kind, role }) => kind === 'label' && role === 'quotation');
  return new Set(
    versions.flatMap(({ display }) =>
      figuresIn(display).flatMap(({ kind, value }) => (kind === 'date' ? [value] : [])),
    ),
  );
});
const ofVersions = /\b(?:versions?|cop(?:y|ies)) of\b/i;

type Derived = {
  days: readonly number[];
  /** Between the same day of two months. */
  months: readonly number[];
  money: readonly number[];
  percent: readonly number[];
  /** How often one amount goes into another, the average order included. */
  times: readonly number[];
};
/**
 * What can be computed from the file: days between two days, sums and differences of two amounts, a day of interest,
 * and one amount as a percentage of another.
 */
const derivedFrom = perSheet((sheet): Derived => {
  const facts = Object.values(sheet.facts);
  const of = (kind: FactKind, roles?: ReadonlySet<Fact['role']>): number[] => [
    ...new Set(
      facts
        .filter((fact) => fact.kind === kind && (roles === undefined || roles.has(fact.role)))
        .map(({ value }) => (kind === 'date' ? Date.parse(String(value)) / 86_400_000 : Number(value))),
    ),
  ];
  const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((one) => list.map((other): [T, T] => [one, other]));
  const amounts = pairs(of('money', parts));
  const dates = facts.filter(({ kind }) => kind === 'date').map(({ value }) => String(value));
  const months = pairs(dates).flatMap(([from, to]) => monthsBetween(from, to) ?? []);
  return {
    months,
    days: [...new Set([...pairs(of('date')).map(([from, to]) => to - from), ...of('count')])].filter(
      (each) => each > 0,
    ),
    money: [
      ...new Set([...amounts.flatMap(([one, other]) => [one + other, one - other]), ...legalInterestOfADay(sheet)]),
    ].filter((each) => each > 0),
    percent: amounts.flatMap(([one, other]) => (one < other ? [(one / other) * 100] : [])),
    times: pairs(of('money', new Set([...parts, 'ticket'] as const))).flatMap(([one, other]) =>
      one > other && other > 0 ? [one / other] : [],
    ),
  };
});
/** The months from one day to the same day of another month; null for other days. */
const monthsBetween = (from: string, to: string): number | null =>
  from < to && from.slice(8) === to.slice(8)
    ? (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
    : null;
const parts: ReadonlySet<Fact['role']> = new Set(['held', 'reserve', 'unreserved', 'released', 'offer', 'volume']);

/** Whether some day on file is this many business days after the letter. */
const isBusinessDistance = (count: number, { dated, facts }: FactSheet): boolean =>
  Number.isInteger(count) &&
  count < 100 &&
  Object.values(facts).some(({ kind, value }) => kind === 'date' && value === addBusinessDays(dated, count));

/** Whether a value can be computed from the facts: not a fact itself, but not untrue either. */
function isDerived(figure: Figure, sheet: FactSheet): boolean {
  if (Number(figure.value) === 0) return false;
  const { days, months, money, percent, times } = derivedFrom(sheet);
  if (figure.kind === 'money') return money.some((each) => fitsClosely(figure, each));
  if (figure.kind === 'percent') return percent.some((each) => fitsClosely(figure, each));
  // "By the 180": a number without its unit.
  if (figure.kind === 'number') return days.includes(Number(figure.value));
  if (figure.kind !== 'count') return false;
  if (figure.unit === 'business days') return isBusinessDistance(Number(figure.value), sheet);
  if (figure.unit === 'months' && months.includes(Number(figure.value))) return true;
  if (figure.unit === 'times') return times.some((each) => fitsClosely(figure, each));
  const length = unitDays[figure.unit ?? ''];
  return length !== undefined && days.some((each) => fitsClosely(figure, each / length));
}

/** Blanks text whose digits are checked elsewhere: citations and textual facts. */
function withoutWords(plain: string, words: FactWords): string {
  return masked(withoutCitations(plain, words.citations).rest, words.all);
}

/** A number word up to twelve without a unit is a list or a manner of speaking; a larger one must be a fact. */
function checkNumberWords(text: string): Complaint[] {
  const bad = numberWordsIn(text).filter(({ value, unit }) => unit === null && value > 12);
  return bad.map(({ words }) => ({ severity: 'red', check: 'fact', words, why: untraced }));
}

/**
 * Whether only a fact that an attorney added has this value, so that the relations of the case's own facts do not
 * apply.
 */
function isOwnAlone(figure: Figure, sheet: FactSheet): boolean {
  const facts = factsFor(figure, sheet);
  return facts.length > 0 && facts.every(({ role }) => role === 'own');
}

/** "Three letters", "3 times": small numbers that measure nothing. */
const isSmall = ({ kind, unit, value, words }: Figure): boolean =>
  (kind === 'number' && /^(?:[1-9]|1[0-2])$/.test(String(value))) ||
  (unit === 'times' && Number(value) <= 12 && /\d/.test(words));

/** Whether the planned block has the same figure with the same conflict, so that the plan itself says so. */
function saysSoToo(
  { block_id: id }: Unit,
  figure: Figure,
  conflict: string,
  sheet: FactSheet,
  words: FactWords,
): boolean {
  return (plannedPieces(sheet).get(id ?? '') ?? []).some((piece) => {
    const text = inDigits(writtenOut(withoutWords(piece, words)));
    return figuresIn(text).some(
      (each) => each.value === figure.value && roleConflict(text, each, factsFor(each, sheet)) === conflict,
    );
  });
}

/**
 * "About $48,000" for $48,250.75: true, but not what the file says. A letter gives exact sums unless counsel wants it
 * otherwise.
 */
const approximation = ({ words }: Figure): Complaint => ({
  severity: 'red',
  check: 'approximation',
  words,
  settle: 'reason',
  why: 'This approximates a figure that the file has exactly.',
});

/** Step 3: every amount, date, percentage, count, number word, id and contact of a new text must be a fact used in its own role. */
export function checkFigures(unit: Unit, sheet: FactSheet, words: FactWords): Complaint[] {
  // List markers are not figures of the case.
  const text = inDigits(writtenOut(withoutWords(unit.plain, words))).replace(/(?<![\w)])\((?:\d|[a-z])\)/g, (mark) =>
    ' '.repeat(mark.length),
  );
  const found = figuresIn(text);
  if (unit.where === 'block' && !found.some((figure) => isOwnAlone(figure, sheet))) {
    const untrue = untrueIn(unit.plain, sheet);
    if (untrue) return [{ severity: 'red', check: 'fact', ...untrue }];
  }
  const figures = found.flatMap((figure): Complaint[] => {
    if (isSmall(figure)) return [];
    const facts = factsFor(figure, sheet);
    const isNamed = figure.kind === 'date' && versionDays(sheet).has(figure.value) && ofVersions.test(text);
    const isKnown = facts.length > 0 || isNamed || isDerived(figure, sheet);
    if (!isKnown) return [{ severity: 'red', check: 'fact', words: figure.words, why: untraced }];
    const conflict = facts.length === 0 ? null : roleConflict(text, figure, facts);
    // The planned sentence may have the same conflict, and then it is no mistake.
    if (conflict && !saysSoToo(unit, figure, conflict, sheet, words))
      return [{ severity: 'red', check: 'fact', words: figure.words, why: conflict }];
    return figure.bound === 'about' && figure.kind === 'money' ? [approximation(figure)] : [];
  });
  return [...figures, ...checkNumberWords(text)];
}
