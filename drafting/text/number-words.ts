import { months } from './display.ts';

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 };
const word = `(?:${[...ones, ...tens.filter(Boolean), ...Object.keys(scales)].join('|')})`;
const unit = '(business days?|days?|weeks?|months?|years?|hours?|times|percent|per cent|dollars|cents)';
const run = new RegExp(`\\b(${word}(?:(?:[ -]|,? and )${word})*)\\b(?:[ -](?:US |U\\.S\\. )?${unit}\\b)?`, 'gi');

/** A small count in words, larger ones in digits. */
export const spelled = (count: number): string => ones[count] ?? String(count);

type NumberWord = { words: string; value: number; unit: string | null; at: number };

function valueOfRun(words: string): number {
  let total = 0;
  let current = 0;
  for (const each of words
    .toLowerCase()
    .split(/[ -]|,? and /)
    .filter(Boolean)) {
    const scale = scales[each];
    if (scale === undefined) current += Math.max(ones.indexOf(each), 0) + Math.max(tens.indexOf(each), 0) * 10;
    else if (scale === 100) current = Math.max(current, 1) * 100;
    else {
      total += Math.max(current, 1) * scale;
      current = 0;
    }
  }
  return total + current;
}

/** Number words with their value and unit: "twenty-one days" is 21 days. */
export function numberWordsIn(text: string): NumberWord[] {
  return [...text.matchAll(run)].map((match) => ({
    words: match[0],
    value: valueOfRun(match[1] ?? ''),
    unit: match[2] ? match[2].toLowerCase().replace(/([^s])$/, '$1s') : null,
    at: match.index,
  }));
}

/** Dollars and cents in one amount: "$48,250 and 75 cents", "forty-eight thousand and 75/100 dollars". */
const withCents = /\$(\d[\d,]*) and (\d{1,2}) cents?\b/gi;
const hundredths = /(?<!\d|[\d,],)\$?(\d[\d,]*) and (\d{2})\/100(?: dollars)?/gi;
/** A number given both in words and in digits: "five (5) days", "5 (five) days". */
const twice = /(?<!\w|[\d,],)(\d[\d,]*) \((\d[\d,]*)\)/g;

const days = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  ...'first second third fourth fifth sixth seventh eighth ninth'.split(' ').map((each) => `twenty-${each}`),
  'thirtieth',
  'thirty-first',
];
const ordinal = `(${days.toSorted((a, b) => b.length - a.length).join('|')})`;
const month = `(?:${months.join('|')})`;
const beforeMonth = new RegExp(`\\b${ordinal}(?= (?:day )?(?:of )?${month}\\b)`, 'g');
const afterMonth = new RegExp(`(?<=\\b${month} (?:the )?)${ordinal}\\b`, 'g');

/** Puts the day of a month into digits: "the twenty-fourth of August". */
const daysInDigits = (text: string): string =>
  [beforeMonth, afterMonth].reduce(
    (left, pattern) => left.replace(pattern, (found: string) => `${days.indexOf(found.toLowerCase()) + 1}th`),
    text,
  );

/** A counted day: "in its ninety-first day". */
const countedDay = new RegExp(
  `\\b(${tens.filter(Boolean).join('|')})-(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) day\\b`,
  'gi',
);
const countedInDigits = (text: string): string =>
  text.replace(
    countedDay,
    (_words, ten: string, one: string) =>
      `day ${tens.indexOf(ten.toLowerCase()) * 10 + days.indexOf(one.toLowerCase()) + 1}`,
  );

/** Number words with a unit as digits, so that one parser handles both; also halves and numbers given twice. */
export function inDigits(text: string): string {
  const halves = countedInDigits(daysInDigits(text)).replace(
    new RegExp(`\\b(${word}) and a half (?=months|weeks|years|times)`, 'gi'),
    (_words, whole: string) => `${valueOfRun(whole)}.5 `,
  );
  const spelled = numberWordsIn(halves)
    .filter(
      ({ unit: named, at, words }) =>
        named !== null ||
        /^ (?:\(\d|and \d\d\/100)/.test(halves.slice(at + words.length)) ||
        (/\d \($/.test(halves.slice(0, at)) && halves[at + words.length] === ')'),
    )
    .reduceRight((left, { words, value, unit: named, at }) => {
      const digits = named === null ? `${value}` : named === 'dollars' ? `$${value}` : `${value} ${named}`;
      return left.slice(0, at) + digits + left.slice(at + words.length);
    }, halves);
  return spelled
    .replace(/(?<!\w|[\d,],)(\d[\d,]*) dollars and (?=\d{1,2} cents?)/gi, '$$$1 and ')
    .replace(withCents, (_words, dollars: string, cents: string) => `$${dollars}.${cents.padStart(2, '0')}`)
    .replace(hundredths, (_words, dollars: string, cents: string) => `$${dollars}.${cents}`)
    .replace(twice, (words, one: string, other: string) => (one === other ? one : words));
}
