import type { FactSheet } from '../facts/fact.ts';
import { isOneOf, type Value } from './tokens.ts';

/** Judges a matched relation: whether it is true. */
type Judge = (values: readonly Value[], sheet: FactSheet, match: RegExpExecArray) => boolean;
/** A relation between parties and figures. `pattern` matches tokens (tokens.ts); `why` is shown where it is untrue. */
export type Relation = { pattern: RegExp; holds: Judge; why: string };

const hold = '(?:hold(?:s|ing)?|held|keep(?:s|ing)?|kept|withh(?:old|olds|olding|eld)|retain(?:s|ed|ing)?)(?: back)?';
const aux = '(?: (?:is|are|has|have|had|been|was|still|now|continues to|goes on))*';
const not = '( not| no longer| never)?';
const funds = '(?:(?:the|these|those|this|its) (?:money|funds|sum|balance|proceeds|settlement|whole))';
const money = '‹\\$\\d+›';
const day = '‹D\\d+›';
export const of = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll('{hold}', hold)
      .replaceAll('{aux}', aux)
      .replaceAll('{not}', not)
      .replaceAll('{funds}', funds)
      .replaceAll('$$', money)
      .replaceAll('{day}', day),
    'u',
  );

export const roles =
  (...lists: readonly (readonly string[])[]): Judge =>
  (values, sheet) =>
    values.length === lists.length && values.every((value, index) => isOneOf(sheet, value, ...(lists[index] ?? [])));
export const whole = ['held_amount', 'claimed'] as const;
export const never: Judge = () => false;
export const unless: Judge = (_values, _sheet, match) => match[1] === undefined;
export const daysFrom = (sheet: FactSheet, from: unknown): number =>
  Math.round((Date.parse(sheet.dated) - Date.parse(String(from))) / 86_400_000);
export const heldDays = (sheet: FactSheet): number => daysFrom(sheet, sheet.facts['hold_started']?.value);
