import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { entries, plainText, without } from './knowledge-texts.ts';

/** Citation-like text, by the formats of reporters, codes and rules; independent of the verifier's list. */
const looksCited: readonly RegExp[] = [
  /[§¶]/,
  /\b\w+ vs?\. \w+/,
  /\bIn re\b/,
  /\b\d+ [A-Z][\w.]*(?: [A-Z\d][\w.]*)? \d+\b/,
  /\b\d+ (?:U\.? ?S\.? ?C|C\.? ?F\.? ?R|F\. ?(?:2d|3d|4th|Supp)|A\. ?[23]d|P\. ?[23]d|S\. ?Ct)/,
  /\b[A-Z][a-z]+ Act\b/,
  /\bRestatement\b/,
  /\b(?:U\.?C\.?C|U\.?S\.?C|C\.?F\.?R|CPLR|FRCP|FRE)\b/,
  /\b(?:Rule|Section|Article|Title|Condition|Regulation) [\dA-Z]/,
  /\bet seq\b|\bsupra\b|\bibid\b/i,
  /\((?:[^()]* )?(?:18|19|20)\d\d\)/,
  /\b(?:Fed|Cal|Del|Tex|Mass|Wash|Fla)\. [A-Z]/,
];

const dates =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
const usable = entries.filter((each) => each.usable && !each.do_not_cite).map((each) => plainText(each.citation));
/** Match strings of authorities that may not be cited; very short ones are ordinary words. */
const barred = entries
  .filter((each) => !each.usable || each.do_not_cite)
  .flatMap((each) =>
    [each.citation, ...each.match].filter((words) => words.length > 7).map((words) => plainText(words).toLowerCase()),
  );
const barredIds = new Set(entries.filter((each) => !each.usable || each.do_not_cite).map((each) => each.id));
const known = new Set(entries.map((each) => each.id));

/** Text quoted from the merchant or processor, which is not our citation. */
function quotedWords(sheet: FactSheet): string[] {
  return Object.values(sheet.facts)
    .filter((each) => ['name', 'text', 'id', 'contact', 'address', 'label'].includes(each.kind))
    .map((each) => plainText(each.display));
}

/** Citation-like strings in a rendered letter that match no usable authority, and invalid ids claimed by blocks. */
export function unverifiableCitations(rendered: string, document: LetterDocument, sheet: FactSheet): string[] {
  // Remove citations first, since some contain a processor's name. A date is not a volume and page.
  const rest = without(without(plainText(rendered), usable), quotedWords(sheet)).replace(dates, ' ¤ ');
  const found = looksCited.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
  const lower = rest.toLowerCase();
  const forbidden = barred.filter((words) => lower.includes(words));
  const ids = document.blocks
    .flatMap((block) => block.authority_refs)
    .filter((id) => !known.has(id) || barredIds.has(id));
  return [...new Set([...found, ...forbidden, ...ids])];
}
