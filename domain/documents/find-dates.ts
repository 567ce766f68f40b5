/** Finds calendar dates in a line, month first where ambiguous. */

/** A date's position in the line and its value `YYYY-MM-DD`. */
type WrittenDate = { date: string; start: number; end: number };
/** A range of two dates, or a named month, as its first and last day. */
type WrittenPeriod = { from: string; to: string; start: number; end: number };

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
  {
    pattern: /(?<![\d/.\w-])(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)?\d{2})(?![\w/])/g,
    parts: ([m, d, y]) => ({ y: century(number(y)), m: number(m), d: number(d) }),
  },
];

/** All dates in a line, in order, except impossible ones ("February 30") and years outside 1990 to 2099. */
export function datesIn(line: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const { pattern, parts } of forms) {
    for (const match of line.matchAll(pattern)) {
      const date = isoOf(parts(match.slice(1)));
      const end = match.index + match[0].length;
      if (date && !found.some((each) => match.index < each.end && each.start < end))
        found.push({ date, start: match.index, end });
    }
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
export function periodsIn(line: string): WrittenPeriod[] {
  const dates = datesIn(line);
  const pairs = dates.flatMap((from, index) => {
    const to = dates[index + 1];
    if (!to || to.date < from.date || !onlyBetween.test(line.slice(from.end, to.start))) return [];
    return [{ from: from.date, to: to.date, start: from.start, end: to.end }];
  });
  const short = [...line.matchAll(sameYear)].flatMap(({ index, 0: words, 1: m, 2: d, 3: m2, 4: d2, 5: y }) => {
    const [from, to] = [
      isoOf({ y: number(y), m: monthOf(m), d: number(d) }),
      isoOf({ y: number(y), m: monthOf(m2 ?? m), d: number(d2) }),
    ];
    return from && to && from <= to ? [{ from, to, start: index, end: index + words.length }] : [];
  });
  const whole = [...line.matchAll(monthAlone)].map(({ index, 0: words, 1: name, 2: y }) => {
    const [at, of] = [monthOf(name), number(y)];
    return {
      from: isoOf({ y: of, m: at, d: 1 }) ?? '',
      to: isoOf({ y: of, m: at, d: lastDay(of, at) }) ?? '',
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

const broken = new RegExp(`(?:^|\\s)${month}(?:\\s?${day},?)?$`, 'i');
const rest = new RegExp(`^(?:${day},?\\s+)?${year}(?!\\d)[.,;)]?`, 'i');

/** Rejoins a date broken across lines by moving its rest up. */
export function joinBrokenDates(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [line = '', next = ''] = [joined[at], joined[at + 1]];
    if (!broken.test(line)) continue;
    const moved = rest.exec(next)?.[0];
    if (moved === undefined || datesIn(`${line} ${moved}`).length === datesIn(line).length) continue;
    joined[at] = `${line} ${moved}`;
    joined[at + 1] = next.slice(moved.length).trimStart();
  }
  return joined;
}
