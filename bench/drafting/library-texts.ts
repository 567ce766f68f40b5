import { readFileSync } from 'node:fs';

/**
 * The library as a reader of its files sees it: read anew from the JSON, not through knowledge/load.ts, so that a fault there does not hide itself here.
 */
type Entry = { id: string; citation: string; title: string; proposition: string; weakens: string; verify_note: string; match: string[]; usable: boolean; analysis_ok: boolean; do_not_cite: boolean };

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../knowledge/${name}`, import.meta.url), 'utf8'));

export const entries = read('authorities.json') as readonly Entry[];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
/** Every text of the table of processors and of the states. */
export const tableTexts: readonly string[] = [...stringsIn(read('processors.json')), ...stringsIn(read('state_tables.json'))];

/** Curly marks made straight, white space made one, marks of emphasis dropped: one spelling for both sides of a comparison. */
export function plainText(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
}

/** The text without these words, the longest first; a gap stays where they stood. */
export function without(text: string, words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).reduce((left, each) => (each.length > 1 ? left.split(each).join(' ¤ ') : left), text);
}
