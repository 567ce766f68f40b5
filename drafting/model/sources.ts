import { clauses } from '../../knowledge/clauses/clauses.ts';
import { authorities } from '../../knowledge/load.ts';
import { fillTemplate } from '../clauses/fill.ts';
import { eventClause } from '../facts/events.ts';
import type { Fact, FactKind, FactSheet } from '../facts/fact.ts';
import { folded } from '../text/display.ts';
import { sentencesOf } from '../text/sentences.ts';

/** How a slot names what it prints. */
export const slotKinds = ['fact', 'date', 'event', 'exhibit', 'proposition'] as const;
export type SlotKind = (typeof slotKinds)[number];

/**
 * What a sentence may rest on. `about`: what it is; `value`: what a reader is given to reason with; `prints`: what its
 * slots print, by kind. A span has neither: words from outside the case's own records are named and not shown.
 */
export type Source = {
  id: string;
  about: string;
  value: string | null;
  prints: Partial<Record<SlotKind, string>>;
};

/** What is confirmed of a case now; events by the id of their row. */
export type Given = { sheet: FactSheet; confirmedEvents: ReadonlySet<string> };

/** Kinds that hold no name, number of an account, contact, address or text. */
const measures: ReadonlySet<FactKind> = new Set(['money', 'percent', 'ratio', 'count', 'year']);
const spans: ReadonlySet<Fact['role']> = new Set(['statement', 'event']);

/** Whether what a fact says of events still stands confirmed: of its own event, or of all that it was counted from. */
export function isConfirmed({ source, role }: Fact, { sheet, confirmedEvents }: Given): boolean {
  const stands = (each: Fact['source']): boolean =>
    each.from !== 'event' || each.event_id === 'harm' || confirmedEvents.has(each.event_id);
  return source.from === 'computed' && role === 'event'
    ? Object.values(sheet.facts).every((fact) => stands(fact.source))
    : stands(source);
}

function sourceOf(fact: Fact, sheet: FactSheet): Source | null {
  const { id, label, kind, role, display } = fact;
  const about = { id, about: label };
  // An attorney's own label may hold anything; what is argued from an event is that event.
  if (role === 'own' || id.startsWith('argued_')) return null;
  if (/^event_\d+$/.test(id)) {
    const clause = eventClause(sheet, id);
    const day = kind === 'date' ? { date: display } : {};
    return clause === null ? null : { id, about: 'Event', value: clause, prints: { event: clause, ...day } };
  }
  if (measures.has(kind) || id === 'harm') return { ...about, value: display, prints: { fact: display } };
  if (kind === 'date') return { ...about, value: display, prints: { date: display } };
  if (kind === 'label' && /^Exhibits? [A-Z]/.test(display))
    return { ...about, value: display, prints: { exhibit: display } };
  return kind === 'text' && spans.has(role) && !id.endsWith('_reported') ? { ...about, value: null, prints: {} } : null;
}

const law: ReadonlySet<string> = new Set(['case', 'statute', 'doctrine']);

/** What the authorities of law stand for that the plan cites: the library's sentence with its citation. */
function propositionsFor(sheet: FactSheet): Source[] {
  const planned = new Set(sheet.planned?.clauses ?? []);
  const cited = new Set(clauses.filter(({ id }) => planned.has(id)).flatMap(({ authority_refs: refs }) => refs));
  return [...cited].flatMap((id): Source[] => {
    const entry = authorities.get(id);
    const [says] = entry?.usable && law.has(entry.kind) ? sentencesOf(folded(entry.proposition)) : [];
    const filled = says === undefined ? null : fillTemplate(`${says} {authority:${id}}.`, sheet);
    return filled?.ok ? [{ id, about: 'Law', value: filled.text, prints: { proposition: filled.text } }] : [];
  });
}

/** Everything that a sentence about this case may rest on: no name, no number of an account, no contact and no address. */
export function sourcesFor(given: Given): Source[] {
  const { sheet } = given;
  return [
    ...Object.values(sheet.facts).flatMap((fact) => (isConfirmed(fact, given) ? (sourceOf(fact, sheet) ?? []) : [])),
    ...propositionsFor(sheet),
  ];
}

/** The situation of a case in the words of our own tables: no party, no state and no agreement by name. */
export function situationGiven({ letter_type: letter, situation }: FactSheet): Record<string, unknown> {
  const { holdType, reason, answer = 'none', flags } = situation;
  return { letter, hold: holdType, reason_given: reason, last_reply: answer, flags };
}
