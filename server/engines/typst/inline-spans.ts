import { inlineRuns, type InlineRun } from '../../../domain/letters/inline-runs.ts';
import { breakableText } from './printable-text.ts';

/** A run of text in one style, or a line break when `text` is '\n'. */
export type Span = InlineRun;

/**
 * Splits `**bold**` and `_italic_` text into spans. Unpaired marks are plain text, so no input is an error. Line breaks
 * become separate spans; words longer than `maxWordLength` characters are made breakable.
 */
export function inlineSpans(text: string, maxWordLength: number): Span[] {
  const spans = inlineRuns(text.replaceAll('\r\n', '\n')).flatMap(cutAtBreaks);
  return spans.map((span) => ({ ...span, text: breakableText(span.text, maxWordLength) }));
}

function cutAtBreaks(span: Span): Span[] {
  return span.text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((text) => ({ ...span, text }));
}
