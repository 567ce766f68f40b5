import { normalForm } from '../../domain/normal-form.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * Merchant text as it may be printed: NFKC, no control or zero-width characters, single spaces, no `**`.
 * Letters and digits stay as typed. Null when empty.
 */
export function printable(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const text = normalForm(typed.replace(/[\n\r\t]+/g, ' '), 'NFKC')
    .replace(invisible, '')
    .replace(/\*{2,}/g, '*')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

/** For use inside a quotation: double quotes become single, and the final period is left to the sentence. */
export function quotable(text: string): string {
  return text.replace(/[“”„"]/g, "'").replace(/(?<![.\s])[.\s]+$/, '');
}

/** Whole sentences from the start, at most `longest` characters; null when even the first is longer. */
export function openingSentences(text: string, longest: number): string | null {
  if (text.length <= longest) return text;
  const ends = [...text.slice(0, longest).matchAll(/[.!?](?=\s)/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + 1) : null;
}
