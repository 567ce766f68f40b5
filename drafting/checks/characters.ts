import { typographic } from '../text/display.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { unprintable } from '../../domain/letters/printable.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { foreignLetter, hasOddCharacters, invisible } from '../text/refused-text.ts';
import type { FactSheet } from '../facts/fact.ts';
import { longestFirst, masked } from './mask.ts';
import type { Complaint, Unit } from './unit.ts';

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const latin = /\p{Script=Latin}/u;

/** A word entirely in another script is legitimate; one mixing scripts is a homoglyph disguise. */
const honest = (text: string): boolean =>
  !invisible.test(text) &&
  normalForm(text, 'NFKC') === text &&
  text.split(/[\s\p{P}\p{S}]+/u).every((word) => !(foreignLetter.test(word) && latin.test(word)));

/** This case's names and identifiers in another script, as printed, unless they mix scripts. */
export function foreignNames(sheet: FactSheet): string[] {
  return longestFirst(
    Object.values(sheet.facts)
      .filter(
        (fact) =>
          ['name', 'id', 'address'].includes(fact.kind) && foreignLetter.test(fact.display) && honest(fact.display),
      )
      .map((fact) => typographic(fact.display)),
  );
}

/**
 * Step 1: rejects invisible and look-alike characters. Non-breaking spaces and hyphens and the ellipsis are typography
 * and pass. `allowed`: this case's names in another script.
 */
export function checkCharacters(unit: Unit, allowed: readonly string[] = []): Complaint[] {
  const printed = unit.text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(/…/g, '...');
  const text = allowed.length === 0 ? printed : masked(printed, allowed);
  if (!hasOddCharacters(text)) return [];
  const bad = [...text].filter((character) => hasOddCharacters(character));
  const word = text.split(/\s+/).find((each) => hasOddCharacters(each)) ?? text;
  const codes = [...new Set(bad)].map(codeOf);
  return [
    {
      severity: 'red',
      check: 'characters',
      words: word.slice(0, 80),
      why: `Invisible or look-alike characters are not allowed (${codes.join(', ') || 'not in normal form'}). Retype this text.`,
    },
  ];
}

/**
 * Refuses every text of the letter, its papers and its list of exhibits with a character for which no font has a glyph.
 */
export function checkPrinting(document: LetterDocument): Complaint[] {
  return [...new Set(textsIn(document))].flatMap((text): Complaint[] => {
    const characters = unprintable(text);
    if (characters.length === 0) return [];
    const codes = characters.slice(0, 6).map((each) => `${each} (${codeOf(each)})`);
    return [
      {
        severity: 'red',
        check: 'characters',
        words: (text.split(/\s+/).find((word) => unprintable(word).length > 0) ?? text).slice(0, 80),
        why: `No typeface of the letter has ${codes.join(', ')}: a code would be printed instead. Write it in Latin letters, as it is registered.`,
      },
    ];
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
