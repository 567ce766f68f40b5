import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { translate } from '../../domain/language/translate.ts';
import { facts as catalog } from '../../knowledge/spanish/facts.ts';
import type { CountUnit, Fact, FactSheet } from '../facts/fact.ts';

const units: Record<CountUnit, readonly [one: string, several: string]> = {
  hours: ['hora', 'horas'],
  days: ['día', 'días'],
  'business days': ['día hábil', 'días hábiles'],
  years: ['año', 'años'],
  times: ['vez', 'veces'],
  owners: ['dueño', 'dueños'],
  sales: ['venta', 'ventas'],
};

/** Facts whose words are a name: they are printed as the agreement has them. */
const named = new Set(['law_clause', 'step_clause']);

const inWords = (words: string): string => translate(catalog, words, undefined, dayInSpanish);

/**
 * A fact in Spanish; null where its translation is not known. Figures stay the same, and names and quotations stay
 * English.
 */
function displayInSpanish({ id, kind, unit, value, display, role }: Fact): string | null {
  if (kind === 'date') return dayInSpanish(display);
  if (kind === 'count') {
    const [one, several] = units[unit ?? 'days'];
    return `${display.slice(0, display.indexOf(' '))} ${value === 1 ? one : several}`;
  }
  if (role === 'counterparty' && kind === 'name') return inWords(display);
  if (kind !== 'label' || named.has(id)) return display;
  const words = inWords(display);
  return words === display ? null : words;
}

/** The facts in Spanish. One that has no translation is left out, as if it were not known. */
export function factsInSpanish(sheet: FactSheet): FactSheet {
  const facts = Object.fromEntries(
    Object.entries(sheet.facts).flatMap(([id, fact]) => {
      const display = displayInSpanish(fact);
      return display === null ? [] : [[id, { ...fact, display }]];
    }),
  );
  return { ...sheet, facts };
}
