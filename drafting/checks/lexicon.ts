import { lightWords } from '../text/light-words.ts';
import { tradeGroups } from '../text/trade-words.ts';

const consonant = /[bcdfghjklmnpqrstvwz]$/;
/** The forms of a regular word. */
export function endings(word: string): string[] {
  const base = [word, `${word}s`, `${word}ed`, `${word}ing`, `${word}er`, `${word}ers`, `${word}'s`];
  if (word.endsWith('e')) base.push(`${word}d`, `${word.slice(0, -1)}ing`, `${word}r`, `${word}rs`);
  if (/[^aeiou]y$/.test(word))
    base.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word.slice(0, -1)}ier`);
  if (/(?:s|x|ch|sh|z)$/.test(word)) base.push(`${word}es`);
  if (consonant.test(word) && /[^aeiou][aeiou][bdgklmnprt]$/.test(word))
    base.push(`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`);
  return base;
}

/** What each form of each word of the trade may stand for. */
export const lexicon = new Map<string, string[]>();
for (const [at, group] of tradeGroups.entries())
  for (const entry of group) {
    const words = entry.split(' ');
    const last = words.at(-1) ?? '';
    const lead = words.slice(0, -1).join(' ');
    const forms =
      words.length === 1
        ? endings(entry)
        : [
            ...endings(last).map((each) => `${lead} ${each}`),
            ...endings(words[0] ?? '').map((each) => [each, ...words.slice(1)].join(' ')),
          ];
    for (const form of new Set(forms)) {
      const known = lexicon.get(form) ?? [];
      if (!known.includes(`g${at}`)) lexicon.set(form, [...known, `g${at}`]);
    }
  }
/** Whether a word is one that the trade, or joining words, know. */
export const isKnownWord = (word: string): boolean => lexicon.has(word) || lightWords.has(word);

const suffixes = /(?:ations?|ments?|ings?|ness|ingly|edly|ly|ies|ied|ed|es|s|y|e)$/;
export const stemOf = (word: string): string => {
  const bare = word.replace(/'s?$/, '');
  const cut = bare.replace(suffixes, '');
  if (cut.length < 4) return bare;
  // "Enforcement" and "enforcing" of one stem.
  return cut.length > 4 ? cut.replace(/e$/, '') : cut;
};
