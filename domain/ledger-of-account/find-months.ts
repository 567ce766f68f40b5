import type { AccountLine, Cohort, Month } from './account.ts';
import { dayOf, daysAfter } from './days.ts';
import type { JoinedAccount } from './join-exports.ts';

/** An export ends with its last row, not with its period: files whose days are no further apart are of one period. */
const maxQuietDays = 3;

/** The sales and disputes of each whole month, oldest first; a month of which a day may be missing says nothing. */
export function findMonths({ exports, lines }: JoinedAccount, cohorts: readonly Cohort[]): Month[] {
  const months = new Map(
    wholeMonths(exports.map(({ of }) => of.file)).map((month): [string, Month] => [
      month,
      { month, sales: 0, gross: 0, disputes: 0, disputed: 0 },
    ]),
  );
  for (const { day, sales, gross } of cohorts) {
    const month = months.get(day.slice(0, 7));
    if (!month) continue;
    month.sales += sales;
    month.gross += gross;
  }
  for (const line of lines.filter(isDispute)) {
    const month = months.get(dayOf(line).slice(0, 7));
    if (!month) continue;
    month.disputes += 1;
    month.disputed -= line.gross;
  }
  return [...months.values()];
}

/** Money that a dispute took; one that was won back is another row. */
const isDispute = ({ effect, gross }: AccountLine): boolean => effect === 'dispute' && gross < 0;

type Period = { from: string; to: string };

/** The months, 'YYYY-MM', that lie in the periods of files whole. */
export function wholeMonths(files: readonly Period[]): string[] {
  const periods: Period[] = [];
  for (const { from, to } of files.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = periods.at(-1);
    if (last && from <= daysAfter(last.to, maxQuietDays + 1)) last.to = to > last.to ? to : last.to;
    else periods.push({ from, to });
  }
  return periods.flatMap(({ from, to }) => {
    const whole: string[] = [];
    for (let month = from.slice(0, 7); lastDayOf(month) <= to; month = daysAfter(lastDayOf(month), 1).slice(0, 7))
      if (`${month}-01` >= from) whole.push(month);
    return whole;
  });
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
