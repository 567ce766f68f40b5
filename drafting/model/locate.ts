import { maxQuote } from '../../domain/cases/story/case-event.ts';
import { normalForm } from '../../domain/normal-form.ts';

/** A text in which a model may point: a page of a document, or a text without pages, whose `page` is null. */
export type SourcePage = { page: number | null; text: string };
/** Where a model says that something stands; `page` null: it does not say. */
export type Pointer = { quote: string; page: number | null };
/** The words as the text has them, from `start` to before `end` of the page's text, in UTF-16 units. */
export type Located = { page: number | null; start: number; end: number; text: string };
/** Characters of a text that a model is given; what is beyond is left to the rules. */
const maxSent = 60_000;

/** The pages up to what a model is given, the last of them cut. */
export function pagesToSend<Page extends { text: string }>(pages: readonly Page[]): Page[] {
  let left = maxSent;
  return pages.flatMap((page) => {
    const text = page.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...page, text }];
  });
}

export type Locate = (pointer: Pointer) => Located | null;

/** A text in one spelling; `starts` and `ends`: where the character at each place stands in the text itself. */
type Folded = { text: string; starts: number[]; ends: number[] };

/** Plain characters, which stay as they are, or one character with the marks upon it: what Unicode normalizes together. */
const pieces = /((?:[!#-&(-,.-_a-~](?!\p{M})){1,500})|[^]\p{M}*/gu;

const inOneSpelling = (character: string): string =>
  normalForm(character, 'NFKC')
    .replace(/[“”„‟«»〝〞″]/g, '"')
    .replace(/[‘’‚‛‹›′`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212\u2043\ufe58]/g, '-')
    .replace(/\s/g, ' ');

function fold(text: string): Folded {
  const folded: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  let wasSpace = true;
  for (const { 0: piece, 1: plain, index } of text.matchAll(pieces)) {
    const one = plain ?? inOneSpelling(piece);
    if (one === ' ' && wasSpace) continue;
    wasSpace = one === ' ';
    folded.push(one);
    for (let unit = 0; unit < one.length; unit += 1) {
      starts.push(plain === undefined ? index : index + unit);
      ends.push(index + (plain === undefined ? piece.length : unit + 1));
    }
  }
  return { text: folded.join(''), starts, ends };
}

const isWordy = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');
const cutsWord = (text: string, at: number): boolean => isWordy(text, at - 1) && isWordy(text, at);

/** How often the words of a quote may stand in a page, whole or in other words: what stands more often is no place. */
const maxPlaces = 100;

/** The places of a folded quote in a page: whole characters, and no part of a word or a number. */
function placesOf(quote: string, { text, starts }: Folded): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0 && places.length < maxPlaces; at = text.indexOf(quote, at + 1))
    places.push(at);
  return places.filter((at) => {
    const end = at + quote.length;
    const isWhole = starts[at - 1] !== starts[at] && starts[end - 1] !== starts[end];
    return places.length < maxPlaces && isWhole && !cutsWord(text, at) && !cutsWord(text, end);
  });
}

/**
 * Finds the quotes of a model in the pages of a text: in Unicode's NFKC with one kind of quotation marks, dashes and
 * spaces, and otherwise exact. A quote that stands nowhere, or several times without a page of its own, is not found.
 * The time grows with the length of the text: a quote has at most 400 characters.
 */
export function locator(pages: readonly SourcePage[]): Locate {
  const folded = pages.map((page) => ({ ...page, folded: fold(page.text) }));
  return ({ quote, page }) => {
    const sought = quote.length > maxQuote ? '' : fold(quote).text.trimEnd();
    if (sought === '') return null;
    const found = folded.flatMap((each) => placesOf(sought, each.folded).map((at) => ({ ...each, at })));
    const [only, ...more] = found.length > 1 && page !== null ? found.filter((each) => each.page === page) : found;
    if (only === undefined || more.length > 0) return null;
    const start = only.folded.starts[only.at] ?? 0;
    const end = only.folded.ends[only.at + sought.length - 1] ?? start;
    return { page: only.page, start, end, text: only.text.slice(start, end) };
  };
}
