import { unknownCitationKey } from '../../domain/letters/letter.ts';
import { isOwnId } from '../../domain/letters/own-source.ts';
import { authorities, authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { folded, typographic } from '../text/display.ts';
import { citationsWith, escaped, pinpointsIn, withoutCitations } from './cited-places.ts';
import { masked, type FactWords } from './mask.ts';
import { stableHash, type Complaint, type Unit } from './unit.ts';

type Cited = { ids: string[]; complaints: Complaint[] };

/** Patterns of citations that match no known authority. */
const leftovers: readonly RegExp[] = [
  /§+\s*[\w.()-]*|¶/,
  /\b[\p{L}&.']+\s+vs?\.\s+[\p{L}&.']+/u,
  /\bIn re\s+\p{Lu}\w+/u,
  /\b\d+\s+(?:U\.\s?S\.|S\. ?Ct\.|F\.\s?(?:\dd|Supp|4th)?|Cal\.|N\.Y\.|N\.E\.|A\.\s?\dd|P\.\s?\dd|So\.|Wis\.|Ill\.|Mass\.|Tex\.|Wn\.)/,
  /\b(?:[A-Z][\w'-]+ )*(?:Act|Acts|Statute|Directive)\b(?! as)/,
  /\b(?:U\.?\s?S\.?\s?C\.?|C\.?F\.?R\.?|U\.?C\.?C\.?|Fed\. R\.|C\.P\.L\.R\.|CPLR|FRE)(?![\w])/,
  /\bRestatement\b|\bRegulation [A-Z]{1,2}\b|\bArticle \d\w?\b|\bRule \d|\b[Ss]ection \d|\bet (?:seq|al)\b/,
  /\b(?:[A-Z][a-z]+\.? )+(?:Code|Stat\.|Laws)\b/,
];

type Matcher = { entry: Authority; words: string; exactCase: boolean };

/** Short all-caps abbreviations match case-sensitively, so that ordinary words do not match. */
const matchers: readonly Matcher[] = [...authorities.values()].flatMap((entry) =>
  entry.match.map(folded).map((words) => {
    const exactCase = /^[A-Z0-9().&. -]{3,9}$/.test(words);
    return { entry, exactCase, words: exactCase ? words : words.toLowerCase() };
  }),
);

function standsAlone(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0 || /\w/.test(text[at - 1] ?? ' ')) return false;
  return !(/\w/.test(words.at(-1) ?? '') && /\w/.test(text[at + words.length] ?? ' '));
}

/** Why an authority of the knowledge may not be cited in a letter, or null. */
export function refusalOf(entry: Authority, words: string): Complaint | null {
  if (entry.do_not_cite)
    return {
      severity: 'red',
      check: 'citation',
      words,
      why: `Must not be cited in a letter: ${entry.reason ?? entry.proposition}`,
    };
  if (!entry.usable)
    return {
      severity: 'red',
      check: 'citation',
      words,
      why: `Available for analysis only; it may not be cited in a letter. ${entry.verify_note} ${entry.weakens}`.trim(),
    };
  return null;
}

/** Agreements and network rules may be named in short form; statutes and cases must be cited in full. */
const shortFormAllowed = (entry: Authority): boolean =>
  entry.kind === 'processor_agreement' || entry.kind === 'card_network_rule';

function looseMention({ entry }: Matcher, words: string): Complaint | null {
  const refused = refusalOf(entry, words);
  if (refused || shortFormAllowed(entry)) return refused;
  return {
    severity: 'red',
    check: 'citation',
    words,
    why: `The citation must read: ${entry.citation}.`,
  };
}

/** Matches the paragraphs of a section too: "§ 1693" is found in "§ 1693f", but not in "§ 16930". */
const within = (text: string, words: string): boolean =>
  standsAlone(text, words) || (/\d$/.test(words) && new RegExp(`(?<!\\w)${escaped(words)}(?!\\d)`).test(text));

/** The authorities of the knowledge that a text cites, or mentions in any form that is recognized. */
export function mentionedIn(text: string): Authority[] {
  const plain = folded(typographic(text));
  const { ids } = withoutCitations(plain, citationsWith([]));
  const lower = plain.toLowerCase();
  const loose = matchers.filter((each) => within(each.exactCase ? plain : lower, each.words));
  return [...new Set([...ids.map(authorityOf), ...loose.map(({ entry }) => entry)])];
}

/** An authority that is mentioned in several forms at once, by the longest of them. */
const onceEach = (found: readonly Matcher[]): Matcher[] => [
  ...new Map(found.toSorted((a, b) => a.words.length - b.words.length).map((each) => [each.entry.id, each])).values(),
];

/** Step 2: every citation must match a known authority exactly; anything else that looks like a citation is rejected. */
export function checkCitations(unit: Unit, words: FactWords): Cited {
  const { rest: uncited, ids } = withoutCitations(unit.plain, words.citations);
  const refused = ids
    .filter((id) => !isOwnId(id))
    .map((id) => refusalOf(authorityOf(id), authorityOf(id).citation))
    .filter((each) => each !== null);
  const rest = masked(uncited, words.spoken);
  const lower = rest.toLowerCase();
  const loose = matchers.filter((each) => standsAlone(each.exactCase ? rest : lower, each.words));
  // Quote the letter, not the match string.
  const asWritten = ({ exactCase, words: matched }: Matcher): string => {
    const at = (exactCase ? rest : lower).indexOf(matched);
    return rest.slice(at, at + matched.length);
  };
  const complaints = [
    ...refused,
    ...(unit.proven ? [] : pinpointsIn(unit.plain, words.citations).map(pagesUnread)),
    ...onceEach(loose)
      .map((each) => looseMention(each, asWritten(each)))
      .filter((each) => each !== null),
  ];
  return {
    // Authorities that may not be cited are rejected in place; only the others go on to the letter-wide checks.
    ids: [...ids, ...loose.filter((each) => !refusalOf(each.entry, '')).map((each) => each.entry.id)],
    complaints: complaints.some(({ severity }) => severity === 'red')
      ? complaints
      : [...complaints, ...unknownCitation(rest)],
  };
}

const pagesUnread = ({ words }: { words: string }): Complaint => ({
  severity: 'amber',
  check: 'citation',
  words,
  why: 'The library knows where this opinion begins, not what stands on its pages. Look the page up, and confirm it.',
});

/**
 * The citation up to the year in parentheses that ends it, where one follows soon: one finding rather than eight
 * fragments.
 */
const wholeOf = (text: string, { 0: found, index }: RegExpExecArray): string =>
  (/^[^()]{0,160}\([^()]{0,60}\d{4}\)/.exec(text.slice(index))?.[0] ?? found).replace(/\s+/g, ' ').trim();

function unknownCitation(rest: string): Complaint[] {
  for (const pattern of leftovers) {
    const found = pattern.exec(rest);
    if (found) {
      const words = wholeOf(rest, found);
      return [
        {
          severity: 'red',
          check: 'citation',
          words,
          key: `${unknownCitationKey}${stableHash(words)}`,
          why: 'This looks like a citation, but it matches no authority in the knowledge base.',
        },
      ];
    }
  }
  return [];
}
