/** An agreement's text as it is compared: a web page, a PDF and a Markdown copy of the same words come out alike. Pure. */

import { normalForm } from '../../domain/normal-form.ts';

/** Marks of Markdown, which copies of agreements are often kept in; `[words](link)` becomes its words. */
const linkMark = /\[([^[\]]{0,500})\]\([^)[\s]*\)/g;
const lineMark = /^[ \t]*(?:[#>]+|[-+•▪◦●](?=\s))[ \t]*/gm;

/** One form of quotes, dashes, spaces and ligatures; no marks of Markdown and no invisible characters. Lines stay. */
export function plainText(raw: string): string {
  const oneForm = raw
    .replace(/[‘’‚‛′´`]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
  return normalForm(oneForm, 'NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(linkMark, '$1')
    .replace(lineMark, '')
    .replace(/[*|\\]/g, ' ');
}

/** Letters, digits and punctuation of a plain text, without spaces and without hyphens inside words, where line ends put either. */
export const squeezed = (plain: string): string => plain.replace(/\s+/g, '').replace(/(?<=\p{L})-+(?=\p{L})/gu, '');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a raw text in order, each on one line; a blank line ends one too. */
export function sentencesOf(raw: string): string[] {
  return plainText(raw)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => [...sentences.segment(paragraph.replace(/\s+/g, ' '))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A raw text in the form in which quotes are looked up. */
export const searchable = (raw: string): string => sentencesOf(raw).map(squeezed).join('');
