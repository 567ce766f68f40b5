/** What the trained model of a document's kind sees of it: words, and pairs of neighbors. */

/** Words that a reader needs and a classifier does not. */
const filler = new Set(
  'a an the of to and or in on at is are was be been by for with as it its this that from we us our you your i my me will not no if has have had do does did can may'.split(
    ' ',
  ),
);
/** Characters looked at; what a document is stands at its beginning. */
const maxText = 12_000;
const plain = (text: string): string =>
  text
    .slice(0, maxText)
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/(?:us)?\$\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]{0,15}\.\d{2}\b/g, ' =money ')
    .replaceAll(/\d{1,9}(?:\.\d{1,9})?\s?%/g, ' =share ')
    .replaceAll(
      /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/g,
      ' =date ',
    )
    .replaceAll(/\d[\d-]*/g, ' =number ')
    .replaceAll(/'(?:s|ve|re|ll|d|m)\b/g, ' ')
    .replaceAll(/n't\b/g, ' not ');

export const isFiller = (word: string): boolean => filler.has(word);

/** A crude stem: endings of number, tense and manner. */
export const stemOf = (word: string): string =>
  word.length <= 4 || word.startsWith('=')
    ? word
    : word.replace(/(?:ments?|ations?|ings?|edly|ed|es|ly|s)$/, '').replace(/e$/, '');

/** The features of a text, each once, in the order of the text. */
export function featuresOf(text: string): string[] {
  const words = (plain(text).match(/=?[a-z]+(?:-[a-z]+)*/g) ?? []).map(stemOf);
  const telling = words.filter((word) => !filler.has(word) && (word.length > 2 || word.startsWith('=')));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...telling, ...pairs])];
}
