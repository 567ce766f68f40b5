import type { FactSheet } from '../facts/fact.ts';
import { relations } from './relations.ts';
import { citesOrQuotes, tokensOf, type Value } from './tokens.ts';

const valuesIn = (text: string, values: readonly Value[]): Value[] =>
  [...text.matchAll(/‹(?:\$|D|N|X|L|other)(\d+)›/gu)].flatMap(([, at]) => values[Number(at)] ?? []);

/** Something supposed, asked or denied as a whole is not stated. */
const conditional =
  /\b(?:if|unless|should|would|whether|suppose|assuming|had|once|until|were|was|previously|wrongly|claims?|says?|not)\b|\?$/;

/** What a sentence says that the facts disprove, and why; null where there is none. `plain` as in `Unit`. */
export function untrueIn(plain: string, sheet: FactSheet): { words: string; why: string } | null {
  const { text, values, wrongWeekday } = tokensOf(plain, sheet);
  if (wrongWeekday !== null) return { words: wrongWeekday, why: 'That day is another day of the week.' };
  if (citesOrQuotes(plain)) return null;
  let rest = text.replace(/[.!?]$/, '');
  for (const { pattern, holds, why } of relations) {
    const match = pattern.exec(rest);
    if (!match) continue;
    if (!holds(valuesIn(match[0], values), sheet, match))
      return conditional.test(text.replace(match[0], ' ')) ? null : { words: plain, why };
    // A part that holds is not matched by another relation.
    rest = `${rest.slice(0, match.index)} ‹ok› ${rest.slice(match.index + match[0].length)}`;
  }
  return null;
}
