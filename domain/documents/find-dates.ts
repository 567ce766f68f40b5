/** Finds calendar dates in a line. */

/** A date's position in the line and its value `YYYY-MM-DD`. `or`: the other day that it may mean, where nothing tells the two apart. */
export type WrittenDate = { date: string; or?: string; start: number; end: number };
/** A range of two dates, or a named month, as its first and last day. */
type WrittenPeriod = { from: string; to: string; isClear: boolean; start: number; end: number };
/** Which comes first where digits alone name a day: 7/25/2026 or 25/7/2026. */
export type DayOrder = 'month' | 'day';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`((?:19|20)\d{2})`;

type Parts = { y: number; m: number; d: number };
type Form = { pattern: RegExp; parts: (groups: readonly string[]) => Parts };

const number = (text: string | undefined): number => Number.parseInt(text ?? '', 10);
const monthOf = (name: string | undefined): number => months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
const century = (y: number): number => (y < 100 ? 2_000 + y : y);
const start = String.raw`(?<![\d/.\w-])`;
const forms: readonly Form[] = [
  {
    pattern: new RegExp(`${start}${month}\\s?${day},?\\s{1,2}${year}(?!\\d)`, 'gi'),
    parts: ([m, d, y]) => ({ y: number(y), m: monthOf(m), d: number(d) }),
  },
  {
    pattern: new RegExp(`${start}${day}(?:\\s|-|\\sof\\s)${month}(?:,?\\s|-)${year}(?!\\d)`, 'gi'),
    parts: ([d, m, y]) => ({ y: number(y), m: monthOf(m), d: number(d) }),
  },
  {
    pattern: new RegExp(`${start}${day}-${month}-(\\d{2})(?!\\d)`, 'gi'),
    parts: ([d, m, y]) => ({ y: century(number(y)), m: monthOf(m), d: number(d) }),
  },
  {
    pattern: /(?<![\d/.\w-])((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?![\w/])/g,
    parts: ([y, m, d]) => ({ y: number(y), m: number(m), d: number(d) }),
  },
];

/** "Thu, ", before a day. */
export const weekday = /\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s*$/i;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const digits = /(?<![\d/.\w-])(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)?\d{2})(?![\w/])/g;
type InDigits = { start: number; end: number; byOrder: Record<DayOrder, string | null> };

/**
 * The days that digits alone name, in each order: null where the month or the weekday before it rules that order out.
 */
const inDigits = (line: string): InDigits[] =>
  [...line.matchAll(digits)].map(({ 0: text, 1: first, 2: second, 3: year2, index }) => {
    const y = century(number(year2));
    const [, name] = weekday.exec(line.slice(Math.max(0, index - 12), index)) ?? [];
    const read = (m: string | undefined, d: string | undefined): string | null => {
      const date = isoOf({ y, m: number(m), d: number(d) });
      return date && name && weekdays[new Date(date).getUTCDay()] !== name.slice(0, 3).toLowerCase() ? null : date;
    };
    return {
      start: index,
      end: index + text.length,
      byOrder: { month: read(first, second), day: read(second, first) },
    };
  });

/**
 * The time in a browser's print stamp, whose date is in the order of the user who printed the page, not of its writer.
 */
const stamp = /^,? \d{1,2}:\d{2}/;

/**
 * The order shown by days that only one order can read; undefined where a text has none, or has some of both orders.
 */
export function dayOrderOf(lines: readonly string[]): DayOrder | undefined {
  const shown = lines.flatMap((line) =>
    inDigits(line).flatMap(({ byOrder: { month: us, day: world }, end }): DayOrder[] =>
      (us === null) === (world === null) || stamp.test(line.slice(end)) ? [] : [us === null ? 'day' : 'month'],
    ),
  );
  return new Set(shown).size === 1 ? shown[0] : undefined;
}

/**
 * All dates in a line, in order, except impossible ones ("February 30") and years outside 1990 to 2099. Without an
 * `order`, a date that both orders can read is taken month first, with the other day in `or`.
 */
export function datesIn(line: string, order?: DayOrder): WrittenDate[] {
  const found: WrittenDate[] = [];
  const add = (each: WrittenDate) => {
    if (!found.some(({ start: from, end: to }) => each.start < to && from < each.end)) found.push(each);
  };
  for (const { pattern, parts } of forms)
    for (const match of line.matchAll(pattern)) {
      const date = isoOf(parts(match.slice(1)));
      if (date) add({ date, start: match.index, end: match.index + match[0].length });
    }
  for (const { start: from, end, byOrder } of inDigits(line)) {
    const [date, other] = order === 'day' ? [byOrder.day, byOrder.month] : [byOrder.month, byOrder.day];
    const either = date ?? other;
    const isOpen = !order && date && other && date !== other;
    if (either) add({ date: either, ...(isOpen ? { or: other } : {}), start: from, end });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function isoOf({ y, m, d }: Parts): string | null {
  if (!(y >= 1990 && y <= 2099 && m >= 1 && m <= 12 && d >= 1 && d <= lastDay(y, m))) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

const lastDay = (y: number, m: number): number => new Date(Date.UTC(y, m, 0)).getUTCDate();

const between = String.raw`\s*(?:-|–|—|to|through|thru|until|and)\s*`;
const sameYear = new RegExp(
  `${start}${month}\\s?${day}${between}(?:${month}\\s?)?${day},?\\s{1,2}${year}(?!\\d)`,
  'gi',
);
const monthAlone = new RegExp(`${start}${month},?\\s{1,2}${year}(?!\\d)`, 'gi');
const onlyBetween = new RegExp(`^${between}$`, 'i');

/** Date ranges: "January 1 - 31, 2026", two dates joined by "to", or a month alone with its year. */
export function periodsIn(line: string, order?: DayOrder): WrittenPeriod[] {
  const dates = datesIn(line, order);
  const pairs = dates.flatMap((from, index) => {
    const to = dates[index + 1];
    if (!to || to.date < from.date || !onlyBetween.test(line.slice(from.end, to.start))) return [];
    return [{ from: from.date, to: to.date, isClear: !from.or && !to.or, start: from.start, end: to.end }];
  });
  const short = [...line.matchAll(sameYear)].flatMap(({ index, 0: words, 1: m, 2: d, 3: m2, 4: d2, 5: y }) => {
    const [from, to] = [
      isoOf({ y: number(y), m: monthOf(m), d: number(d) }),
      isoOf({ y: number(y), m: monthOf(m2 ?? m), d: number(d2) }),
    ];
    return from && to && from <= to ? [{ from, to, isClear: true, start: index, end: index + words.length }] : [];
  });
  const whole = [...line.matchAll(monthAlone)].map(({ index, 0: words, 1: name, 2: y }) => {
    const [at, of] = [monthOf(name), number(y)];
    return {
      from: isoOf({ y: of, m: at, d: 1 }) ?? '',
      to: isoOf({ y: of, m: at, d: lastDay(of, at) }) ?? '',
      isClear: true,
      start: index,
      end: index + words.length,
    };
  });
  const taken = [...pairs, ...short, ...dates];
  return [
    ...pairs,
    ...short,
    ...whole.filter(
      (each) => !taken.some((other) => each.start < other.end && other.start < each.end) && each.from !== '',
    ),
  ].toSorted((a, b) => a.start - b.start);
}
