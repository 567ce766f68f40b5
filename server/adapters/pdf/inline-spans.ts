import { breakableText } from './printable-text.ts';

/** A run of text in one style, or a line break when `text` is '\n'. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

// A mark opens before a non-space and closes after one; `_` also needs a word's edge, so that snake_case stays as typed; 2,000 bounds the search.
const mark = /\*\*(?=\S)(.{1,2000}?)(?<=\S)\*\*(?!\*)|(?<![\p{L}\p{N}_])_(?=[^\s_])(.{1,2000}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/su;

/**
 * Cuts `**bold**` and `_italic_` text into spans. Marks without a partner are plain text, so no input is an error.
 * Line breaks become spans of their own; words longer than `longestWord` characters are made breakable.
 */
export function inlineSpans(text: string, longestWord: number): Span[] {
  const spans = styled(text.replaceAll('\r\n', '\n'), false, false).flatMap(cutAtBreaks);
  return spans.map((span) => ({ ...span, text: breakableText(span.text, longestWord) }));
}

function styled(text: string, bold: boolean, italic: boolean): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
    if (found.index > 0) spans.push({ text: rest.slice(0, found.index), bold, italic });
    const [whole, strong, emphasis] = found;
    // An inner mark of the same kind cannot nest, so each level only looks deeper into a shorter text.
    spans.push(...styled(strong ?? emphasis ?? '', bold || strong !== undefined, italic || emphasis !== undefined));
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') spans.push({ text: rest, bold, italic });
  return spans;
}

function cutAtBreaks(span: Span): Span[] {
  return span.text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((text) => ({ ...span, text }));
}
