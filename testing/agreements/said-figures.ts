/** Figures in prose, and whether an agreement states them: a check of public texts against the agreements. */
import type { Processor } from '../../domain/processors.ts';
import { quotesOf, type Agreement } from '../../knowledge/processors/agreement.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';

const words: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  nine: '9',
  twelve: '12',
  fifteen: '15',
  'twenty-five': '25',
  thirty: '30',
  sixty: '60',
};
const numberWord = Object.keys(words).join('|');
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Mar\\.|Apr\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.';

/** Dates, years, links and names of forms, whose numbers are no terms. */
const noTerm = new RegExp(
  [
    String.raw`\]\([^)]*\)`,
    String.raw`https?:\S+`,
    String.raw`\b(?:${months}) \d{1,2}\b(?:, \d{4})?(?: (?:and|or|to) (?:(?:${months}) )?\d{1,2}, \d{4})?`,
    // Days on a time line, and the number of a list item.
    String.raw`\b[Dd]ay 0 to day \d+|\bday 0\b|^\d+\.(?=\s|$)`,
    // Volume and page of a decision, title and section of a statute.
    String.raw`\b\d+ (?:F\.[^,;]{0,12}|A\.2d|Cal\.[^,;]{0,10}|U\.S\.C\.|C\.F\.R\.|Del\. C\.) ?§* ?[\d.]+|\b\d+(?:st|nd|rd|th)\b`,
    String.raw`\b(?:199|20[0-3])\d(?:[-–]\d\d)?\b`,
    String.raw`\b3DS?\b|\b1099-K\b|\bNo\. \S+`,
  ].join('|'),
  'g',
);
const figure = new RegExp(
  String.raw`[\w.]+@[\w.]+\w|\$?\d[\d,]*(?:\.\d+)?|\b(?:${numberWord})\b(?=[- ](?:more )?(?:(?:business|calendar) )?(?:days?|months?|years?))`,
  'gi',
);

/**
 * The numbers and email addresses of a text, in order. Numbers are written `10000`; number words count before a unit of
 * time.
 */
export function figuresOf(text: string): string[] {
  return [...text.replace(noTerm, ' ').matchAll(figure)].map(([found]) => {
    if (found.includes('@')) return found;
    return words[found.toLowerCase()] ?? found.replace(/[$,]/g, '');
  });
}

const quotesIn = (agreement: Agreement): string =>
  quotesOf(agreement)
    .map(({ quote }) => quote)
    .join('\n');

/** The anchors of the quotes, each section also without its parts: § 13 for § 13.3. */
const placesIn = ({ procedure, holds, adverse, amendment, party }: Agreement): string =>
  [...Object.values(procedure), ...holds, ...adverse, ...amendment, party]
    .flatMap((each) => [each?.anchor ?? '', (each?.anchor ?? '').replace(/(\d+)\.[\d.]+/g, '$1')])
    .join('\n');

const said = new Map<Processor, ReadonlySet<string>>();

/** Whether a version of the processor's agreement that was read states this figure, in a quote or in its anchor. */
export function saidBy(processor: Processor, each: string): boolean {
  const known =
    said.get(processor) ??
    new Set(
      profiles[processor].agreements.flatMap((agreement) =>
        readFigures(`${quotesIn(agreement)}\n${placesIn(agreement)}`),
      ),
    );
  said.set(processor, known);
  return known.has(each);
}

/** The figures of an agreement, where every number word counts, and so do the parts of "11.4(b)". */
function readFigures(text: string): string[] {
  const spelled = [...text.toLowerCase().matchAll(new RegExp(String.raw`\b(?:${numberWord})\b`, 'g'))];
  return [
    ...[...text.matchAll(figure)].map(([found]) => (found.includes('@') ? found : found.replace(/[$,]/g, ''))),
    ...spelled.map(([found]) => words[found] ?? ''),
  ];
}

/** Whether a version of the processor's agreement that was read has these words in a quote. */
export const quotedBy = (processor: Processor, each: string): boolean =>
  profiles[processor].agreements.some((agreement) => quotesIn(agreement).includes(each));
