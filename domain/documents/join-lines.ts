/** Joins the lines of a page that run on, so that a sentence is judged as it was written and not as it was wrapped. */

/** Lines that run on, as one text: the index of the first, and where in `text` each further one begins. */
type Passage = { text: string; line: number; breaks: number[] };

/** Maximum length of a passage, so that rules that compare its parts stay fast on any page. */
const maxPassage = 1_500;
/** Shorter lines are labels and headings, which say nothing about where the page wraps. */
const [minMeasure, minWrapped] = [40, 28];
/**
 * How full a wrapped line is together with the next line's first word; less than 1 because characters differ in width.
 */
const fullEnough = 0.85;

const cellBreak = / {3,}/;
const ended = /[.!?:;]["'”’)\]]*$/;
const label = /^\p{L}[\p{L}\d .#/()'’-]{0,40}:(?:\s|$)/u;
/** Line ends that call for more: "paused on", "frozen on July 8,". */
const unfinished =
  /(?:\b(?:on|since|from|of|as|to|the|an?|and|or|for|in|by|until|at|after|before|your|our|is|are|was|were|we|will|be|with|effective|dated?)|[a-z] \d{1,2},)$/i;
const endsInMonth = /(?:^|\s)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?$/;

/** Table rows, labels and finished lines stay apart. */
export function joinLines(lines: readonly string[]): Passage[] {
  const measure = lines.reduce((longest, line) => (cellBreak.test(line) ? longest : Math.max(longest, line.length)), 0);
  const passages: Passage[] = [];
  lines.forEach((line, index) => {
    const open = passages.at(-1);
    if (open && open.text.length + line.length < maxPassage && runsOn(lines[index - 1] ?? '', line, measure)) {
      open.breaks.push(open.text.length + 1);
      open.text += ` ${line}`;
    } else passages.push({ text: line, line: index, breaks: [] });
  });
  return passages;
}

/** The line in which a place of a passage stands. */
export const lineAt = ({ line, breaks }: Passage, place: number): number =>
  line + breaks.filter((each) => each <= place).length;

function runsOn(line: string, next: string, measure: number): boolean {
  if (line.trim() === '' || next.trim() === '' || cellBreak.test(line) || cellBreak.test(next) || label.test(next))
    return false;
  // No sentence begins in lower case: what looked like an end was an abbreviation.
  if (/^[a-z]/.test(next)) return true;
  if (ended.test(line)) return false;
  const [word = ''] = next.split(' ', 1);
  const isFull =
    measure >= minMeasure && line.length >= minWrapped && line.length + word.length >= fullEnough * measure;
  return isFull || unfinished.test(line) || (endsInMonth.test(line) && /^\d/.test(next));
}
