/** Finds the period that a document covers. */
import { datesIn, periodsIn, type DayOrder, type WrittenDate } from './find-dates.ts';
import type { DateRole } from './finding-roles.ts';

/** A date with its role; `start`: where it stands in its line. `sureness` (0 to 1) is how clearly the text says so. */
export type NamedDate = Omit<WrittenDate, 'end'> & { role: DateRole; line: number; sureness: number };

/** Number of leading lines in which a date alone is the document's date, and a range its period. */
export const headLines = 18;
/** Factor on the sureness in a document of no known kind, where words say less. */
export const unknownKind = 0.8;
/** A period whose days may be read either way is not suggested. */
const unclear = 0.5;

/** Text before a date range that makes it the document's period. */
const periodWords =
  /(?:period|statement|cycle|activity|month|from|for|covering|covers|dates?|range|quarter|between|summary|report(?:ing)?|transactions|billing)\W*(?:of|ending|for|from|covered|covering|dates?|range|month)?[^.]{0,25}$/i;

/** The first date range identified as the document's period by its text or position; any others are table rows. */
export function namePeriods(lines: readonly string[], first: boolean, order: DayOrder | undefined): NamedDate[] {
  for (const [index, line] of lines.entries()) {
    for (const { from, to, isClear, start, end } of periodsIn(line, order)) {
      const before = `${(lines[index - 1] ?? '').slice(-40)}  ${line.slice(0, start)}`;
      const alone = line.slice(0, start).trim() === '' && line.slice(end).trim() === '';
      const said = periodWords.test(before);
      if (
        !said &&
        !(
          first &&
          index < headLines &&
          (alone || /^(?: {3,}|\s*[|·-])/.test(line.slice(end)) || / {3}$/.test(line.slice(0, start)) || from !== to)
        )
      )
        continue;
      const sureness = isClear ? (said ? 0.92 : 0.8) : unclear;
      return [
        { role: 'period_start', date: from, line: index, start, sureness },
        { role: 'period_end', date: to, line: index, start, sureness },
      ];
    }
  }
  return labelledPeriod(lines, order);
}

const calledPeriod = /\b(?:statement|reporting|billing) period\b|\bperiod (?:covered|of)\b|^period\b/i;
/** The period of a document of no known kind, only where the text calls it one. */
export const statedPeriod = (lines: readonly string[], order: DayOrder | undefined): NamedDate[] =>
  namePeriods(
    lines.map((line) => (calledPeriod.test(line) ? line : '')),
    false,
    order,
  ).map((each) => ({ ...each, sureness: each.sureness * unknownKind }));

/** "From: January 1, 2026" and "To: January 31, 2026" in separate lines or cells. */
function labelledPeriod(lines: readonly string[], order: DayOrder | undefined): NamedDate[] {
  const sides = [
    ['period_start', /(?:from|start(?:s|ing)?|begin(?:s|ning)?|opening)(?: date)?(?: of period)?\s*(?::\s*)?$/i],
    ['period_end', /(?:to|through|thru|end(?:s|ing)?|closing)(?: date)?(?: of period)?\s*(?::\s*)?$/i],
  ] as const;
  const found = sides.map(
    ([role, words]) =>
      lines.flatMap((line, index) =>
        datesIn(line, order)
          .filter(({ start }) => words.test(line.slice(0, start)))
          .map(({ date, or, start }): NamedDate => ({
            role,
            date,
            line: index,
            start,
            sureness: or ? unclear : 0.88,
          })),
      )[0],
  );
  const [from, to] = found;
  if (from && to) return from.date <= to.date ? [from, to] : [];
  return to && /ending|ended/i.test(lines[to.line] ?? '') ? [to] : [];
}
