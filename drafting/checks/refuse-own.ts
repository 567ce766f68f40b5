import type { OwnAuthority, OwnFact } from '../../domain/letters/own-source.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { useOf } from '../../knowledge/entries/authority-use.ts';
import { folded, longDate, typographic } from '../text/display.ts';
import { checkCharacters } from './characters.ts';
import { mentionedIn, refusalOf } from './citations.ts';
import { checkThreats } from './threats.ts';
import type { Unit } from './unit.ts';

const unitOf = (text: string): Unit => ({
  block_id: null,
  where: 'block',
  text: typographic(text),
  plain: folded(typographic(text)),
  proven: true,
});

/**
 * Why words may stand in no letter at all: an authority that must not be cited, which comes first, characters, or a
 * threat.
 */
function wordsRefusal(words: readonly string[]): string | null {
  for (const text of words) {
    const refused = mentionedIn(text).find((entry) => useOf(entry) !== 'usable');
    if (refused) return `${refused.citation}: ${refusalOf(refused, '')?.why}`;
    const unit = unitOf(text);
    const [complaint] = [...checkCharacters(unit), ...checkThreats(unit)];
    if (complaint) return `“${complaint.words}”: ${complaint.why}`;
  }
  return null;
}

/** Refuses a citation that is not recognizable as one, because it would mask other text of a letter. */
function formRefusal({ kind, citation }: Pick<OwnAuthority, 'kind' | 'citation'>): string | null {
  if (citation.includes('$') || !/\p{L}/u.test(citation) || !/\d/.test(citation))
    return 'Enter the citation as it is printed, with its section, reporter or docket number.';
  if (kind === 'case' && !/\bv\.? |\bIn re\b|\bEx parte\b|\bMatter of\b/.test(citation))
    return 'Enter the case with its parties, such as “Smith v. Jones”.';
  return null;
}

/**
 * Why an attorney may not add this authority, in a sentence; null when they may. What must not be cited according to
 * the knowledge stays so, and what the knowledge has is cited from there.
 */
export function authorityRefusal(authority: OwnAuthority): string | null {
  const { citation, title, proposition, quote, court } = authority;
  const refused = formRefusal(authority) ?? wordsRefusal([citation, title, proposition, quote, court]);
  if (refused !== null) return refused;
  const same = mentionedIn(citation).find((entry) => folded(entry.citation) === folded(typographic(citation)));
  return same ? `The knowledge has this authority: cite it as ${same.citation}.` : null;
}

/** Why an attorney may not add this fact, in a sentence; null when they may. */
export const factRefusal = ({ label, kind, value }: OwnFact): string | null =>
  wordsRefusal([label, ...(kind === 'text' ? [String(value)] : [])]) ?? citationRefusal([label, String(value)]);

/** A fact must not serve as a citation, since its words are taken as they are. */
function citationRefusal(words: readonly string[]): string | null {
  const cites = words.find((text) =>
    mentionedIn(text).some((entry) => entry.kind === 'case' || entry.kind === 'statute'),
  );
  return cites === undefined && !words.some((text) => /§|\bv\. \p{Lu}|\d U\.\s?S\.C?/u.test(text))
    ? null
    : 'This reads like a citation. Add it as an authority.';
}

/** The value of an added fact as a letter prints it. */
export const displayOf = ({ kind, value }: Pick<OwnFact, 'kind' | 'value'>): string =>
  kind === 'money' ? formatCents(Number(value)) : kind === 'date' ? longDate(String(value)) : String(value);
