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

/**
 * Citations, folded, longest first, and the pattern that finds any of them: in full with "section" for "§" and with or without its spaces, or
 * a case in short, by its name with "supra" or its reporter.
 */
export type Citations = { list: readonly Cited[]; any: RegExp };
type Cited = { id: string; citation: string; full: RegExp; short: RegExp | null };

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A citation as others space it, write its sections and shorten its code: the same place in the same text. */
const loosely = (citation: string): string =>
  escaped(citation)
    .replace(/(?<=[\p{L}']) (?=§)/gu, ',? ')
    .replace(/§§? ?/g, '(?:§§? ?|[Ss]ections? |[Ss]ecs?\\. )')
    .replace(/C\\\.P\\\.L\\\.R\\\. /g, '(?:C\\.P\\.L\\.R\\.|CPLR) (?:§§? ?)?')
    .replace(/Civ\\\. Code/g, 'Civ(?:\\.|il) Code')
    .replace(/Am\\\. L\\\. Inst/g, 'Am\\. L(?:\\.|aw) Inst')
    .replace(/(?<=\d|\))\s*, (?=\d)/g, '(?:, |,? and |,? & )')
    .replace(/(?<=\\\.) (?=[A-Z\d])/g, ' ?');

/** "Locke v. Warner", "Locke, supra", "Locke, 57 Cal. App. 4th at 354": a case once more. */
function shortly(citation: string): string | null {
  const found = /^(.+?) v\. (.+?), (\d+ .+?) (\d+) \(/.exec(citation);
  if (!found) return null;
  const [, one = '', other = '', reporter = '', page = ''] = found;
  const [first = '', second = ''] = [one.split(/[ ,]/)[0], other.split(/[ ,]/)[0]];
  if (first.length < 4) return null;
  const place = `${loosely(reporter)} (?:at )?${page}(?![\\d,–-]| \\()`;
  return `(?:${escaped(one)}|${escaped(first)})(?: v\\. (?:${escaped(other)}|${escaped(second)})(?:,? supra)?(?:, ${place}|(?!,? \\d))|,? supra(?:, ${place})?|, ${place})`;
}

function citationsOf(cited: Iterable<{ id: string; citation: string }>): Citations {
  const list = [...cited]
    .map(({ id, citation: printed }): Cited & { source: string } => {
      const citation = folded(typographic(printed));
      const short = shortly(citation);
      const source = [loosely(citation), ...(short === null ? [] : [short])].join('|');
      const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
      return { id, citation, source, full: whole(loosely(citation)), short: short === null ? null : whole(short) };
    })
    .sort((a, b) => b.citation.length - a.citation.length);
  return { list, any: new RegExp(`(?<!\\w)(?:${list.map(({ source }) => source).join('|')})(?!\\w)`) };
}
/** What a case is called once it has been cited: "Carma", "Dalton". */
export const caseNames: ReadonlySet<string> = new Set(
  [...authorities.values()].flatMap(({ kind, usable, do_not_cite, citation }) => {
    const first =
      / v\. /.test(citation) && kind === 'case' && usable && !do_not_cite
        ? (/^[\p{L}'’-]{4,}/u.exec(citation)?.[0] ?? '')
        : '';
    return first === '' ? [] : [first];
  }),
);
const known = citationsOf(authorities.values());

/** Which authority words found by `any` cite, and whether in full. */
export const citedBy = ({ list }: Citations, words: string): { id: string; full: boolean } => {
  const whole = list.find(({ full }) => full.test(words));
  return { id: (whole ?? list.find(({ short }) => short?.test(words)))?.id ?? '', full: whole !== undefined };
};

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
export function withoutCitations(text: string, citations: Citations): { rest: string; ids: string[] } {
  const ids: string[] = [];
  let rest = text;
  for (let match = citations.any.exec(rest); match; match = citations.any.exec(rest)) {
    ids.push(citedBy(citations, match[0]).id);
    rest = rest.slice(0, match.index) + blank(match[0]) + rest.slice(match.index + match[0].length);
  }
  return { rest, ids };
}
