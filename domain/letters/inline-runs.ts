// By hand: only two marks, since a full Markdown parser would format typed text unintentionally.

/** A run of text with one format. */
export type InlineRun = { text: string; bold: boolean; italic: boolean };

/** A mark opens before a non-space and closes after one; `_` also needs a word boundary, so that acct_1A_2 stays as typed. */
const opening = /\*\*(?=\S)|(?<![\p{L}\p{N}_])_(?=[^\s_])/gu;
const closing = { '**': /(?<=\S)\*\*(?!\*)/gu, _: /(?<=[^\s_])_(?![\p{L}\p{N}_])/gu };
type Mark = keyof typeof closing;
/** Maximum depth of marks within marks: a row of asterisks would nest without end. */
const deepest = 4;

/** Splits `**bold**` and `_italic_` into runs; unpaired marks are plain text. Shared by PDF, page and verifier. */
export function inlineRuns(text: string): InlineRun[] {
  return styled(text, false, false, deepest);
}

function styled(text: string, bold: boolean, italic: boolean, levels: number): InlineRun[] {
  if (levels === 0) return [{ text, bold, italic }];
  const runs: InlineRun[] = [];
  const closers = { '**': closersIn(text, '**'), _: closersIn(text, '_') };
  let from = 0;
  for (const { index, 0: found } of text.matchAll(opening)) {
    const mark: Mark = found === '**' ? '**' : '_';
    const start = index + mark.length;
    const end = index < from ? null : closers[mark](start + 1);
    if (end === null) continue;
    if (index > from) runs.push({ text: text.slice(from, index), bold, italic });
    const inside = styled(text.slice(start, end), bold || mark === '**', italic || mark === '_', levels - 1);
    for (const run of inside) runs.push(run);
    from = end + mark.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), bold, italic });
  return runs;
}

/**
 * Where the mark next closes at or after a place. Asked for ascending places, so that it goes through the text once.
 */
function closersIn(text: string, mark: Mark): (place: number) => number | null {
  const places = Array.from(text.matchAll(closing[mark]), ({ index }) => index);
  let at = 0;
  return (place) => {
    while ((places[at] ?? Infinity) < place) at += 1;
    return places[at] ?? null;
  };
}

/** The same as text with marks; spaces at the ends of a run stay outside of its marks, where they open and close. */
export function markedText(runs: readonly InlineRun[]): string {
  const joined: InlineRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined
    .map(({ text, bold, italic }) => {
      const inner = text.trim();
      if (inner === '' || !(bold || italic)) return text;
      const marked = italic ? `_${inner}_` : inner;
      return text.replace(inner, () => (bold ? `**${marked}**` : marked));
    })
    .join('');
}
