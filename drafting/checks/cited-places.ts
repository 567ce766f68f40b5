import { authorities } from '../../knowledge/load.ts';
import { folded, months, typographic } from '../text/display.ts';

export const blank = (words: string): string => ' '.repeat(words.length);

/**
 * Citations, folded, longest first, and a pattern that finds any of them: in full, with "section" for "§" and any
 * spacing, or a case in short form, by its name with "supra" or its reporter.
 */
export type Citations = { list: readonly Cited[]; any: Pick<RegExp, 'exec'> };
type Cited = { id: string; citation: string; full: RegExp; short: RegExp | null; pinned: Pinned | null };
/**
 * Matches a case cited with a page inside the opinion, in its first or second group. `first`: the first page of the
 * opinion.
 */
type Pinned = { pattern: RegExp; first: number };

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a day within a citation, in any form. */
function datedLoosely(_words: string, short: string, rest: string, day: string, year: string): string {
  const at = months.findIndex((each) => each.startsWith(short)) + 1;
  const month = `${short}(?:\\.|${rest || (months[at - 1] ?? '').slice(3)})?`;
  const [two, yy] = [`0?${at}`, `(?:${year.slice(0, 2)})?${year.slice(2)}`];
  return `(?:${month} ${day}(?:st|nd|rd|th)?,? ${year}|(?:the )?${day}(?:st|nd|rd|th)?[ -](?:of )?${month},?[ -]${year}|${two}[/.-]0?${day}[/.-]${yy}|${year}-${two}-0?${day})`;
}

/** A citation in the spacing, section signs and code abbreviations that others use: the same place in the same text. */
const loosely = (citation: string): string =>
  escaped(citation)
    .replace(/(?<=[\p{L}']) (?=§)/gu, ',? ')
    .replace(/§§? ?/g, '(?:§§? ?|[Ss]ections? |[Ss]ecs?\\. )')
    .replace(/C\\\.P\\\.L\\\.R\\\. /g, '(?:C\\.P\\.L\\.R\\.|CPLR) (?:§§? ?)?')
    .replace(/version of ([A-Z][a-z]+ \d+, \d{4})/g, '(?:version of $1|$1 version)')
    .replace(/([A-Z][a-z]{2})([a-z]*)(?:\\\.)? (\d{1,2}), (\d{4})/g, datedLoosely)
    .replace(/Civ\\\. Code/g, 'Civ(?:\\.|il) Code')
    .replace(/Am\\\. L\\\. Inst/g, 'Am\\. L(?:\\.|aw) Inst')
    .replace(/ ch\\\. (?=\d)/g, ',? ch(?:\\.|apter) ')
    .replace(/(?<=\d)\\\(([a-z])\\\)/g, '(?:\\($1\\)|,? subd(?:\\.|ivision) \\($1\\))')
    .replace(/(?<=\d|\))\s*, (?=\d)/g, '(?:, |,? and |,? & )(?:§ ?|[Ss]ection )?')
    // An example beside the cited place may be left out.
    .replace(/ \\\(for example [^()]*\\\)/g, '(?:$&)?')
    .replace(/(?<=\\\.) (?=[A-Z\d])/g, ' ?');

/** A reporter as others print it: "N.Y.2d" with or without its periods and spaces. */
const reporterLoosely = (reporter: string): string =>
  escaped(reporter)
    .replace(/ /g, ' ?')
    .replace(/\\\.(?: \?)?/g, '\\.? ?');

type CaseCitation = { one: string; other: string; volume: string; reporter: string; page: string; court: string };
/** The parts of "Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354 (1997)"; null for anything but a reported case. */
function caseOf(citation: string): CaseCitation | null {
  const found = /^(.+?) v\. (.+?), (\d+) (.+?) (\d+) (\(.+\))$/.exec(citation);
  if (!found) return null;
  const [, one = '', other = '', volume = '', reporter = '', page = '', court = ''] = found;
  return { one, other, volume, reporter, page, court };
}

/** A citation in full. A case has its year at the end, or before its reporter, as California prints it. */
function fully(citation: string): string {
  const found = caseOf(citation);
  if (found === null) return loosely(citation);
  const { one, other, volume, reporter, page, court } = found;
  const name = loosely(`${one} v. ${other}`);
  const place = `${volume} ${reporterLoosely(reporter)} ?${page}`;
  const behind = `${name}, ${place} ${loosely(court)}`;
  return /^\(\d{4}\)$/.test(court) ? `(?:${behind}|${name},? ${escaped(court)} ${place})` : behind;
}

const withoutForm = (name: string): string => name.replace(/,? \(.*$|,? (?:Inc|LLC|LP|Co|Corp|Ltd)\b.*$/, '');

/** A case cited again: "Locke v. Warner", "Locke, supra", "Locke, 57 Cal. App. 4th at 354". */
function shortly(citation: string): string | null {
  const found = caseOf(citation);
  if (found === null) return null;
  const { one, other, volume, reporter, page } = found;
  const [first = '', second = ''] = [one.split(/[ ,]/)[0], other.split(/[ ,]/)[0]];
  if (first.length < 4) return null;
  const names = [...new Set([one, withoutForm(one), first])].map(escaped).join('|');
  const place = `${volume} ${reporterLoosely(reporter)} ?(?:at )?${page}(?![\\d,–-]| \\()`;
  return `(?:${names})(?: v\\. (?:${escaped(other)}|${escaped(second)})(?:,? supra)?(?:, ${place}|(?!,? \\d))|,? supra(?:, ${place})?|, ${place})`;
}

/** Maximum pages of an opinion: a page farther from the first one is not taken as part of it. */
const longestOpinion = 100;
/** "Locke v. Warner, 57 Cal. App. 4th 354, 361-62 (1997)" or "Locke, 57 Cal. App. 4th at 361". */
function pinnedOf(citation: string): Pinned | null {
  const found = caseOf(citation);
  if (found === null) return null;
  const { one, other, volume, reporter: printed, page, court } = found;
  const reporter = `${volume} ${reporterLoosely(printed)}`;
  const pages = String.raw`(\d{1,4})(?:[–-]\d{1,4})?(?![\d,])`;
  const whole = `${loosely(`${one} v. ${other}`)}, ${reporter} ?${page}, (?:at )?${pages} ${loosely(court)}`;
  const again = `(?:${loosely(one)}|${escaped(one.split(/[ ,]/)[0] ?? '')})(?: v\\. ${loosely(other)})?, ${reporter} ?at ${pages}`;
  return { pattern: new RegExp(`(?<!\\w)(?:${whole}|${again})`, 'g'), first: Number(page) };
}

/** "Id. at 372–74": a page of the case that was cited last. */
const again = /\b[Ii]d\.,? at (\d{1,4})(?:[–-]\d{1,4})?(?![\d,])/g;

/**
 * Citations with a page inside the opinion. The knowledge has no page numbers, so whether the page says so is not
 * known.
 */
export function pinpointsIn(text: string, { list }: Citations): { id: string; words: string; at: number }[] {
  if (!/\d, (?:at )?\d{1,4}(?:[–-]\d+)? \(|\bat \d/.test(text)) return [];
  return list.flatMap(({ id, pinned }) =>
    pinned === null
      ? []
      : [...text.matchAll(pinned.pattern)].flatMap((match) => {
          const page = Number(match[1] ?? match[2]);
          const inside = page > pinned.first && page < pinned.first + longestOpinion;
          return inside ? [{ id, words: match[0], at: match.index }] : [];
        }),
  );
}

/** The sections that a citation names, apart from what stands before them: "U.C.C.", "§ 1-304". */
function sectionsOf(citation: string): { code: string; sections: string[] } | null {
  const [, code = '', listed = ''] =
    /^([^,('0-9]+|6 Del\. C\.|N\.Y\. C\.P\.L\.R\.) §?§? ?(\d[^ ]*(?:, \d[^ ]*)*)$/.exec(citation) ?? [];
  return code === '' ? null : { code, sections: listed.split(', ') };
}
const sign = '(?:§§? ?|[Ss]ections? |[Ss]ecs?\\. )';
const sectionEnd = String.raw`(?![\w(-]|\.\d|,? subd)`;

/** A pattern for any one of several sections of a citation, with its code. */
function oneSection(citation: string): string | null {
  const found = sectionsOf(citation);
  if (found === null || found.sections.length < 2) return null;
  const lead = loosely(`${found.code} §`).replace(/\(\?:§§\? \?.*$/, '');
  return `(?:${lead.trimEnd()},? ?${sign}?(?:${found.sections.map(escaped).join('|')})${sectionEnd})`;
}

/** "The UCC section above". */
const bareCode = String.raw`|(?:U\.C\.C\.|UCC)(?= (?:section|provision|rule)s?(?! ?\d))`;
/** "§ 1-304": a section by its number alone, in a letter that also cites it in full. */
export const bareSection = ({ id, citation }: { id: string; citation: string }): { id: string; pattern: string }[] => {
  const found = sectionsOf(folded(typographic(citation)));
  return found === null
    ? []
    : [
        {
          id,
          pattern: `${sign}(?:${found.sections.map(escaped).join('|')})${sectionEnd}${found.code === 'U.C.C.' ? bareCode : ''}`,
        },
      ];
};

/**
 * "Locke", "Airborne Health": the short name of a case that the letter cites in full, unless a party of the letter has
 * that name.
 */
export function bareCase(
  { id, citation }: { id: string; citation: string },
  taken: readonly string[],
): { id: string; pattern: string; pinned?: Pinned }[] {
  const found = caseOf(folded(typographic(citation)));
  if (found === null) return [];
  const [first = '', ...more] = withoutForm(found.one).split(' ');
  const names = [[first, ...more].join(' '), first].filter((name) => name.length > 3);
  if (names.some((name) => taken.some((each) => each.includes(name)))) return [];
  return [
    {
      id,
      pattern: `(?:${[...new Set(names)].map(escaped).join('|')})(?! v\\.|,? \\d|,? supra)(?:'s(?= ))?`,
      pinned: { pattern: again, first: Number(found.page) },
    },
  ];
}

/**
 * What a letter may cite in short form because its plan cites it in full: a section by its number, a case by its name.
 */
export type InShort = { id: string; pattern: string; pinned?: Pinned };

/** The citations, with the short forms of what the letter's plan cites. */
export function withBareSections(citations: Citations, sections: readonly InShort[]): Citations {
  if (sections.length === 0) return citations;
  if (citations !== known) return extended(citations, sections);
  const key = sections.map(({ pattern }) => pattern).join();
  const made = ofPlans.get(key) ?? extended(known, sections);
  ofPlans.set(key, made);
  return made;
}
/** Citations by the short forms of a plan: plans are few, and building the pattern of all citations is slow. */
const ofPlans = new Map<string, Citations>();

/** The earlier match of two patterns, so that the long pattern of all citations is not built again for each plan. */
const firstOf = (one: Citations['any'], other: RegExp): Citations['any'] => ({
  exec: (text) => {
    const [mine, theirs] = [one.exec(text), other.exec(text)];
    return mine === null || (theirs !== null && theirs.index < mine.index) ? theirs : mine;
  },
});

function extended(citations: Citations, sections: readonly InShort[]): Citations {
  return {
    list: [
      ...citations.list,
      ...sections.map(({ id, pattern, pinned = null }) => ({
        id,
        citation: '',
        full: /(?!)/,
        short: new RegExp(`^(?:${pattern})$`),
        pinned,
      })),
    ],
    any: firstOf(citations.any, new RegExp(`(?<!\\w)(?:${sections.map(({ pattern }) => pattern).join('|')})(?!\\w)`)),
  };
}

function citationsOf(cited: Iterable<{ id: string; citation: string }>): Citations {
  const list = [...cited]
    .map(({ id, citation: printed }): Cited & { source: string } => {
      const citation = folded(typographic(printed));
      const short = shortly(citation) ?? oneSection(citation);
      const source = [fully(citation), ...(short === null ? [] : [short])].join('|');
      const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
      return {
        id,
        citation,
        source,
        full: whole(fully(citation)),
        short: short === null ? null : whole(short),
        pinned: pinnedOf(citation),
      };
    })
    .sort((a, b) => b.citation.length - a.citation.length);
  return { list, any: new RegExp(`(?<!\\w)(?:${list.map(({ source }) => source).join('|')})(?!\\w)`) };
}
/** The short names of cited cases: "Carma", "Dalton". */
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

/** The authority that words found by `any` cite, and whether they cite it in full. */
export const citedBy = ({ list }: Citations, words: string): { id: string; full: boolean } => {
  const whole = list.find(({ full }) => full.test(words));
  return { id: (whole ?? list.find(({ short }) => short?.test(words)))?.id ?? '', full: whole !== undefined };
};

/** Known citations and those of authorities that attorneys added. */
export const citationsWith = (own: readonly { id: string; citation: string }[]): Citations =>
  own.length === 0 ? known : citationsOf([...authorities.values(), ...own]);

type Uncited = { rest: string; ids: readonly string[] };
/** Cached, since every check asks about the same sentences and letters share most of theirs. */
const uncited = new WeakMap<Citations, Map<string, Uncited>>();
const longestMemory = 4_000;

/** The text with known citations blanked, with or without a page inside the case, and the ids of those found. */
export function withoutCitations(text: string, citations: Citations): Uncited {
  const known = uncited.get(citations) ?? new Map<string, Uncited>();
  if (known.size > longestMemory) known.clear();
  uncited.set(citations, known);
  const found = known.get(text) ?? citationsBlanked(text, citations);
  known.set(text, found);
  return found;
}

function citationsBlanked(text: string, citations: Citations): Uncited {
  const pinpoints = pinpointsIn(text, citations);
  const ids = pinpoints.map(({ id }) => id);
  let rest = pinpoints.reduce(
    (left, { words, at }) => left.slice(0, at) + blank(words) + left.slice(at + words.length),
    text,
  );
  for (let match = citations.any.exec(rest); match; match = citations.any.exec(rest)) {
    ids.push(citedBy(citations, match[0]).id);
    rest = rest.slice(0, match.index) + blank(match[0]) + rest.slice(match.index + match[0].length);
  }
  return { rest, ids };
}
