import type { FactSheet } from '../facts/fact.ts';
import { withoutTrueCourses } from './courses.ts';
import { relations } from './relations.ts';
import { withoutTrueSums } from './sums.ts';
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

/** The text with what was proven of it taken out, and how often. */
type Proof = { rest: string; proven: number };

const isWhole = ({ rest, proven }: Proof): boolean =>
  proven > 0 &&
  rest
    .replace(/‹ok›/g, ' ')
    .split(/[\s,;:]+/)
    .every((word) => word === '' || fillers.has(word));

/** Relations that hold taken out of the text, until one does not hold. */
function related(text: string, values: readonly Value[], sheet: FactSheet): Proof | { untrue: string; words: string } {
  const proof: Proof = { rest: text, proven: 0 };
  for (const { pattern, holds, why } of relations) {
    const match = pattern.exec(proof.rest);
    if (!match) continue;
    if (!holds(valuesIn(match[0], values), sheet, match)) return { untrue: why, words: match[0] };
    proof.proven += 1;
    proof.rest = `${proof.rest.slice(0, match.index)} ‹ok› ${proof.rest.slice(match.index + match[0].length)}`;
  }
  return proof;
}

/** What is computed or told of the course of the case (sums.ts, courses.ts) first, relations for the rest. */
function computed(text: string, values: readonly Value[], sheet: FactSheet): boolean {
  const courses = withoutTrueCourses(text, values, sheet);
  const sums = withoutTrueSums(courses.rest.trim(), values, sheet);
  if (courses.proven + sums.proven === 0) return false;
  const proof = related(sums.rest, values, sheet);
  return 'rest' in proof && isWhole({ ...proof, proven: 1 });
}

/** A sentence is proven only if what holds covers all of it but filler words. One relation that does not hold makes it untrue. */
export function statementOf(plain: string, sheet: FactSheet): Statement {
  const { text, values, wrongWeekday } = tokensOf(plain, sheet);
  if (wrongWeekday !== null) return { is: 'untrue', words: wrongWeekday, why: 'That day is another day of the week.' };
  if (citesOrQuotes(plain)) return { is: 'open' };
  const bare = text.replace(/[.!?]$/, '');
  const proof = related(bare, values, sheet);
  if ('rest' in proof && isWhole(proof)) return { is: 'proven' };
  if (computed(bare, values, sheet)) return { is: 'proven' };
  if ('rest' in proof || conditional.test(text.replace(proof.words, ' '))) return { is: 'open' };
  return { is: 'untrue', words: plain, why: proof.untrue };
}

/** What is supposed, asked or denied as a whole is not stated. */
const conditional =
  /\b(?:if|unless|should|would|whether|suppose|assuming|had|once|until|were|was|previously|wrongly|claims?|says?|not)\b|\?$/;
