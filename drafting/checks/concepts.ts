import type { FactSheet } from '../facts/fact.ts';
import { lightPhrases, lightWords } from '../text/light-words.ts';
import { withoutTrueDistances } from './appositions.ts';
import { withoutCarryingVerbs } from './carrying-verbs.ts';
import { withConditions } from './conditions.ts';
import { lexicon, longest, stemOf } from './lexicon.ts';
import { citedBy, type Citations } from './cited-places.ts';
import { withPeriods } from './periods.ts';
import { requestForms } from './request-forms.ts';
import { tokensOf, type Value } from './tokens.ts';
import { boundary, imperative, negated, requests, turns, turnWords, withCounsel, type Turn } from './turning-words.ts';

export type Party = 'P' | 'M' | 'R' | 'A';

/** One piece of a sentence that carries its meaning. `ids`: the concepts that a word may stand for, its stem when the trade has none for it. */
export type Concept =
  | { is: 'word'; ids: readonly string[]; words: string; clause: number; soft?: true }
  | { is: 'turn'; turn: Turn; clause: number; soft?: true }
  | { is: 'party'; party: Party; how: 'by' | 'to' | 'from' | 'of' | 'own' | 'plain'; clause: number }
  | { is: 'value'; value: Value; clause: number }
  | { is: 'source'; id: string; clause: number };

/** A sentence taken apart. `request`: it asks or demands. */
export type Read = {
  concepts: readonly Concept[];
  request: boolean;
  pronoun: boolean;
  /** It points to what was named before it. */
  points: boolean;
  counsel: boolean;
  wrongWeekday: string | null;
};

const roleWords = /^(?:by|to|from|of|for|with|against|on|upon|between|at|under|than)$/;
const howOf = (before: string | undefined, next: string | undefined): 'by' | 'to' | 'from' | 'of' | 'own' | 'plain' => {
  if (next === "'s" || next === "'") return 'own';
  if (before === 'by') return 'by';
  if (before === 'to' || before === 'from') return before;
  return before !== undefined && roleWords.test(before) ? 'of' : 'plain';
};

/** Citations and quotations as tokens. */
function withSources(plain: string, citations: Citations, sources: string[]): string {
  let text = plain;
  const take = (id: string): string => `‹S${sources.push(id) - 1}›`;
  for (let match = citations.any.exec(text); match; match = citations.any.exec(text)) {
    const { id, full } = citedBy(citations, match[0]);
    text = `${text.slice(0, match.index)}${take(`${full ? 'cited' : 'short'}:${id}`)}${text.slice(match.index + match[0].length)}`;
  }
  text = text
    .replace(/\b[Ii]d\.,? (?=‹S)/g, '')
    // "As Locke has it", "Locke teaches that": whose rule it is, and no more.
    .replace(
      /(‹S(\d+)›),? (?:has it|states it|puts it|tells us|teaches(?: us)?|instructs|reminds us)\b,?(?: that)?/g,
      (words, token: string, at: string) => (sources[Number(at)]?.startsWith('short:') ? token : words),
    );
  return text.replace(/"([^"]+)"/g, (_words, inner: string) =>
    inner.trim().split(' ').length < 2 && !/^[A-Z]/.test(inner)
      ? ` ${take(`said:${bareQuote(inner)}`)} `
      : take(`said:${bareQuote(inner)}`),
  );
}
/** Phrases that carry nothing, with counsel and the processor as their tokens. */
const light = lightPhrases
  .map((phrase) => withCounsel(phrase.replace(/\byour\b/g, "‹P›'s").replace(/\byou\b/g, '‹P›')))
  .map((words) => ({ words, pattern: new RegExp(`(?<!\\w)${words}(?!\\w)`, 'g') }));
const bareQuote = (words: string): string =>
  words
    .replace(/[.,;:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A sum in words beside the same in figures is one sum: "$9,400.00 (nine thousand four hundred dollars)". */
const doubled = (text: string, values: readonly Value[]): string =>
  text.replace(
    /(‹\$(\d+)›)(?: \(|,? (?:in words|that is|or):? )‹\$(\d+)›[),]?/g,
    (words, first: string, one: string, other: string) =>
      values[Number(one)]?.value === values[Number(other)]?.value ? first : words,
  );

/** A sentence taken apart into what carries its meaning. `citations`: those that the letter may hold. */
export function readSentence(plain: string, sheet: FactSheet, citations: Citations): Read {
  const sources: string[] = [];
  // The numbers of a list are no figures.
  const unlisted = withSources(plain, citations, sources).replace(/(?<![\w)])\((?:\d|[a-z]|[ivx]+)\)/g, ' ');
  const { text, values, wrongWeekday } = tokensOf(unlisted, sheet);
  let rest = withCounsel(
    doubled(text, values)
      .replace(/(?<!\w)your(?!\w)/g, "‹P›'s")
      .replace(/’/g, "'"),
  )
    .replace(/‹W›'s/g, '‹W›')
    .replace(/(?<!‹)\p{L}+(?:-\p{L}+)+/gu, (word) =>
      lexicon.has(word) || negated.test(word) ? word : word.replaceAll('-', ' '),
    );
  const question = /\?\s*$/.test(rest);
  rest = withoutTrueDistances(rest, values, sheet);
  for (const [pattern, to] of [...requestForms, ...requests]) rest = rest.replace(pattern, to);
  rest = withConditions(withoutCarryingVerbs(withPeriods(rest)), values, sheet);
  for (const [pattern, to] of turns) rest = rest.replace(pattern, to);
  rest = rest.replace(/(?<![‹\w])(\w+?)n't\b/g, '$1 not');
  for (const { words, pattern } of light) if (rest.includes(words)) rest = rest.replace(pattern, ' ');
  const request =
    question ||
    imperative.test(rest.trim()) ||
    /\b(?:please|kindly)\b|[:;] (?:name|show|give|state|send|produce|provide|list|identify|explain|tell|deliver) /.test(
      rest,
    );
  const pieces = rest.match(/‹[^›]*›(?:'s|'(?!\w))?|=?[\p{L}][\p{L}'/-]*|[,;:|]|\d+/gu) ?? [];
  const concepts: Concept[] = [];
  let clause = 0;
  let pronoun = false;
  let points = false;
  let counsel = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = (pieces[at] ?? '').replace(/(?<=s)'$/, '');
    if (boundary.test(piece)) clause += 1;
    if (/^(?:its?|they|them|their|she|her|he|his|itself|themselves)$/.test(piece)) pronoun = true;
    if (pronoun || /^(?:one|ones|those|this|that)$/.test(piece) || (at === 0 && piece === 'there')) points = true;
    const token = /^‹([^\d›])(\d*)›('s?)?$/u.exec(piece) ?? /^‹(other)(\d+)›/.exec(piece);
    if (token) {
      const [, kind = '', index = '', possessive] = token;
      if (kind === 'W' || kind === 'V') counsel = true;
      else if (kind === 'S') concepts.push({ is: 'source', id: sources[Number(index)] ?? '', clause });
      else if (/^[PMRA]$/.test(kind) && index === '')
        concepts.push({ is: 'party', party: kind as Party, how: howOf(pieces[at - 1], possessive), clause });
      else {
        const value = values[Number(index)];
        if (value) concepts.push({ is: 'value', value, clause });
      }
      continue;
    }
    // The longest phrase that the trade knows.
    let taken = 0;
    for (let size = Math.min(longest, pieces.length - at); size >= 2; size -= 1) {
      const phrase = pieces.slice(at, at + size).join(' ');
      const ids = lexicon.get(phrase);
      if (ids) {
        concepts.push({ is: 'word', ids, words: phrase, clause });
        taken = size;
        break;
      }
    }
    if (taken > 0) {
      at += taken - 1;
      continue;
    }
    const turn = turnWords[piece];
    if (turn !== undefined) {
      // "Each part" and "any part" ask for the same.
      concepts.push({
        is: 'turn',
        turn,
        clause,
        ...((piece === 'nor' || (request && piece === 'each')) && { soft: true }),
      });
      continue;
    }
    // "When it is shown" may be "if it is" or "once it is"; "any" names what there may be none of.
    if (/^(?:when|where|whenever|wherever|any|whether)$/.test(piece))
      concepts.push({ is: 'turn', turn: 'if', clause, soft: true });
    if (
      piece === 'when' &&
      /^(?:[^,;:|]* )?(?:is|are|was|were) (?:\w+ed|met|paid|shown|sent|given|known|over)\b/.test(
        pieces.slice(at + 1, at + 8).join(' '),
      )
    )
      concepts.push({ is: 'turn', turn: 'after', clause, soft: true });
    if (negated.test(piece) && !/^un(?:able)$/.test(piece)) {
      concepts.push({ is: 'turn', turn: 'not', clause });
      const base = piece.replace(negated, '');
      concepts.push({ is: 'word', ids: lexicon.get(base) ?? [stemOf(base)], words: base, clause });
      continue;
    }
    if (/^[,;:|]$/.test(piece) || /^(?:please|kindly)$/.test(piece)) continue;
    const ids = lexicon.get(piece);
    const soft = lightWords.has(piece);
    if (soft && !ids) continue;
    concepts.push({ is: 'word', ids: ids ?? [stemOf(piece)], words: piece, clause, ...(soft && { soft }) });
  }
  return { concepts, request, pronoun, points, counsel, wrongWeekday };
}
