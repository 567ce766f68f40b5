import { TextRun, type IRunOptions } from 'docx';
import { unparted } from '../../../domain/letters/unparted.ts';
import { inlineRuns } from '../../../domain/letters/inline-runs.ts';

const rtl = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
/** A right-to-left run, with the punctuation between its words. */
const rtlStretch = new RegExp(`([${rtl}](?:[${rtl}\\s\\p{P}\\p{N}\\p{M}]*[${rtl}\\p{M}])?)`, 'u');
const rtlLetter = new RegExp(`[${rtl}]`, 'u');
const firstLetter = new RegExp(`[${rtl}]|\\p{L}`, 'u');
/**
 * Characters that XML cannot hold, or that would change the reading direction: printed as their codes, as in the PDF.
 */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Text that every word processor opens; nothing is dropped silently. */
export function xmlText(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return lines.replaceAll(
    unprintable,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/** Whether a paragraph reads from right to left: its first letter decides. */
export const readsRightToLeft = (text: string): boolean => rtlLetter.test(firstLetter.exec(text)?.[0] ?? '');

/** Literal text as runs, line breaks included. Never a field: text that begins with `=` stays text. */
export function plainRuns(text: string, look: IRunOptions = {}): TextRun[] {
  return xmlText(text)
    .split('\n')
    .flatMap((line, index) => {
      const [first = '', ...others] = line.split(rtlStretch);
      const run = (words: string, more: IRunOptions = {}) =>
        new TextRun({ ...look, ...more, text: words, ...(rtlLetter.test(words) ? { rightToLeft: true } : {}) });
      return [
        run(first, index > 0 ? { break: 1 } : {}),
        ...others.filter((words) => words !== '').map((words) => run(words)),
      ];
    });
}

/** `**bold**` and `_italic_` text as runs. */
export function inlineText(text: string, look: IRunOptions = {}): TextRun[] {
  return inlineRuns(unparted(text)).flatMap(({ text: words, bold, italic }) =>
    plainRuns(words, { ...look, ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) }),
  );
}
