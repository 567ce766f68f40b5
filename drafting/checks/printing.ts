import type { LetterDocument } from '../../domain/letters/letter.ts';
import { unprintable } from '../../domain/letters/printable.ts';
import type { Complaint } from './unit.ts';

/** Refuses every text of the letter, its papers and its exhibits' list with a character that would be printed as its code. */
export function checkPrinting(document: LetterDocument): Complaint[] {
  return [...new Set(textsIn(document))].flatMap((text): Complaint[] => {
    const characters = unprintable(text);
    if (characters.length === 0) return [];
    const codes = characters.slice(0, 6).map((each) => `${each} (U+${codeOf(each)})`);
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

const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
