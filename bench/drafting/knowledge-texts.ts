import { globSync, readFileSync } from 'node:fs';
import { documentsForAll, profiles } from '../../knowledge/processors/profiles.ts';

/**
 * The knowledge parsed directly from its JSON rather than through knowledge/load.ts, so that a bug there cannot hide here.
 */
type Entry = {
  id: string;
  citation: string;
  title: string;
  proposition: string;
  weakens: string;
  verify_note: string;
  match: string[];
  usable: boolean;
  analysis_ok: boolean;
  do_not_cite: boolean;
};

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../knowledge/${name}`, import.meta.url), 'utf8'));

const own = globSync('processors/*/authorities.json', { cwd: new URL('../../knowledge/', import.meta.url).pathname });
export const entries: readonly Entry[] = ['authorities.json', ...own.toSorted()].flatMap(
  (name) => read(name) as readonly Entry[],
);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
/** Every text of the processor profiles and state tables. */
export const tableTexts: readonly string[] = [
  ...Object.values(profiles).flatMap(({ clauses: _clauses, notice: _notice, ...table }) => stringsIn(table)),
  ...Object.values(profiles).flatMap(({ agreements, packet }) =>
    agreements.flatMap((each) => packet?.steps(each) ?? []),
  ),
  ...documentsForAll,
  ...stringsIn(read('state_tables.json')),
];

/** Normalizes for comparison: straight quotes, single spaces, no emphasis marks. */
export function plainText(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
}

/** Replaces whole-word occurrences of these strings, longest first, with a gap. */
export function without(text: string, words: readonly string[]): string {
  const edge = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const joined = (before: string, each: string, after: string): boolean =>
    (edge(before.at(-1)) && edge(each[0])) || (edge(after[0]) && edge(each.at(-1)));
  const sorted = [...new Set(words)].filter((each) => each.length > 1).sort((a, b) => b.length - a.length);
  return sorted.reduce((left, each) => {
    const [first = '', ...parts] = left.split(each);
    return parts.reduce(
      (done, part) => (joined(done, each, part) ? `${done}${each}${part}` : `${done} ¤ ${part}`),
      first,
    );
  }, text);
}
