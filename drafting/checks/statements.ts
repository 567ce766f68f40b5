import type { FactSheet } from '../facts/fact.ts';
import { relations } from './relations.ts';
import { citesOrQuotes, tokensOf, type Value } from './tokens.ts';

/** What a sentence of somebody's own says of the facts: nothing but what they prove, something that they disprove, or it cannot be told. */
export type Statement = { is: 'proven' } | { is: 'untrue'; why: string; words: string } | { is: 'open' };

/** Words that add nothing to a relation. */
const fillers = new Set(
  'a an the and but that which this these it its in of on to for as so far now still today also please kindly we our us ask expect agreement chooses matter letter here accordingly therefore'.split(
    ' ',
  ),
);

const valuesIn = (text: string, values: readonly Value[]): Value[] =>
  [...text.matchAll(/‹(?:\$|D|N|X|L|other)(\d+)›/gu)].flatMap(([, at]) => values[Number(at)] ?? []);

/** A sentence is proven only if relations that hold cover all of it but filler words. One relation that does not hold makes it untrue. */
export function statementOf(plain: string, sheet: FactSheet): Statement {
  if (citesOrQuotes(plain)) return { is: 'open' };
  const { text, values, wrongWeekday } = tokensOf(plain, sheet);
  if (wrongWeekday !== null) return { is: 'untrue', words: wrongWeekday, why: 'That day is another day of the week.' };
  let rest = text.replace(/[.!?]$/, '');
  let proven = 0;
  for (const { pattern, holds, why } of relations) {
    const match = pattern.exec(rest);
    if (!match) continue;
    if (!holds(valuesIn(match[0], values), sheet, match)) {
      return conditional.test(text.replace(match[0], ' ')) ? { is: 'open' } : { is: 'untrue', words: plain, why };
    }
    proven += 1;
    rest = `${rest.slice(0, match.index)} ‹ok› ${rest.slice(match.index + match[0].length)}`;
  }
  const left = rest
    .replace(/‹ok›/g, ' ')
    .split(/[\s,;:]+/)
    .filter((word) => word !== '' && !fillers.has(word));
  return proven > 0 && left.length === 0 ? { is: 'proven' } : { is: 'open' };
}

/** What is supposed, asked or denied as a whole is not stated. */
const conditional =
  /\b(?:if|unless|should|would|whether|suppose|assuming|had|once|until|were|was|previously|wrongly|claims?|says?|not)\b|\?$/;
