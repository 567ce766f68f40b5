import { normalForm } from '../../domain/normal-form.ts';

/** Characters a reader cannot see. */
export const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u00a0\u2028\u2029\u3164\u115f\u1160]/u;
export const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** True when a text has invisible characters, letters of another script, or forms that NFKC would change. */
export function hasOddCharacters(text: string): boolean {
  return invisible.test(text) || foreignLetter.test(text) || normalForm(text, 'NFKC') !== text;
}

/** Words that make or suggest a threat no letter may contain. */
const patterns: readonly RegExp[] = [
  /\b(criminal|felony|misdemeanou?r|prosecut\w*|indict\w*|arrest\w*|jail|prison|police|law enforcement|district attorney|grand theft|larceny|embezzl\w*|racketeer\w*|stole|stolen from|theft)\b/i,
  /\b(wire|bank|mail|securities) fraud\b/i,
  /\b(attorney general|regulators?|regulatory (complaint|action|authorit\w+)|state bar|bar complaint|disciplinary|consumer financial protection|better business bureau|licens(e|ing) (revocation|authorit\w+|board))\b/i,
  /\b(CFPB|DFPI|NYDFS|FTC|OCC|FDIC|BBB|FBI|IRS|SEC)\b/,
  /\b(report|complain|refer)\b[^.]{0,40}\b(authorit(y|ies)|agenc(y|ies)|commission|department of|bureau)\b/i,
  /\b(go public|social media|the press|journalists?|reporters?|bad reviews?|expose you|ruin (you|your))\b/i,
];

export function threatIn(text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}
