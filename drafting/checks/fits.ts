import { writtenOut } from '../text/abbreviations.ts';
import { inDigits } from '../text/number-words.ts';
import { figuresIn } from './figures.ts';
import type { Bound, Figure } from './figures.ts';

type Stated = Pick<Figure, 'kind' | 'value' | 'unit' | 'fraction'> & { bound?: Bound };

/** The place to which a whole number is rounded: 10 for 150, 1 for 147, 1,000 for 48,000. */
function placeOf(value: number): number {
  if (!Number.isInteger(value)) return 0.1;
  let place = 1;
  while (value !== 0 && value % (place * 10) === 0) place *= 10;
  return place;
}

/**
 * How far a rounded figure may lie from the exact one, in its own unit: half of its last place, at most a twentieth.
 */
function tolerance({ kind, value, unit, fraction }: Stated): number {
  const stated = Number(value);
  if (fraction) return 2.5;
  if (kind === 'percent') return stated % 5 === 0 ? 1.5 : 0.5;
  if (kind === 'money') return Math.min((placeOf(stated / 100) * 100) / 2, stated / 20);
  if (isLong({ kind, value, unit })) return 0.5;
  return Math.max(Math.min(placeOf(stated) / 2, stated / 20), 0);
}

/** Days per unit. */
export const unitDays: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 365.25 / 12, years: 365.25 };
const isLong = ({ unit }: Stated): boolean => unit === 'weeks' || unit === 'months' || unit === 'years';

/** The tolerance of a figure without a bound: none, except for the rounding of a share. */
const own = ({ kind, value, fraction }: Stated): number =>
  kind !== 'percent' ? (fraction ? 0.005 : 0) : fraction ? 0.5 : Number.isInteger(Number(value)) ? 0.5 : 0.051;

/** Whether a number, in the unit of the figure, is what the figure states, as exactly as its words claim. */
export function fits(figure: Stated, number: number): boolean {
  const stated = Number(figure.value);
  const distance = number - stated;
  const near = tolerance(figure);
  switch (figure.bound) {
    case 'about':
      return Math.abs(distance) <= near + 1e-9;
    case 'over':
      return distance > 0;
    case 'least':
      return distance >= 0;
    case 'under':
      return distance < 0 && -distance <= (isLong(figure) ? 0.45 : Math.max(near, stated / 20));
    case 'most':
      return distance <= 0;
    default:
      return Math.abs(distance) <= own(figure) + 1e-9;
  }
}

/** Whether it also lies close: an amount over the figure, by less than one unit of time or a tenth. */
export const fitsClosely = (figure: Stated, number: number): boolean =>
  fits(figure, number) &&
  (figure.bound !== 'over' || number - Number(figure.value) < (isLong(figure) ? 1 : Number(figure.value) / 10 + 1e-9));

/** Whether a day on file is the one that a figure names, with or without its year. */
export function isThatDay(value: string | number, day: string): boolean {
  const named = String(value);
  if (named.startsWith('/')) return Number(day.slice(8, 10)) === Number(named.slice(1));
  if (named.includes('/')) {
    const [month, date] = named.split('/').map(Number);
    return Number(day.slice(5, 7)) === month && Number(day.slice(8, 10)) === date;
  }
  return named.length === 7 ? day.startsWith(named) : day === named;
}

/** The single figure that makes up the words, with its bound; null for other words. */
function onlyFigure(words: string): Figure | null {
  const text = inDigits(words).trim();
  const [found, ...more] = figuresIn(text);
  return found !== undefined &&
    more.length === 0 &&
    text.endsWith(found.words) &&
    text.length === found.words.length + found.at - found.from
    ? found
    : null;
}

/** Words in one spelling: figures and days as values with unit and bound, abbreviations written out, sections as signs. */
function spelled(words: string): string {
  const text = inDigits(writtenOut(words));
  return figuresIn(text)
    .toSorted((a, b) => b.at - a.at)
    .reduce((left, { at, words: found, kind, value, unit = '', bound = '', fraction = false }) => {
      const figure = `‹${kind} ${value} ${unit} ${bound} ${fraction}›`;
      return `${left.slice(0, at)} ${figure} ${left.slice(at + found.length)}`;
    }, text)
    .toLowerCase()
    .replace(/,? (?:sections?|§§?)(?= )/g, ' §')
    .replace(/[\s,;]+(?:and\b)?[\s,;]*/g, ' ')
    .trim();
}

/**
 * Whether a slot has its value, in whatever form: an amount without its cents, a date in another order, a number in words, a
 * section by its sign.
 */
export function sameValue(words: string, expected: string): boolean {
  if (words === expected || spelled(words) === spelled(expected)) return true;
  const found = onlyFigure(words);
  const [own, ...others] = figuresIn(expected);
  return (
    found !== null &&
    own !== undefined &&
    others.length === 0 &&
    found.kind === own.kind &&
    (found.value === own.value || (found.bound === 'about' && fits(found, Number(own.value)))) &&
    found.unit === own.unit
  );
}
