/** The sources of each figure, date, exhibit and citation of a text. Pure. */
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { plainText } from '../findings/inline-text.ts';

export type Trace = {
  /** The words as they are in the text. */
  words: string;
  facts: LetterView['facts'];
  authorities: LetterView['authorities'];
  exhibits: LetterDocument['exhibits'];
};
type Sources = Pick<LetterView, 'facts' | 'authorities'> & { exhibits: LetterDocument['exhibits'] };
type Found = Trace & { start: number; end: number };

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A day, a section, a sum, a share or a number, whether or not it is on file. */
const figure = new RegExp(
  String.raw`(?:${months}) \d{1,2}(?:, \d{4})?|§+\s?[\w.()-]*[\w)]|\$\s?\d[\d,]*(?:\.\d+)?|(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?:\s?%| percent\b)?`,
  'g',
);
const exhibitWords = /\bExhibits? [A-Z](?:(?:, and |, | and |–|-)[A-Z])*\b/g;
const nothing = { facts: [], authorities: [], exhibits: [] };

/**
 * The traces of a text, each once, in the order of their first place in it; of overlapping ones, only the longest. A
 * trace without facts, authorities or exhibits is a figure that is not on file.
 */
export function tracesIn(text: string, { facts, authorities, exhibits }: Sources): Trace[] {
  const plain = plainText(text);
  const byDisplay = Map.groupBy(
    facts.filter(({ display }) => /\d/.test(display)),
    ({ display }) => display,
  );
  const found: Found[] = [
    ...authorities.flatMap((each) =>
      [each.citation, each.title].flatMap((words) => placesOf(plain, words, { ...nothing, authorities: [each] })),
    ),
    ...[...plain.matchAll(exhibitWords)].map(({ 0: words, index }) => ({
      words,
      start: index,
      end: index + words.length,
      ...nothing,
      exhibits: exhibits.filter(({ label }) => words.slice('Exhibit'.length).includes(label)),
    })),
    ...[...byDisplay].flatMap(([display, ofIt]) => placesOf(plain, display, { ...nothing, facts: ofIt })),
    ...[...plain.matchAll(figure)].map(({ 0: words, index }) => ({
      words,
      start: index,
      end: index + words.length,
      ...nothing,
    })),
  ];
  return onceEach(withoutOverlap(found));
}

/** The places where these words occur on their own: `$23` does not occur in `$23,418`. */
function placesOf(plain: string, words: string, stands: Omit<Trace, 'words'>): Found[] {
  if (words.trim() === '') return [];
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\w$]|\d[.,])${escaped}(?!\w|[.,]\d)`, 'g');
  return [...plain.matchAll(whole)].map(({ index }) => ({ words, start: index, end: index + words.length, ...stands }));
}

/** Keeps the longest; of equally long ones, the first, which has a source: `found` lists plain figures last. */
function withoutOverlap(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const each of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  return kept.toSorted((a, b) => a.start - b.start);
}

const onceEach = (found: readonly Found[]): Trace[] =>
  [...Map.groupBy(found, ({ words }) => words).values()].flatMap(([first]) => {
    if (!first) return [];
    const { start: _start, end: _end, ...trace } = first;
    return [trace];
  });

/** Whether the words have any source on file. */
export const isTraced = ({ facts, authorities, exhibits }: Trace): boolean =>
  facts.length + authorities.length + exhibits.length > 0;
