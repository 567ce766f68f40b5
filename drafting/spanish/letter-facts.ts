import { isDeepStrictEqual } from 'node:util';
import type { LetterFacts } from '../../domain/letters/letter-facts.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import type { FactSheet } from '../facts/fact.ts';
import { namedProcessor } from '../facts/parties.ts';
import { plannedBlocks } from '../plan/planned-letter.ts';
import { typographic } from '../text/display.ts';
import { letterAsText } from '../text/render-text.ts';
import { factsInSpanish } from './facts-in-spanish.ts';

/** The facts that are shown, in this order. */
const labels: Readonly<Record<string, string>> = {
  merchant_legal: 'Comerciante',
  processor: 'Procesador',
  account_id: 'Cuenta',
  agreement_version: 'Acuerdo',
  held_amount: 'Monto retenido',
  released: 'Ya liberado',
  claimed: 'Lo que se reclama',
  reserve: 'De ello, reserva',
  unreserved: 'De ello, fuera de toda reserva',
  hold_started: 'Retenido desde',
  days_held: 'Tiempo retenido, a la fecha de la carta',
  stated_reason: 'Motivo que dio el procesador',
  deadline: 'Fecha límite de respuesta',
  post_days: 'Tiempo para el correo',
  response_days: 'Tiempo para responder',
  interest_rate: 'Tasa de interés',
  interest_per_day: 'Interés por día',
  interest_to_date: 'Interés a la fecha de la carta',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the letter still prints the fact: an attorney may have struck it out. */
const isPrinted = (display: string, english: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d,.$])${escaped(typographic(display))}(?![\\p{L}\\d])`, 'u').test(english);

/**
 * The demand and its deadline in one sentence; null where the letter's demand is not as drafted, since it may demand
 * something else.
 */
function demandOf({ blocks }: LetterDocument, sheet: FactSheet, facts: FactSheet['facts']): string | null {
  const isDemand = ({ id, kind }: LetterDocument['blocks'][number]): boolean =>
    id.startsWith('demand.') && kind === 'list';
  const block = blocks.find(isDemand);
  const asDrafted = block !== undefined && isDeepStrictEqual(plannedBlocks(sheet).find(isDemand), block);
  const [sum, day] = [facts['claimed']?.display, facts['deadline']?.display];
  if (!asDrafted || sum === undefined || day === undefined) return null;
  const who = namedProcessor(sheet) ?? 'el procesador';
  return profiles[sheet.situation.processor].kind === 'gateway'
    ? `La carta exige que ${who}, a más tardar el ${day}, diga quién tiene los ${sum} y libere lo que tenga en su poder.`
    : `La carta exige que ${who} libere ${sum} a más tardar el ${day}.`;
}

/**
 * What a letter states and demands, in Spanish, from the facts stored with it: only what its text prints, with no
 * figure computed again. Names and quotations stay English. Pure.
 */
export function letterFacts(document: LetterDocument, sheet: FactSheet): LetterFacts {
  const { facts } = factsInSpanish(sheet);
  const english = letterAsText(document);
  return {
    dated: document.dated,
    demand: demandOf(document, sheet, facts),
    facts: Object.entries(labels).flatMap(([id, label]) => {
      const [said, stated] = [facts[id], sheet.facts[id]];
      if (!said || !stated || !isPrinted(stated.display, english)) return [];
      return id === 'processor' && !namedProcessor(sheet) ? [] : [{ label, value: said.display }];
    }),
    english,
  };
}
