import { areNicknames, areSameCompany, comparedName, type ComparedName } from './name.ts';

/** From this likeness on, two names may be the same, and somebody looks at them. Measured in testing/conflicts. */
export const enough = 0.8;

/** How alike two names are, 0 to 1: word by word in any order, as one string, as initials, or as known names of one company. Pure. */
export function likeness(a: string, b: string): number {
  return likenessOf(comparedName(a), comparedName(b));
}

/** The same for prepared names, when each is compared more than once. */
export function likenessOf(one: ComparedName, other: ComparedName): number {
  if (one.joined === '' || other.joined === '') return 0;
  if (one.joined === other.joined || areSameCompany(one, other)) return 1;
  if (areInitials(one, other) || areInitials(other, one)) return 0.9;
  return Math.max(byWords(one.words, other.words), asOneString(one.joined, other.joined));
}

/**
 * Whether one name is the other's initials, as IBM is for International Business Machines. At least three letters: two
 * fit too many names.
 */
function areInitials(short: ComparedName, long: ComparedName): boolean {
  return (
    short.words.length === 1 && long.words.length >= 3 && short.joined === long.words.map((word) => word[0]).join('')
  );
}

/**
 * Likeness as single strings, for typos in names whose words were joined or split. Short strings are alike by chance.
 */
function asOneString(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest < 6) return 0;
  const edits = distance(a, b);
  return edits <= Math.max(1, Math.floor(longest / 6)) ? 1 - edits / (longest * 1.2) : 0;
}

/** Each word of the shorter name finds its best partner; words left over weigh by their length. */
function byWords(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const free = [...many];
  let shared = 0;
  let weight = 0;
  let fullWords = 0;
  for (const word of few.toSorted((x, y) => y.length - x.length)) {
    const [best, index] = bestPartner(word, free);
    const partner = free[index] ?? '';
    const length = Math.max(word.length, partner.length);
    shared += best * length;
    weight += length;
    if (best > 0 && word.length > 1 && partner.length > 1) fullWords += 1;
    if (best > 0) free.splice(index, 1);
  }
  // Initials alone in common prove nothing.
  if (fullWords === 0) return 0;
  const left = free.reduce((sum, word) => sum + (word.length === 1 ? 0.5 : word.length), 0);
  // A left-over word may be a middle name or "Online": one third of its length counts against.
  const leftOver = few.length === 1 ? left : left / 3;
  return shared / (weight + leftOver);
}

function bestPartner(word: string, free: readonly string[]): [number, number] {
  let best: [number, number] = [0, -1];
  free.forEach((other, index) => {
    const found = wordLikeness(word, other);
    if (found > best[0]) best = [found, index];
  });
  return best;
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (areNicknames(a, b)) return 1;
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 0.95 : 0;
  const longest = Math.max(a.length, b.length);
  const edits = distance(a, b);
  const allowed = longest <= 4 ? 1 : longest <= 8 ? 2 : 3;
  if (edits > allowed || edits >= longest - 1) return 0;
  // The first letter is rarely mistyped, so a different one counts more.
  return (1 - edits / (longest * 1.5)) * (a[0] === b[0] ? 1 : 0.85);
}

/** Insertions, deletions, substitutions and swaps of neighbors (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let fewest = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
      next.push(fewest);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
