import { authorities } from '../../knowledge/load.ts';
import { typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';

export type Filled =
  | { ok: true; text: string; factRefs: string[]; authorityRefs: string[] }
  | { ok: false; missing: string[] };

const slot = /\{(fact|date|authority):([A-Za-z0-9_-]+)\}/g;
const optional = /\[\[(.*?)\]\]/g;

/** Italicizes a case name up to the reporter or docket number; other citations are unchanged. */
function printedCitation(id: string): string | null {
  const entry = authorities.get(id);
  if (!entry) return null;
  if (entry.kind !== 'case') return entry.citation;
  const end = entry.citation.search(/, (\d|No\.)/);
  return end < 0 ? entry.citation : `_${entry.citation.slice(0, end)}_${entry.citation.slice(end)}`;
}

/** What a slot prints; null when the fact or authority is unknown or the authority is retired. */
export function valueOf(kind: string, id: string, sheet: FactSheet): string | null {
  if (kind === 'authority') return sheet.retired?.authorityIds.includes(id) ? null : printedCitation(id);
  return sheet.facts[id]?.display ?? null;
}

function unknownSlots(text: string, sheet: FactSheet): string[] {
  return [...text.matchAll(slot)]
    .filter(([, kind, id]) => valueOf(kind ?? '', id ?? '', sheet) === null)
    .map(([, , id]) => id ?? '');
}

/**
 * Collapses a doubled period after a filled value, lets one paper be in several exhibits ("is in"), and capitalizes
 * "your company" at the start of a sentence.
 */
function tidy(text: string): string {
  return text
    .replace(/\.(”|")\.(?=\s|$)/g, '.$1')
    .replace(/\.\.(?=\s|$|”|")/g, '.')
    .replace(/\bis (?=Exhibits [A-Z]+(?:,| and) )/g, 'is in ')
    .replace(/(^|[.!?] )your company/g, '$1Your company')
    .trim();
}

/** The template with its optional text resolved, slots still in place. */
export function keptTemplate(template: string, sheet: FactSheet): string {
  return template.replace(optional, (_whole, inner: string) => (unknownSlots(inner, sheet).length === 0 ? inner : ''));
}

/** Fills every slot in one pass, so that braces typed by a merchant are never read as slots. */
export function fillTemplate(template: string, sheet: FactSheet): Filled {
  const kept = keptTemplate(template, sheet);
  const missing = unknownSlots(kept, sheet);
  if (missing.length > 0) return { ok: false, missing };
  const factRefs = new Set<string>();
  const authorityRefs = new Set<string>();
  const text = kept.replace(slot, (_whole, kind: string, id: string) => {
    (kind === 'authority' ? authorityRefs : factRefs).add(id);
    return valueOf(kind, id, sheet) ?? '';
  });
  return { ok: true, text: typographic(tidy(text)), factRefs: [...factRefs], authorityRefs: [...authorityRefs] };
}
