import type { FactSheet } from '../facts/fact.ts';
import { lightWords } from '../text/light-words.ts';
import { longestFirst, masked } from './mask.ts';
import { shortNames } from './short-names.ts';

/** All that a heading may be made of, beside the names of the parties and small words, to name what stands under it and state nothing. */
const words: ReadonlySet<string> = new Set(
  `reason reasons stated given cause ground grounds basis legal law exposure risk risks remaining remain lost loss losses term terms clause clauses provision
  provisions control controls controlling govern governs governing apply applies applicable agreement contract say says said provide provides about hold held
  withholding withheld fact facts background history chronology timeline events matter case things state status position stand stands where now today date so far
  answer answers answered response responses reply replies replied demand demands demanded ask asks asked request requests requested relief sought
  claim claims next step steps follow follows preservation preserve preserved reservation reserved reserve rights remedies documents evidence records papers summary introduction overview dispute account
  money funds sum amount calculation measure open can your our merchant questions question point points issue issues explanation justification offered`
    .split(/\s+/)
    .filter(Boolean),
);

/** A label that keeps a part of the letter apart, or says what it is: it stands as it is. */
const label = /\b(?:only|draft|enclosure|proposal|notice)\b/i;

/** Whether a heading in other words names a part of the letter as the planned one does, and states, denies and counts nothing. */
export function namesPart(plain: string, planned: string, sheet: FactSheet): boolean {
  if (label.test(planned) || /["§\d?]/.test(plain)) return false;
  const { merchant, processor } = shortNames(sheet);
  const names = longestFirst([...merchant, ...processor].map((name) => name.toUpperCase()));
  const said =
    masked(plain.toUpperCase(), names)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return said.every((word) => word === 's' || words.has(word) || lightWords.has(word));
}
