/**
 * English texts in another language. The English text is the key, so the code reads as the screen does, and the
 * sentences that the spec requires stand where they are shown. Pure (docs/decisions/0117-spanish.md).
 */

import { fill, type Values } from './fill.ts';

/** English text, with `{name}` where a value goes -> the same text in the other language, with the same names. */
export type Catalog = Readonly<Record<string, string>>;

const hole = /\{(\w+)\}/g;

/** The names of a text's values, sorted. */
export const holesOf = (text: string): string[] => [...text.matchAll(hole)].map(([, name = '']) => name).toSorted();

/**
 * The text in the catalog's language. What is composed elsewhere (a validation message, a server's refusal) comes as one sentence: it is
 * recognized by its pattern, and what stands in the holes, such as a field's label or a list of them, is translated too. An unknown text
 * stays English, unless `otherwise` knows it.
 */
export function translate(catalog: Catalog, english: string, values?: Values, otherwise = asIs): string {
  const known = entryOf(catalog, english);
  if (known !== undefined) return values ? fill(known, values) : known;
  if (values) return fill(english, values);
  const inHole = (text: string) =>
    text
      .split('; ')
      .map((part) => translate(catalog, part, undefined, otherwise))
      .join('; ');
  for (const { key, names, pattern } of patternsOf(catalog)) {
    const match = pattern.exec(english);
    if (match)
      return fill(
        catalog[key] ?? key,
        Object.fromEntries(names.map((name, index) => [name, inHole(match[index + 1] ?? '')])),
      );
  }
  return otherwise(english);
}

const asIs = (text: string): string => text;

/** The entry of exactly this text. */
export const entryOf = (catalog: Catalog, english: string): string | undefined =>
  Object.hasOwn(catalog, english) ? catalog[english] : undefined;

type Pattern = { key: string; names: string[]; pattern: RegExp };
const compiled = new WeakMap<Catalog, readonly Pattern[]>();

/** The entries with holes, those with more text of their own first: they are the more certain. */
function patternsOf(catalog: Catalog): readonly Pattern[] {
  const known = compiled.get(catalog);
  if (known) return known;
  const patterns = Object.keys(catalog)
    .filter((key) => holesOf(key).length > 0 && ownLength(key) > 3)
    .toSorted((one, other) => ownLength(other) - ownLength(one))
    .map((key) => ({
      key,
      names: [...key.matchAll(hole)].map(([, name = '']) => name),
      pattern: new RegExp(
        `^${key
          .split(/\{\w+\}/)
          .map(escaped)
          .join('([^]*?)')}$`,
      ),
    }));
  compiled.set(catalog, patterns);
  return patterns;
}

const ownLength = (key: string): number => key.replace(hole, '').trim().length;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
