import { authorities } from '../../knowledge/load.ts';
import { folded, typographic } from '../text/display.ts';
import type { Fact } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { shortNames } from './short-names.ts';

const blank = (words: string): string => ' '.repeat(words.length);

/** Prepares strings for `masked`: longest first, since one may contain another; single characters are dropped. */
export const longestFirst = (words: readonly string[]): string[] =>
  words.filter((each) => each.length > 1).sort((a, b) => b.length - a.length);

/** Replaces every whole-word occurrence of the given strings (longest first) with spaces. */
export function masked(text: string, words: readonly string[]): string {
  let left = text;
  for (const each of words) {
    let at = left.indexOf(each);
    while (at >= 0) {
      const before = left[at - 1] ?? ' ';
      const after = left[at + each.length] ?? ' ';
      const whole =
        !(/\w/.test(before) && /\w/.test(each[0] ?? '')) && !(/\w/.test(after) && /\w/.test(each.at(-1) ?? ''));
      if (whole) left = left.slice(0, at) + blank(each) + left.slice(at + each.length);
      at = left.indexOf(each, at + (whole ? each.length : 1));
    }
  }
  return left;
}

/** Citations, folded, longest first, and the pattern that finds any of them. */
export type Citations = { list: readonly { id: string; citation: string }[]; any: RegExp };

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function citationsOf(cited: Iterable<{ id: string; citation: string }>): Citations {
  const list = [...cited]
    .map(({ id, citation }) => ({ id, citation: folded(typographic(citation)) }))
    .sort((a, b) => b.citation.length - a.citation.length);
  return { list, any: new RegExp(`(?<!\\w)(?:${list.map((each) => escaped(each.citation)).join('|')})(?!\\w)`) };
}
const known = citationsOf(authorities.values());

/** Known citations and those of authorities that attorneys added. */
export const citationsWith = (own: readonly { id: string; citation: string }[]): Citations =>
  own.length === 0 ? known : citationsOf([...authorities.values(), ...own]);

/** Folded display text of the non-numeric facts, computed once per letter, and the citations that it may hold. */
export type FactWords = {
  all: readonly string[];
  spoken: readonly string[];
  names: readonly string[];
  citations: Citations;
};

export const factWordsOf = perSheet((sheet): FactWords => {
  const { merchant, people } = shortNames(sheet);
  const of = (...kinds: Fact['kind'][]): string[] =>
    longestFirst([
      ...Object.values(sheet.facts)
        .filter((fact) => kinds.includes(fact.kind))
        .map((fact) => folded(typographic(fact.display))),
      ...(kinds.includes('name') ? [...merchant, ...people] : []),
    ]);
  return {
    all: of('text', 'name', 'id', 'contact', 'address', 'label'),
    spoken: of('text', 'name', 'label'),
    names: of('name'),
    citations: known,
  };
});

/** The text with known citations blanked, and the ids of those found. */
export function withoutCitations(text: string, { list, any }: Citations): { rest: string; ids: string[] } {
  const ids: string[] = [];
  let rest = text;
  for (let match = any.exec(rest); match; match = any.exec(rest)) {
    ids.push(list.find((each) => each.citation === match?.[0])?.id ?? '');
    rest = rest.slice(0, match.index) + blank(match[0]) + rest.slice(match.index + match[0].length);
  }
  return { rest, ids };
}
