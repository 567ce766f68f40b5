/**
 * A pattern of plain words and classes of letters in either case, letter by letter: `(?i:…)` once failed to match
 * capitals in a long test run, and why was not found.
 */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/(?<!\\)\[(\p{L}+)\]|(?<!\\)\p{L}/gu, (one: string, letters: string = one) => {
    return `[${letters.toUpperCase()}${letters.toLowerCase()}]`;
  });
