import { decimalsOf } from '../../../domain/ledger-of-account/minor-units.ts';

export type DecimalMark = '.' | ',';

/** Signs and marks of currencies that exports write into an amount, and the spaces and apostrophes that group digits. */
const ornaments = /[\s\u00A0\u202F\u2009'’]|US\$|CA\$|C\$|AU\$|A\$|NZ\$|HK\$|S\$|R\$|[$€£¥₹]|\b(?:[A-Z]{3})\b/g;
const plain = /^-?\d{1,12}\.\d\d$/;
const nothing = new Set(['', '--', '—', 'N/A']);

/** What an amount says apart from its marks; null where it is none. */
function bare(written: string): { negative: boolean; digits: string } | null {
  const text = written.replaceAll(ornaments, '').replaceAll('−', '-');
  const [, open, lead, digits = '', trail, close] = /^(\()?([-+])?([\d.,]*\d)(-)?(\))?$/.exec(text) ?? [];
  if (digits === '' || (open === undefined) !== (close === undefined)) return null;
  if ([open, lead, trail].filter((sign) => sign !== undefined).length > 1) return null;
  return { negative: open !== undefined || lead === '-' || trail !== undefined, digits };
}

/**
 * The mark of decimals that an amount shows on its own: of two marks the last; a single one unless three digits follow,
 * which may be thousands. 'unsure' where three do, null where there is no mark.
 */
function shownMark(digits: string): DecimalMark | 'unsure' | null {
  const marks = digits.replaceAll(/\d/g, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return null;
  if (new Set(marks).size > 1) return last;
  const other = last === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  return /^\d{1,3}[.,]\d{3}$/.test(digits) ? 'unsure' : last;
}

/** The one mark of decimals of these amounts; 'both' where they contradict each other, 'unsure' where nothing decides. */
export function markOf(amounts: readonly string[]): DecimalMark | 'both' | 'unsure' {
  const shown = new Set(
    amounts.map((each) => bare(each)).map((each) => (each === null ? null : shownMark(each.digits))),
  );
  if (shown.has('.') && shown.has(',')) return 'both';
  if (shown.has('.')) return '.';
  if (shown.has(',')) return ',';
  return shown.has('unsure') ? 'unsure' : '.';
}

/**
 * An amount in minor units of its currency; null for an empty cell, undefined for what is no amount or is finer than
 * the currency. Thousands have to stand in threes.
 */
export function readAmount(written: string, mark: DecimalMark, currency: string): number | null | undefined {
  // As most exports write it, and 300,000 rows have a million of them.
  if (mark === '.' && plain.test(written) && decimalsOf(currency) === 2) return Number(written.replace('.', '')) || 0;
  const trimmed = written.trim();
  if (nothing.has(trimmed)) return null;
  const amount = bare(trimmed);
  if (amount === null) return undefined;
  const at = amount.digits.lastIndexOf(mark);
  const whole = at < 0 ? amount.digits : amount.digits.slice(0, at);
  const fraction = at < 0 ? '' : amount.digits.slice(at + 1);
  const group = mark === '.' ? ',' : '.';
  if (!/^\d*$/.test(whole) && !(group === ',' ? /^\d{1,3}(,\d{3})+$/ : /^\d{1,3}(\.\d{3})+$/).test(whole))
    return undefined;
  const places = decimalsOf(currency);
  if (!/^\d*$/.test(fraction) || /[^0]/.test(fraction.slice(places))) return undefined;
  const minor = Number(whole.replaceAll(group, '') + fraction.slice(0, places).padEnd(places, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  // Not -0, which equals 0 but is printed otherwise.
  return amount.negative && minor !== 0 ? -minor : minor;
}
