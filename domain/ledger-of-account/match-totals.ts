import type { AccountLine, Break, ReadExport } from './account.ts';
import { dayOf, daysAfter } from './days.ts';
import type { JoinedAccount } from './join-exports.ts';
import { writtenAmount } from './minor-units.ts';

/** What a row of totals states: of the whole period, or of the payouts of a day. */
export const totalTypes = {
  opening: 'starting_balance',
  activity: 'activity',
  payouts: 'payouts',
  day: 'payout of a day',
} as const;

export interface StatedTotals {
  breaks: Break[];
  checks: string[];
  /** How many totals of all rows were held against them. */
  held: number;
  /** Whether payouts were, day by day. */
  byDay: boolean;
  opening: number | null;
}

const netOf = (lines: readonly AccountLine[]): number => lines.reduce((sum, { net }) => sum + net, 0);

/**
 * The day from which a payout can have no row older than the files. What the payout before it did not carry had not
 * settled by then, so it is younger than the files if that payout left later than the longest settling after their first
 * day. Rows that show no settling have settled while they waited; where none waited, no payout is sure.
 */
export function wholePayoutsFrom({ exports, lines }: JoinedAccount): string {
  const paidOn = new Map<string, string>();
  for (const line of lines) if (line.effect === 'payout' && line.payout !== null) paidOn.set(line.payout, dayOf(line));
  const dayPaid = ({ payout, availableOn }: AccountLine): string | null =>
    payout === null ? null : paidOn.size > 0 ? (paidOn.get(payout) ?? null) : availableOn;
  const days = [...new Set(lines.flatMap((line) => dayPaid(line) ?? []))].toSorted();
  const before = new Map(days.map((day, at) => [day, days[at - 1]]));
  const settled: number[] = [];
  const seen: number[] = [];
  const waited: number[] = [];
  for (const line of lines) {
    if (line.effect === 'payout') continue;
    const [created, paid] = [dayOf(line), dayPaid(line)];
    // Of a payout that the files do not have, nothing says which one left before it.
    if (line.payout !== null && paid === null) continue;
    const without = before.get(paid ?? '');
    // That a row was paid says nothing of when it had settled; that the payout before left without it does.
    if (line.availableOn !== null && line.availableOn !== paid && line.availableOn > created)
      settled.push(daysBetween(created, line.availableOn));
    else if (without !== undefined && without >= created) seen.push(daysBetween(created, without));
    if (paid !== null && paid > created) waited.push(daysBetween(created, paid));
  }
  // The payouts that left without rows show some of the days that these took, and perhaps not the longest.
  const settling = longest(settled) ?? longest(seen.length > 0 ? [minSettling, ...seen] : waited);
  if (settling === null) return noDay;
  const since = daysAfter(exports[0]?.of.file.from ?? '', settling);
  const sure = days.find((day) => day > since);
  return sure === undefined ? noDay : daysAfter(sure, 1);
}

const longest = (days: readonly number[]): number | null =>
  days.length === 0 ? null : days.reduce((max, each) => Math.max(max, each));
/** Processors settle within so many days, if no row took longer. */
const minSettling = 3;
const noDay = '9999-12-31';
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Holds an account to the totals that the processor states in another file. */
export function matchTotals(account: JoinedAccount, exports: readonly ReadExport[]): StatedTotals {
  const stated = exports
    .filter(({ shows, file }) => shows === 'totals' && file.processor === account.processor)
    .flatMap(({ lines }) => lines.filter(({ currency }) => currency === account.currency));
  const of = (type: string): AccountLine[] => stated.filter((line) => line.type === type);
  const [openings, activity, payouts] = [of(totalTypes.opening), of(totalTypes.activity), of(totalTypes.payouts)];
  const moved = account.lines.filter(({ effect }) => effect !== 'memo');
  const paid = moved.filter(({ effect }) => effect === 'payout');
  const wholes = [
    ...(activity.length > 0 ? [{ stated: activity, rows: moved.filter(({ effect }) => effect !== 'payout') }] : []),
    ...(payouts.length > 0 && paid.length > 0 ? [{ stated: payouts, rows: paid }] : []),
  ];
  const days = byDay(account, of(totalTypes.day));
  const breaks = wholes.flatMap((each) => differing(account, each));
  return {
    breaks: [...breaks, ...days.breaks],
    checks: [
      ...(wholes.length > 0 && breaks.length === 0 ? ['All rows make the totals that the processor states.'] : []),
      ...days.checks,
    ],
    held: wholes.length,
    byDay: days.checks.length > 0,
    opening: openings.length === 0 ? null : netOf(openings),
  };
}

function differing(
  { currency, lines }: JoinedAccount,
  { stated, rows }: { stated: AccountLine[]; rows: AccountLine[] },
): Break[] {
  const [said, made] = [netOf(stated), netOf(rows)];
  const [first] = stated;
  if (said === made || !first) return [];
  return [
    {
      rule: 'total',
      at: { file: first.file, row: first.row },
      by: said - made,
      says: `The processor states ${writtenAmount(said, currency)} as ${first.type}, and the rows make ${writtenAmount(made, currency)}: rows are missing, doubled or changed, or the files are of different periods.`,
      spoilsUntil: dayOf(lines.at(-1) ?? first),
    },
  ];
}

/** What was paid out on each day is what the rows of that day's payouts make. */
function byDay(account: JoinedAccount, stated: readonly AccountLine[]): { breaks: Break[]; checks: string[] } {
  const { lines, currency } = account;
  const sums = new Map<string, number>();
  for (const { payout, availableOn, net } of lines)
    if (payout !== null && availableOn !== null) sums.set(availableOn, (sums.get(availableOn) ?? 0) + net);
  const [since, asOf] = [lines[0], lines.at(-1)].map((line) => dayOf(line ?? { at: 0 }));
  const whole = wholePayoutsFrom(account);
  const checked = [...Map.groupBy(stated, (line) => dayOf(line))].filter(
    ([day]) => day >= (since ?? '') && day <= (asOf ?? ''),
  );
  const breaks = checked.flatMap(([day, rows]): Break[] => {
    const [said, made, last] = [netOf(rows), sums.get(day) ?? 0, rows.at(-1)];
    const mayBeOlder = day < whole && said > made;
    if (said === made || mayBeOlder || !last) return [];
    return [
      {
        rule: 'total',
        at: { file: last.file, row: last.row },
        by: said - made,
        says: `${writtenAmount(said, currency)} was paid out on ${day}, and the rows make ${writtenAmount(made, currency)}.`,
        spoilsUntil: day,
      },
    ];
  });
  const checks =
    checked.length > 0 && breaks.length === 0
      ? [`What was paid out on ${checked.length} days is what the rows make.`]
      : [];
  return { breaks, checks };
}
