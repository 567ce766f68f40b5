/** What a letter's text boxes take: a letter has no line breaks, tabs or invisible characters within a paragraph. */
import type { ChangeEvent } from 'react';

/** Line breaks, tabs and special spaces, together with the plain spaces around them. */
const breaks = /(?<! ) *[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000][\s\u0085]*/gu;
/** Soft hyphens, zero-width characters, direction marks and fillers. */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

/** The text on one line: each separator becomes a single space, and invisible characters are removed. */
export const oneLine = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '');

/**
 * The text of a box on one line. Also removes such characters from the box itself, and keeps the caret after the same
 * words.
 */
export function typedIn({ currentTarget: box }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>): string {
  const text = oneLine(box.value);
  if (text !== box.value) {
    const caret = oneLine(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
    box.value = text;
    box.setSelectionRange(caret, caret);
  }
  return text;
}
