/**
 * The wizard's field kinds and their parsers. Answers are saved as typed; `readField` turns one into the stored value or a
 * plain error message. Shared by browser and server.
 */
import type { CaseFieldKind } from '../case-fields.ts';
import { unwritable, unwritableMessage } from '../unwritable.ts';
import type { Option } from '../case-options.ts';
import { dollarsFromEntry, readAmount, type NoAmount } from '../money/cents.ts';
import { emailTrouble } from '../email-address.ts';
import { plainCharacters } from '../plain-characters.ts';
import { dayOf } from '../calendar/utc.ts';

export type FieldKind = Exclude<CaseFieldKind, 'address' | 'state'> | 'flag';

export type Field = {
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  autocomplete?: string;
  options?: readonly Option[];
  required?: boolean;
  /** Characters; what is longer is refused with a message, never cut. */
  maxLength?: number;
  min?: number;
  max?: number;
};

export type Answer = string | string[] | boolean | undefined;
export type FieldValue = string | number | boolean | string[] | null;
type FieldResult = { ok: true; value: FieldValue } | { ok: false; message: string };

const good = (value: FieldValue): FieldResult => ({ ok: true, value });
const bad = (message: string): FieldResult => ({ ok: false, message });

const maxLengthOf = (field: Field): number => field.maxLength ?? (field.kind === 'longtext' ? 10_000 : 200);

export function isBlank(answer: Answer): boolean {
  return (
    answer === undefined ||
    answer === false ||
    (typeof answer === 'string' ? answer.trim() === '' : Array.isArray(answer) && answer.length === 0)
  );
}

/**
 * Parses one answer. `today` (`YYYY-MM-DD`) bounds dates and years. A blank optional answer gives null (an empty list for
 * `choices`, false for `flag`); a blank required one is an error.
 */
export function readField(field: Field, answer: Answer, today: string): FieldResult {
  if (field.kind === 'flag') return good(answer === true);
  if (field.kind === 'choices') return readChoices(field, answer);
  if (isBlank(answer)) return field.required ? bad(requiredMessage(field)) : good(null);
  if (typeof answer !== 'string') return bad(`${field.label} is not in a form that can be read.`);
  const typed = isProse(field.kind) ? answer.trim() : plainCharacters(answer);
  if (typed.length > maxLengthOf(field))
    return bad(`${field.label} must be ${maxLengthOf(field).toLocaleString('en-US')} characters or fewer.`);
  if (unwritable.test(typed)) return bad(`${field.label}: ${unwritableMessage}`);
  return readTyped(field, typed, today);
}

const isProse = (kind: FieldKind): boolean => kind === 'text' || kind === 'longtext';

function requiredMessage(field: Field): string {
  return field.kind === 'choice' ? `Select: ${field.label}.` : `Enter: ${field.label}.`;
}

function readTyped(field: Field, typed: string, today: string): FieldResult {
  switch (field.kind) {
    case 'text':
    case 'longtext':
      return good(typed);
    case 'email': {
      const trouble = emailTrouble(typed);
      return trouble === null ? good(typed) : bad(trouble);
    }
    case 'phone': {
      const digits = typed.replace(/\D/g, '').length;
      return digits >= 10 && digits <= 15 && /^[\d\s().+\-x#ext]*$/i.test(typed)
        ? good(typed)
        : bad('Enter a phone number with area code, like (555) 555-0100.');
    }
    case 'url':
      return readUrl(typed);
    case 'ein': {
      const digits = typed.replace(/[\s-]/g, '');
      return /^\d{9}$/.test(digits)
        ? good(`${digits.slice(0, 2)}-${digits.slice(2)}`)
        : bad('Enter the EIN as nine digits, like 12-3456789.');
    }
    case 'zip':
      return /^\d{5}(-?\d{4})?$/.test(typed)
        ? good(typed)
        : bad('Enter a ZIP code of five digits, or nine as 12345-6789.');
    case 'mcc':
      return /^\d{4}$/.test(typed) ? good(typed) : bad('Enter the merchant category code as four digits.');
    case 'date':
      return readDate(field, typed, today);
    case 'money':
    case 'dollars':
      return readMoney(field, typed);
    case 'percent':
      return readNumber(field, typed.replace(/%$/, '').trim(), 0, 100, true);
    case 'integer':
      return readNumber(field, typed, field.min ?? 0, field.max ?? 100_000, false);
    case 'year':
      return readNumber(field, typed, 1900, Number.parseInt(today.slice(0, 4), 10), false);
    case 'yesno':
      return typed === 'yes' || typed === 'no' ? good(typed === 'yes') : bad(`Answer yes or no: ${field.label}`);
    case 'choice':
      return field.options?.some((each) => each.value === typed)
        ? good(typed)
        : bad(`Select one of the options for ${field.label}.`);
    case 'choices':
    case 'flag':
      return bad(`${field.label} is not in a form that can be read.`);
  }
}

function readChoices(field: Field, answer: Answer): FieldResult {
  if (answer === undefined) return good([]);
  if (!Array.isArray(answer)) return bad(`${field.label} is not in a form that can be read.`);
  const known = answer.every((each) => field.options?.some((option) => option.value === each));
  return known ? good([...new Set(answer)]) : bad(`Select only the options listed for ${field.label}.`);
}

function readUrl(typed: string): FieldResult {
  const withScheme = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const fine =
    URL.canParse(withScheme) && /^[^\s]+\.[^\s.]+$/.test(new URL(withScheme).hostname) && !/[\s<>"]/.test(typed);
  return fine ? good(typed) : bad('Enter a website address, like www.example.com.');
}

const noAmountMessages: Readonly<Record<NoAmount, (label: string) => string>> = {
  negative: (label) => `${label} cannot be negative.`,
  currency: (label) => `${label} must be in US dollars, like 12,500.`,
  several: (label) => `Enter one amount as ${label}, like 12,500.`,
  unclear: (label) => `${label} must be an amount in dollars, like 12,500.`,
};

function readMoney(field: Field, typed: string): FieldResult {
  const amount = readAmount(typed);
  if (typeof amount === 'string') return bad(noAmountMessages[amount](field.label));
  if (amount.dollars.length > 11) return bad(`${field.label} is larger than can be recorded.`);
  const dollars = dollarsFromEntry(typed);
  if (dollars === null) return bad(noAmountMessages.unclear(field.label));
  if (field.required && dollars === 0) return bad(`${field.label} must be more than zero.`);
  return good(field.kind === 'money' ? dollars * 100 : dollars);
}

function readNumber(field: Field, typed: string, min: number, max: number, decimals: boolean): FieldResult {
  const shape = decimals ? /^\d+(\.\d{1,2})?$/ : /^\d+$/;
  const value = Number(typed);
  if (!shape.test(typed) || value < min || value > max)
    return bad(`${field.label} must be a number from ${min} to ${max}.`);
  return good(value);
}

/** Parses `M/D/YYYY`, as the three boxes produce it, or a pasted `YYYY-MM-DD`; returns `YYYY-MM-DD`. */
function readDate(field: Field, typed: string, today: string): FieldResult {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const us = /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})$/.exec(typed);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  const message = `Enter ${field.label} as month, day and four-digit year, like 3 / 14 / 2026.`;
  if (year === undefined || month === undefined || day === undefined) return bad(message);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || dayOf(parsed) !== date) {
    const isDayOfAnotherMonth = /^(?:0?[1-9]|1[0-2])$/.test(month) && /^(?:29|3[01])$/.test(day);
    return bad(isDayOfAnotherMonth ? `${field.label}: that month has no day ${day}.` : message);
  }
  if (date > today) return bad(`${field.label} cannot be in the future.`);
  if (date < '1990-01-01') return bad(`${field.label} must be in 1990 or later.`);
  return good(date);
}
