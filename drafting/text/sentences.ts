import { endsAbbreviated } from './abbreviations.ts';

const abbreviation =
  /(?:\b(?:Inc|Co|Corp|Ltd|LLC|LP|Bros|Ins|Cas|Dev|App|Supp|Ch|Cal|Del|Fed|Evid|Civ|Com|Prof|Bus|Stat|Mass|Tex|Fla|Wash|Rev|Gen|Educ|Serv|Merch|Sols|Mkts|Elecs|Found|Agency|No|St|Ave|Attn|Mr|Mrs|Ms|Inst|Cir|Jan|Feb|Jun|Jul|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|Mar|Apr|Aug|Sept|Sep|Oct|Nov|Dec|Dr|Jr|Sr|v|vs|U\.S|U\.C|U\.S\.C|N\.Y|N\.C|C\.F|seq)|(?<!\bExhibit |\bExhibits [A-Z, ]*and )\b[A-Z])\.$/;

/** Splits folded text into sentences. Clauses and letters share this rule, so equal texts split equally. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?:]["')]*\s+(?=["'(]?[\p{Lu}\d$])/gu)) {
    const end = match.index + match[0].trimEnd().length;
    const before = text.slice(from, match.index + 1);
    if (match[0].startsWith(':') || abbreviation.test(before) || endsAbbreviated(before)) continue;
    sentences.push(text.slice(from, end).trim());
    from = match.index + match[0].length;
  }
  const rest = text.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** Stands in for a text that is kept whole: it looks like the beginning of a sentence, and not like an abbreviation. */
const standIn = (index: number): string => `X${String.fromCharCode(0xe000 + index)}`;

/** Splits sentences around texts that must not be cut, such as a citation with abbreviations of its own. */
export function sentencesAround(text: string, kept: readonly string[]): string[] {
  const whole = kept.reduce((left, each, index) => left.replaceAll(each, standIn(index)), text);
  return sentencesOf(whole).map((sentence) =>
    kept.reduce((left, each, index) => left.replaceAll(standIn(index), each), sentence),
  );
}
