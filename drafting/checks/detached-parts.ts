import type { FactSheet } from '../facts/fact.ts';
import { withoutCitations } from './cited-places.ts';
import { figuresIn, type Figure } from './figures.ts';
import { masked, type FactWords } from './mask.ts';
import { statementOf } from './statements.ts';

/** A piece of a sentence that could be taken out of it: what stands in brackets, or from a comma to the next stop. */
type Part = { from: number; to: number; words: string };

/** Each part is read with all that stands before it; a sentence of more parts is a list, and is not taken apart. */
const maxParts = 40;

const hidden = (words: string): string => '·'.repeat(words.length);

/** The sentence with what has commas of its own hidden: citations, facts, quotations, figures. */
function shapeOf(plain: string, words: FactWords): string {
  const bare = masked(withoutCitations(plain, words.citations).rest, words.all).replace(/"[^"]*"/g, hidden);
  return figuresIn(bare).reduce(
    (left, { at, words: figure }) => left.slice(0, at) + hidden(figure) + left.slice(at + figure.length),
    bare,
  );
}

function partsOf(plain: string, words: FactWords): Part[] {
  const shape = shapeOf(plain, words);
  const bracketed = [...shape.matchAll(/ \(([^()]+)\)/g)];
  const apposed = [...shape.matchAll(/[,;] ([^,;()]+)(?=[,;.]|$)/g)];
  return [...bracketed, ...apposed].map(({ 0: all, 1: inner = '', index }) => {
    const from = index + all.indexOf(inner);
    return { from: index, to: index + all.length, words: plain.slice(from, from + inner.length) };
  });
}

const lead =
  /^(?:(?:and|or|which|that|this|it|being|namely|that is|i\.e\.) )*(?:(?:is|was|are|were|came|arrived|fell|falls|reached us|makes) )?/i;
/** Signs of arithmetic in words. */
const spelled = (words: string): string =>
  words
    .replace(/ \+ /g, ' plus ')
    .replace(/ = /g, ' is ')
    .replace(/ [-–−] /g, ' less ');

/** The last figure of a kind before a part. */
const lastOf = (kind: Figure['kind'], before: string): string | null =>
  figuresIn(before)
    .filter((each) => each.kind === kind)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)?.words ?? null;

/** What a part says: by itself, or of the amount or the day right before it. */
function sayings(part: string, before: string): string[] {
  const words = spelled(part.replace(lead, ''));
  const [amount, day] = [lastOf('money', before), lastOf('date', before)];
  return [
    spelled(part),
    ...(amount === null ? [] : [`${amount} is ${words}`]),
    ...(day === null ? [] : [`${day} is ${words}`, `${words} since ${day}`]),
  ];
}

/**
 * The sentence without the parts that the file proves: "the reserve of $22,140.00 (60 percent of the sum)", "on December 3, 2026, three days
 * after delivery". Each is true of itself or of the amount or day before it. Null where there is no such part.
 */
export function withoutProvenParts(plain: string, sheet: FactSheet, words: FactWords): string | null {
  const parts = partsOf(plain, words);
  const proven = (parts.length > maxParts ? [] : parts).find((part) =>
    sayings(part.words, plain.slice(0, part.from)).some((each) => statementOf(each, sheet).is === 'proven'),
  );
  if (proven === undefined) return null;
  const rest = plain.slice(0, proven.from) + plain.slice(proven.to);
  return withoutProvenParts(rest, sheet, words) ?? rest;
}
