import { companyNames, companyWords, givenNames, legalForms } from './nicknames.ts';
import { normalForm } from '../normal-form.ts';

/** A name as it is compared: its words, folded, without its legal form. */
export type ComparedName = { words: readonly string[]; joined: string };

const forms = new Set(legalForms.split(' '));
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lower case, without accents and punctuation. Single letters that stand together are one word: "J. P. Morgan" is "jp morgan". */
function wordsOf(name: string): string[] {
  const plain = normalForm(name.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’'`´.]/g, '')
    .replace(/&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .split(' ')
    .filter(Boolean);
}

/** A name without its legal form; one that is nothing but a form stays whole. */
export function comparedName(name: string): ComparedName {
  // "Block, Inc. (formerly Square, Inc.)" is read as written before the parenthesis; `namesIn` gives the rest.
  const all = wordsOf(name);
  const own = all.filter((word) => !forms.has(word) && word !== 'and' && word !== 'of' && word !== 'dba');
  const words = own.length > 0 ? own : all;
  return { words, joined: words.join('') };
}

/**
 * All names in one entry, including those in parentheses, after "dba" or "formerly", or between the commas of a list.
 */
export function namesIn(entry: string): string[] {
  const parts = entry
    .split(/[()\n;]|\bd\/?b\/?a\b|\bformerly(?: known as)?\b|\baka\b|\bf\/?k\/?a\b/i)
    .map((part) => part.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part));
  return [...new Set(parts)];
}

const grouped = (data: string, split: RegExp): string[][] =>
  data
    .trim()
    .split('\n')
    .map((line) => line.split(split).filter(Boolean));

const byWord = new Map<string, Set<number>>();
[...grouped(givenNames, / /), ...grouped(companyWords, / /)].forEach((group, index) => {
  for (const word of group) byWord.set(word, (byWord.get(word) ?? new Set()).add(index));
});

/** Whether two words are known to stand for each other: Bill and William, Bros and Brothers. */
export function areNicknames(a: string, b: string): boolean {
  const groups = byWord.get(a);
  if (!groups) return false;
  for (const group of byWord.get(b) ?? []) if (groups.has(group)) return true;
  return false;
}

const byName = new Map<string, Set<number>>();
grouped(companyNames, /, /).forEach((group, index) => {
  for (const name of group) {
    const { joined } = comparedName(name);
    byName.set(joined, (byName.get(joined) ?? new Set()).add(index));
  }
});

/** Whether two companies are known under both names: Block and Square. */
export function areSameCompany(a: ComparedName, b: ComparedName): boolean {
  const groups = byName.get(a.joined);
  if (!groups) return false;
  for (const group of byName.get(b.joined) ?? []) if (groups.has(group)) return true;
  return false;
}
