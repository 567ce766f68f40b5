import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { entries, plainText, without } from './knowledge-texts.ts';

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Figure patterns in order; each consumes its matches. */
const shapes: readonly RegExp[] = [
  new RegExp(`(?:${monthNames}) \\d{1,2}, \\d{4,6}`, 'g'),
  /\$ ?\d[\d,]*(?:\.\d+)?/g,
  /\d[\d,.]* ?%/g,
  /\d[\d,]* (?:business days?|days?|times|years?|owners?|sales?)\b/g,
  /[^\s"()|;:]*\d[^\s"()|;]*/g,
];
const spelled =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|twice|double|treble|dozen|third|quarter)\b/gi;

/** The figures of a text verbatim: dates, amounts, percentages, counts, anything else with a digit, then number words. */
export function figuresOf(text: string): string[] {
  let left = text;
  const found = shapes.flatMap((shape) => {
    const here = left.match(shape) ?? [];
    left = left.replace(shape, ' ¤ ');
    return here.map((each) => each.replace(/[.,]+$/, ''));
  });
  return [...found, ...(left.match(spelled) ?? [])];
}

/** Text supplied by the firm and the attorney: letterhead, address, signature. */
const given = ({ letterhead, signature, addressee }: LetterDocument): string[] =>
  [
    letterhead.firm_name,
    ...letterhead.firm_lines,
    letterhead.disclaimer,
    ...Object.values(signature).flat(),
    ...addressee.address_lines,
  ].map(plainText);

/**
 * Figures of a rendered letter that are not the exact display of a fact. Free-text facts and known citations are removed first; list
 * numbers, the letter's date and the pages of the listed exhibits are allowed.
 */
export function untracedFigures(rendered: string, document: LetterDocument, sheet: FactSheet): string[] {
  const facts = Object.values(sheet.facts).map((each) => ({ ...each, display: plainText(each.display) }));
  const words = facts
    .filter((each) => ['text', 'name', 'id', 'contact', 'address', 'label'].includes(each.kind))
    .map((each) => each.display);
  const displays = new Set(facts.map((each) => each.display));
  const unlisted = document.exhibits
    .flatMap(({ pages }) => (pages ? [`(${pages} ${pages === 1 ? 'page' : 'pages'})`] : []))
    .reduce((text, pages) => text.replaceAll(pages, ''), rendered)
    .replace(/^\d{1,2}\. /gm, '');
  const body = without(plainText(unlisted), [
    ...words,
    ...given(document),
    ...entries.map((each) => plainText(each.citation)),
  ]);
  return [...new Set(figuresOf(body).filter((figure) => !displays.has(figure)))];
}
