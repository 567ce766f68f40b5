/** What a letter's text boxes take: a letter has no line breaks, tabs or invisible characters within a paragraph. */
import type { ChangeEvent } from 'react';

/** Line breaks, tabs and the spaces that only look like one, with the plain spaces about them. */
const breaks = /(?<! ) *[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000][\s\u0085]*/gu;
/** Soft hyphens, zero-width characters, marks of direction, fillers. */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

/** The text as one line: what separates words is a single space, and what cannot be seen is gone. */
export const oneLine = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '');

/** The text of a box as one line. What had to go is gone from the box too, and the caret stays behind the same words. */
export function typedIn({ currentTarget: box }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>): string {
  const text = oneLine(box.value);
  if (text !== box.value) {
    const caret = oneLine(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
    box.value = text;
    box.setSelectionRange(caret, caret);
  }
  return text;
}
