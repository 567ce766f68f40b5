// By hand: only two marks, since a full Markdown parser would format typed text unintentionally.

/** A run of text with one format. */
export type InlineRun = { text: string; bold: boolean; italic: boolean };

// A mark opens before a non-space and closes after one; `_` also needs a word boundary, so that acct_1A_2 stays as typed; 2,000 bounds the search.
const mark =
  /\*\*(?=\S)(.{1,2000}?)(?<=\S)\*\*(?!\*)|(?<![\p{L}\p{N}_])_(?=[^\s_])(.{1,2000}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/su;

/** Splits `**bold**` and `_italic_` into runs; unpaired marks are plain text. Shared by PDF, page and verifier. */
export function inlineRuns(text: string): InlineRun[] {
  return styled(text, false, false);
}

function styled(text: string, bold: boolean, italic: boolean): InlineRun[] {
  const runs: InlineRun[] = [];
  let rest = text;
  for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
    if (found.index > 0) runs.push({ text: rest.slice(0, found.index), bold, italic });
    const [whole, strong, emphasis] = found;
    // Marks of one kind cannot nest, so recursion is bounded by a shrinking text.
    runs.push(...styled(strong ?? emphasis ?? '', bold || strong !== undefined, italic || emphasis !== undefined));
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') runs.push({ text: rest, bold, italic });
  return runs;
}
