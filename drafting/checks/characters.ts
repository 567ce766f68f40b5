import type { Unit } from './unit.ts';
import type { Complaint } from './unit.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u00a0\u2028\u2029\u3164\u115f\u1160]/u;
const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** True when a text has invisible characters, letters of another script, or forms that NFKC would change. */
export function hasOddCharacters(text: string): boolean {
  return invisible.test(text) || foreignLetter.test(text) || text.normalize('NFKC') !== text;
}

/** Step 1: characters that a reader cannot see, or that look like others, are refused. */
export function checkCharacters(unit: Unit): Complaint[] {
  if (!hasOddCharacters(unit.text)) return [];
  const bad = [...unit.text].filter((character) => hasOddCharacters(character));
  const codes = [...new Set(bad)].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return [
    {
      severity: 'red',
      check: 'characters',
      words: bad.join('').slice(0, 40) || unit.text.slice(0, 40),
      why: `Characters that are invisible or look like others are not allowed (${codes.join(', ') || 'not in normal form'}). Type the words again.`,
    },
  ];
}
