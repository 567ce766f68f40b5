import { brandsOnPaper } from '../processors.ts';
import type { ReadPage } from './extraction.ts';

/** Common issuers, by the text that names them. */
const known: readonly (readonly [RegExp, string])[] = [
  ...brandsOnPaper,
  [/\binternal revenue service\b/i, 'the Internal Revenue Service'],
  [/\bsecretary of state\b/i, 'a Secretary of State'],
  [/\bunited parcel service\b|\bups\b/i, 'UPS'],
  [/\bfedex\b/i, 'FedEx'],
  [/\busps\b|\bunited states postal service\b/i, 'USPS'],
  [/\bdhl\b/i, 'DHL'],
];
const company =
  /^[A-Z][\w&.'’-]*(?: (?:[A-Z&][\w&.'’-]*|of|and|the)){0,5},? (?:Bank|Bank,? N\.?A\.?|Credit Union|Bancorp|Trust|Payments|Pay|Processing|Inc\.?|LLC|L\.L\.C\.|Corp\.?|Corporation|Company|Services|Solutions|Group|Acquiring|Co\.?|Ltd\.?)$/;
const longest = 50;

/**
 * The likely issuer, from the first lines: a known name, or a line that is a company name. Null when unclear. `known`
 * takes only known names, for letters, whose first company is the addressee.
 */
export function issuerOf(pages: readonly ReadPage[], which: 'any' | 'known' = 'any'): string | null {
  const head = (pages[0]?.lines ?? [])
    .slice(0, 8)
    .flatMap((line) => line.split(/ {3,}/))
    .map((cell) => cell.trim());
  for (const cell of head) {
    const name = known.find(([words]) => words.test(cell));
    if (name) return name[1];
    if (which === 'any' && cell.length <= longest && company.test(cell)) return cell;
  }
  return null;
}
