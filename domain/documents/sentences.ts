/** Where the sentences of a text begin and end. */

export type Sentence = { text: string; start: number };

/** A period after one of these ends no sentence. */
const short = String.raw`(?<!\b(?:[A-Z]|[Nn]o|Nos|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|Attn|[Aa]pprox|[Aa]vg|vs|U\.S|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))`;
const ends = new RegExp(String.raw`(?:${short}\.|[!?])["'”’)\]]*\s+(?=["“'‘(]?[\p{Lu}\d$£€])`, 'gu');

/** The sentences of a text, in order. Decimals, dates and common abbreviations do not end one. */
export function sentencesOf(text: string): Sentence[] {
  const starts = [0, ...[...text.matchAll(ends)].map(({ 0: end, index }) => index + end.length)];
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1] ?? text.length), start }));
}
