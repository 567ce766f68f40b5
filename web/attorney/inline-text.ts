/** The two marks a letter's text may carry, `**bold**` and `_italic_`, read into runs; and where a finding's words stand in them. */

export type Run = { text: string; bold: boolean; italic: boolean };
export type Mark = { key: string; words: string; severity: 'red' | 'amber' };
export type Segment = Run & { mark: Mark | null };

// An underscore inside a word (an account id, an e-mail address) is text, not a mark.
const marked = /\*\*(?<bold>(?:(?!\*\*).)+)\*\*|(?<![\p{L}\p{N}_])_(?<italic>[^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])/gsu;

/** Reads text into runs of one style each; what is not a whole mark stays as typed. */
export function runsOf(text: string, style: Omit<Run, 'text'> = { bold: false, italic: false }): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > read) runs.push({ text: text.slice(read, match.index), ...style });
    const { bold, italic } = match.groups ?? {};
    if (bold !== undefined) runs.push(...runsOf(bold, { ...style, bold: true }));
    else if (italic !== undefined) runs.push(...runsOf(italic, { ...style, italic: true }));
    read = match.index + match[0].length;
  }
  if (read < text.length) runs.push({ text: text.slice(read), ...style });
  return runs;
}

/** The words alone, without marks. */
export function plainText(text: string): string {
  return runsOf(text).map((run) => run.text).join('');
}

type Range = { start: number; end: number; mark: Mark };

function rangeOf(plain: string, mark: Mark): Range | null {
  const words = plainText(mark.words).trim();
  if (words === '') return null;
  const exact = plain.indexOf(words);
  const start = exact >= 0 ? exact : plain.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? null : { start, end: start + words.length, mark };
}

function withoutOverlap(ranges: Range[]): Range[] {
  // Red goes first, so that where two findings share words the one that blocks is the one seen.
  const byWeight = ranges.toSorted((a, b) => Number(b.mark.severity === 'red') - Number(a.mark.severity === 'red') || a.start - b.start);
  const kept: Range[] = [];
  for (const range of byWeight) {
    if (kept.every((each) => range.end <= each.start || range.start >= each.end)) kept.push(range);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Runs cut where findings begin and end; each finding marks its first place in the text. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const runs = runsOf(text);
  const plain = runs.map((run) => run.text).join('');
  const ranges = withoutOverlap(marks.flatMap((mark) => rangeOf(plain, mark) ?? []));
  let at = 0;
  return runs.flatMap((run) => {
    const segments = cutRun(run, at, ranges);
    at += run.text.length;
    return segments;
  });
}

function cutRun(run: Run, at: number, ranges: readonly Range[]): Segment[] {
  const end = at + run.text.length;
  const cuts = ranges.flatMap(({ start, end: stop }) => [start, stop]).filter((cut) => cut > at && cut < end);
  const edges = [at, ...cuts, end];
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    const range = ranges.find((each) => from >= each.start && to <= each.end);
    return { ...run, text: run.text.slice(from - at, to - at), mark: range?.mark ?? null };
  });
}
