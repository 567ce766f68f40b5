/** Converts between a control's value and the stored one (spec, section 5, the admin edit dialog). */
import { readField } from '../../../domain/intake/field.ts';
import { firstError, isListName, readRows, typedRows, type TypedRows } from '../../../domain/intake/list-rows.ts';
import { readAmount } from '../../../domain/money/cents.ts';
import { recordOf } from '../../../domain/json.ts';
import { plainCharacters } from '../../../domain/plain-characters.ts';
import { firmToday } from '../../ui/typed-values.ts';
import type { EditField } from './edit-fields.ts';

/** The value of a control as typed: its text, or a list of checked boxes. */
export type Entry = string | readonly string[];
type ReadEntry = { ok: true; value: unknown } | { ok: false; message: string };

const good = (value: unknown): ReadEntry => ({ ok: true, value });
const bad = (message: string): ReadEntry => ({ ok: false, message });

/** A stored value as its control shows it. Cents become decimal dollars, a date `M/D/YYYY`. */
export function showEntry({ kind, name }: EditField, stored: unknown): Entry {
  if (isListName(name)) return showRows(typedRows(name, Array.isArray(stored) ? stored : []));
  if (Array.isArray(stored)) return stored.map(String);
  if (stored === null || stored === undefined) return '';
  if (kind === 'money') return (Number(stored) / 100).toFixed(2);
  if (kind === 'yesno') return stored ? 'yes' : 'no';
  if (kind === 'date') return String(stored).replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1');
  return String(stored);
}

/**
 * The value to store, or the entry's error. Blank or zero money is null; a year that is not a number is null. `today`
 * is `YYYY-MM-DD`.
 */
export function readEntry(field: EditField, entry: Entry, today = firmToday()): ReadEntry {
  if (typeof entry !== 'string') return good([...entry]);
  if (isListName(field.name)) {
    const read = readRows(field.name, rowsIn(entry), today);
    return read.ok ? read : bad(firstError(field.name, read.errors));
  }
  const typed = entry.trim();
  if (typed === '')
    return field.kind === 'day' ? bad('Enter a day. An open case always has one.') : good(field.nullable ? null : '');
  switch (field.kind) {
    case 'money':
      return readMoney(field, typed, 100);
    case 'dollars':
      return readMoney(field, typed, 1);
    case 'percent':
      return readNumber(field, plainCharacters(typed), 100, false);
    case 'integer':
      return readNumber(field, plainCharacters(typed), 100_000, true);
    case 'year':
      return good(/^-?\d+$/.test(plainCharacters(typed)) ? Number(plainCharacters(typed)) : null);
    case 'date':
      return readField({ name: field.name, label: field.label, kind: 'date' }, typed, today);
    case 'yesno':
      return good(typed === 'yes');
    default:
      return good(typed);
  }
}

/** A list's rows as one entry, so that it is saved, merged and compared like every other field. */
export const showRows = (rows: TypedRows): Entry => JSON.stringify(rows);

/** The rows of an entry that `showRows` made; one blank row if it was not. */
export function rowsIn(entry: Entry): TypedRows {
  const rows = parsed(String(entry));
  return Array.isArray(rows) && rows.length > 0 ? rows.map(textsOf) : [{}];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textsOf = (row: unknown): TypedRows[number] =>
  Object.fromEntries(Object.entries(recordOf(row)).map(([name, value]) => [name, String(value)]));

function readMoney({ label }: EditField, typed: string, units: number): ReadEntry {
  const amount = readAmount(typed);
  if (amount === 'negative') return bad(`${label} cannot be negative.`);
  if (amount === 'several') return bad(`Enter one amount as ${label}, like 12500.00.`);
  if (typeof amount === 'string') return bad(`${label} must be an amount in dollars, like 12500.00.`);
  return good(Math.round(Number(`${amount.dollars}.${amount.decimals}`) * units) || null);
}

function readNumber({ label }: EditField, typed: string, max: number, whole: boolean): ReadEntry {
  const value = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(value >= 0 && value <= max) || (whole && !Number.isInteger(value)))
    return bad(`${label} must be a ${whole ? 'whole ' : ''}number from 0 to ${max.toLocaleString('en-US')}.`);
  return good(value);
}

/** Whether two entries have the same stored value; invalid ones are compared as typed. */
export function sameEntry(field: EditField, one: Entry, other: Entry): boolean {
  const [a, b] = [readEntry(field, one), readEntry(field, other)];
  return JSON.stringify(a.ok && b.ok ? a.value : one) === JSON.stringify(a.ok && b.ok ? b.value : other);
}
