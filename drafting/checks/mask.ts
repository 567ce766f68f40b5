import { slotsOf, textsOf } from '../../knowledge/clause.ts';
import { clauses } from '../../knowledge/clauses/clauses.ts';
import { authorities } from '../../knowledge/load.ts';
import { folded, typographic } from '../text/display.ts';
import type { Fact } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import {
  bareCase,
  bareSection,
  blank,
  withBareSections,
  citationsWith,
  type Citations,
  type InShort,
} from './cited-places.ts';
import { printedForms, type PrintedForm } from './printed-forms.ts';
import { shortNames } from './short-names.ts';

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

/**
 * Folded display text of the non-numeric facts, computed once per letter, and the citations that the letter may have.
 */
export type FactWords = {
  all: readonly string[];
  spoken: readonly string[];
  names: readonly string[];
  citations: Citations;
  sections: readonly InShort[];
  forms: readonly PrintedForm[];
};

const cites = new Map(
  clauses.map((clause) => [
    clause.id,
    textsOf(clause)
      .flatMap(slotsOf)
      .flatMap(({ kind, id }) => (kind === 'authority' ? [id] : [])),
  ]),
);

export const factWordsOf = perSheet((sheet): FactWords => {
  const cited = new Set((sheet.planned?.clauses ?? []).flatMap((id) => cites.get(id) ?? []));
  const { merchant, people, processor } = shortNames(sheet);
  const parties = [...merchant, ...people, ...processor];
  const sections = [...cited]
    .flatMap((id) => authorities.get(id) ?? [])
    .flatMap((each) => [...bareSection(each), ...bareCase(each, parties)]);
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
    citations: withBareSections(citationsWith([]), sections),
    sections,
    forms: printedForms(sheet),
  };
});
