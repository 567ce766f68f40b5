import type { Fact, FactKind, FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { figuresIn, type Figure } from './figures.ts';
import { masked, withoutCitations, type FactWords } from './mask.ts';
import { fractionIn, numberWordsIn } from '../text/number-words.ts';
import { roleConflict } from './roles.ts';
import { statementOf } from './statements.ts';
import type { Complaint, Unit } from './unit.ts';

const untraced = 'This value matches no fact of this case and no known agreement or rule.';

const factsByKind = perSheet((sheet): Partial<Record<FactKind | Figure['kind'], Fact[]>> =>
  Object.groupBy(Object.values(sheet.facts), (fact) => fact.kind),
);

/** Whether a fact of the figure's kind has its value. */
function matches(figure: Figure, fact: Fact): boolean {
  if (figure.kind === 'date' && typeof figure.value === 'string' && figure.value.includes('/')) {
    const [month, day] = figure.value.split('/').map(Number);
    return Number(String(fact.value).slice(5, 7)) === month && Number(String(fact.value).slice(8, 10)) === day;
  }
  return fact.value === figure.value && (figure.kind !== 'count' || fact.unit === figure.unit);
}

/** Facts a figure may represent. Known contacts and ids are already blanked, so any left has no source. */
export function factsFor(figure: Figure, sheet: FactSheet): Fact[] {
  return (factsByKind(sheet)[figure.kind] ?? []).filter((fact) => matches(figure, fact));
}

/** Days between two days on file, sums and differences of two amounts on file, and the share of one in another, to a tenth of a percent. */
const derivedFrom = perSheet((sheet): ReadonlySet<string> => {
  const facts = Object.values(sheet.facts);
  const days = [
    ...new Set(facts.filter(({ kind }) => kind === 'date').map(({ value }) => Date.parse(String(value)) / 86_400_000)),
  ];
  const amounts = [
    ...new Set(facts.filter(({ kind, role }) => kind === 'money' && parts.has(role)).map(({ value }) => Number(value))),
  ];
  const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((one) => list.map((other): [T, T] => [one, other]));
  return new Set([
    ...pairs(days).map(([from, to]) => `count:${to - from}`),
    ...pairs(amounts).flatMap(([one, other]) => [`money:${one + other}`, `money:${one - other}`]),
    ...pairs(amounts).flatMap(([one, other]) =>
      one < other ? [`percent:${Math.round((one / other) * 1000) / 10}`] : [],
    ),
  ]);
});
const parts: ReadonlySet<Fact['role']> = new Set(['held', 'reserve', 'unreserved', 'released', 'offer']);

/** Whether a value can be computed from the facts: no fact of itself, so the sentence stays amber, but nothing untrue either. */
const isDerived = ({ kind, value, unit }: Pick<Figure, 'kind' | 'value' | 'unit'>, sheet: FactSheet): boolean =>
  (kind !== 'count' || unit === 'days') && Number(value) !== 0 && derivedFrom(sheet).has(`${kind}:${value}`);

/** Blanks text whose digits are checked elsewhere: citations and textual facts. */
function withoutWords(plain: string, words: FactWords): string {
  return masked(withoutCitations(plain, words.citations).rest, words.all);
}

function checkNumberWords(text: string, sheet: FactSheet): Complaint[] {
  const bad = numberWordsIn(text).filter(({ value, unit }) => {
    if (value <= 1 && unit === null) return false;
    if (unit === null) return value > 12;
    // How often something was done is no multiple of a sum.
    if (unit === 'times' && value <= 12) return false;
    const kind = unit.startsWith('per') ? 'percent' : unit === 'dollars' ? 'money' : 'count';
    const figure: Figure = { kind, value: kind === 'money' ? value * 100 : value, unit, words: '', at: 0 };
    return factsFor(figure, sheet).length === 0 && !isDerived(figure, sheet);
  });
  const fraction = fractionIn(text);
  return [...bad.map((each) => each.words), ...(fraction ? [fraction] : [])].map((words) => ({
    severity: 'red',
    check: 'fact',
    words,
    why: untraced,
  }));
}

/** Whether only a fact that an attorney added has this value: relations of the case's own facts say nothing of it. */
function isOwnAlone(figure: Figure, sheet: FactSheet): boolean {
  const facts = factsFor(figure, sheet);
  return facts.length > 0 && facts.every(({ role }) => role === 'own');
}

/** Step 3: every amount, date, percentage, count, number word, id and contact must be a fact used in its own role. */
export function checkFigures(unit: Unit, sheet: FactSheet, words: FactWords): Complaint[] {
  const text = withoutWords(unit.plain, words);
  const found = figuresIn(text);
  const statement =
    unit.proven || unit.where !== 'block' || found.some((figure) => isOwnAlone(figure, sheet))
      ? null
      : statementOf(unit.plain, sheet);
  if (statement?.is === 'proven') return [];
  if (statement?.is === 'untrue')
    return [{ severity: 'red', check: 'fact', words: statement.words, why: statement.why }];
  const figures = found.flatMap((figure): Complaint[] => {
    const facts = factsFor(figure, sheet);
    if (facts.length === 0 && !unit.proven && isDerived(figure, sheet)) return [];
    if (facts.length === 0) return [{ severity: 'red', check: 'fact', words: figure.words, why: untraced }];
    const conflict = unit.proven ? null : roleConflict(text, figure, facts);
    return conflict ? [{ severity: 'red', check: 'fact', words: figure.words, why: conflict }] : [];
  });
  return [...figures, ...checkNumberWords(text, sheet)];
}
