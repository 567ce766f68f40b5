import type { Catalog } from '../domain/language/translate.ts';

/**
 * A catalog that makes each text 40 percent longer and marks it, to show what is cut off and what is not translated.
 */
export const pseudoOf = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.keys(catalog).map((key) => [key, pseudo(key)]));

/**
 * "Case Details" -> "⟦Caasee Deetaaiils⟧". Uses nothing outside this function, because a browser runs it from its
 * source.
 */
export function pseudo(text: string): string {
  const wider = text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[aeiou]/gi, '$&$&') : part))
    .join('');
  const missing = Math.max(0, Math.ceil(text.length * 1.4) - wider.length);
  return `⟦${wider}${' memento'.repeat(Math.ceil(missing / 8))}⟧`;
}
