import { isIsoDate } from '../../domain/calendar/business-days.ts';
import type { FactKind } from '../facts/fact.ts';

/**
 * How far a figure binds: the words before it say that it is rounded, exceeded, not reached, a minimum or a maximum.
 */
export type Bound = 'about' | 'over' | 'under' | 'least' | 'most';

/** A figure found in a text: its kind, normalized value and position. */
export type Figure = {
  kind: Extract<FactKind, 'money' | 'date' | 'percent' | 'count' | 'contact' | 'year'> | 'number';
  /**
   * Money in cents; a date as `YYYY-MM-DD`, without its year as `M/D`, without its day as `YYYY-MM`, or as `/D` where
   * only the day is named; a share in percent.
   */
  value: string | number;
  unit?: string;
  bound?: Bound;
  /** The share was written as a fraction ("a third"). */
  fraction?: true;
  words: string;
  at: number;
  /** Where the words of the bound begin, else `at`. */
  from: number;
};

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
const monthNumber = (name: string): number =>
  monthNames.split('|').findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);
const iso = (year: string, month: number | string, day: string): string =>
  `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
const plainNumber = (digits: string): number => Number(digits.replace(/,/g, ''));
const scale: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 };
const units = 'business days?|working days?|calendar days?|days?|weeks?|months?|years?|hours?|times';
const month = `(?:${monthNames}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = "(?:(?:,? (?:of |in )?|[-./]|'|, ')(\\d{4})|,? ?'(\\d{2})\\b)";
const isDay = (m: string | undefined, d: string | undefined): boolean => Number(m) <= 12 && Number(d) <= 31;

/** Shares in words, as percent; longer words first. */
const shares: readonly (readonly [string, number])[] = [
  ['three[- ]quarters|three[- ]fourths', 75],
  ['two[- ]thirds', 200 / 3],
  ['four[- ]fifths', 80],
  ['three[- ]fifths', 60],
  ['two[- ]fifths', 40],
  ['(?:a|one)[- ]third', 100 / 3],
  ['(?:a|one)[- ](?:quarter|fourth)', 25],
  ['(?:a|one)[- ]fifth', 20],
  ['(?:a|one)[- ]sixth', 100 / 6],
  ['(?:a|one)[- ]seventh', 100 / 7],
  ['(?:a|one)[- ]eighth', 12.5],
  ['(?:a|one)[- ]ninth', 100 / 9],
  ['(?:a|one)[- ]tenth', 10],
  ['(?:(?:a|one)[- ])?half(?![- ](?:an? )?(?:year|day|hour|month|week))', 50],
];
const smallNumbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const multiples: Record<string, number> = { twice: 2, double: 2, thrice: 3, triple: 3, treble: 3 };

type Read = Omit<Figure, 'words' | 'at' | 'from'>;
type Reader = { pattern: RegExp; read: (match: RegExpMatchArray) => Read | null };
/** "February 30, 2026" is a figure that matches no fact, and not a date to compute with. */
const date = (value: string): Read => ({ kind: value.length === 10 && !isIsoDate(value) ? 'number' : 'date', value });

/** In order; text consumed by one reader is blanked for the next. A reader may decline a match. */
const readers: readonly Reader[] = [
  {
    pattern: /(?<!\S)\S+@\S+\.\w+|https?:\/\/\S+|\bwww\.\S+|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
    read: (m) => ({ kind: 'contact', value: m[0] }),
  },
  {
    pattern: new RegExp(`\\b(${month})[ -]?(?:the )?${day}${year}\\b`, 'gi'),
    read: (m) => date(iso(m[3] ?? m[4] ?? '', monthNumber(m[1] ?? ''), m[2] ?? '')),
  },
  {
    pattern: new RegExp(`\\b(?:the )?${day}[- ]?(?:of |day of )?(${month})${year}\\b`, 'gi'),
    read: (m) => date(iso(m[3] ?? m[4] ?? '', monthNumber(m[2] ?? ''), m[1] ?? '')),
  },
  {
    pattern: new RegExp(`\\b(?:the )?${day}[- ](${month})[- ]'?(\\d{2})\\b(?!,?\\d)`, 'gi'),
    read: (m) => date(iso(m[3] ?? '', monthNumber(m[2] ?? ''), m[1] ?? '')),
  },
  {
    pattern: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/g,
    read: (m) => (isDay(m[2], m[3]) ? date(iso(m[1] ?? '', m[2] ?? '', m[3] ?? '')) : null),
  },
  {
    pattern: /\b(\d{1,2})([-/.])(\d{1,2})\2'?(\d{4}|\d{2})\b/g,
    // The first number is the month unless it cannot be one.
    read: (m) =>
      isDay(m[1], m[3])
        ? date(iso(m[4] ?? '', m[1] ?? '', m[3] ?? ''))
        : isDay(m[3], m[1])
          ? date(iso(m[4] ?? '', m[3] ?? '', m[1] ?? ''))
          : null,
  },
  {
    pattern: new RegExp(`\\b(${month}) ?${day}\\b(?!,\\d)`, 'gi'),
    read: (m) => date(`${monthNumber(m[1] ?? '')}/${Number(m[2])}`),
  },
  {
    pattern: new RegExp(`\\b(?:the )?${day} (?:of |day of )?(${month})(?![a-z])`, 'gi'),
    read: (m) =>
      /^may$/i.test(m[2] ?? '') && !/of/i.test(m[0]) ? null : date(`${monthNumber(m[2] ?? '')}/${Number(m[1])}`),
  },
  {
    pattern: new RegExp(`\\b(${month}),? (?:of )?(\\d{4})\\b`, 'gi'),
    read: (m) => date(`${m[2]}-${String(monthNumber(m[1] ?? '')).padStart(2, '0')}`),
  },
  {
    pattern: /(?<![\d$.,/-])(\d{1,2})\/(\d{1,2})\b(?![/\d])/g,
    read: (m) => (isDay(m[1], m[2]) && m[0] !== '24/7' ? date(`${Number(m[1])}/${Number(m[2])}`) : null),
  },
  { pattern: /\bthe (\d{1,2})(?:st|nd|rd|th)\b/gi, read: (m) => date(`/${Number(m[1])}`) },
  {
    pattern: /\b(\d{1,2}) cents (?:on|in) (?:the|every|each) dollar\b/gi,
    read: (m) => ({ kind: 'percent', value: Number(m[1]) }),
  },
  {
    pattern:
      /(?:\b(?:USD?|U\.S\.) ?)?\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(k|m|thousand|million|billion)\b)?(?: ?(?:US )?(?:dollars|USD)\b| \((?:US|U\.S\.|USD)\))?|\b(\d[\d,]*(?:\.\d+)?)\s?(?:(k|thousand|million|billion) )?(?:US |U\.S\. )?(?:dollars|USD|bucks)\b|(?:\bUSD? ?|\bU\.S\. |\b(?:US|U\.S\.) dollars )(\d[\d,]*(?:\.\d+)?)(?:\s?(k|m|thousand|million|billion)\b)?|(?<![\w-])(\d[\d,]*(?:\.\d+)?)(k)\b/gi,
    read: (m) =>
      // In "reached us 4 days later", "us" is no currency.
      m[0].startsWith('us ')
        ? null
        : {
            kind: 'money',
            value: Math.round(
              plainNumber(m[1] ?? m[3] ?? m[5] ?? m[7] ?? '0') *
                100 *
                (scale[(m[2] ?? m[4] ?? m[6] ?? m[8] ?? '').toLowerCase()] ?? 1),
            ),
          },
  },
  {
    pattern: /\b(\d[\d,]*(?:\.\d+)?)\s?(?:%|percents?\b|per cents?\b|pct\b\.?)/gi,
    read: (m) => ({ kind: 'percent', value: plainNumber(m[1] ?? '') }),
  },
  ...shares.map(([words, value]): Reader => ({
    pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
    read: () => ({ kind: 'percent', value, fraction: true }),
  })),
  {
    // "Has written twice" is no multiple; "twice the sum" is.
    pattern: new RegExp(
      `\\b(?:(twice|thrice)(?= (?:the|as|what|that|its|an?|any|this|over)\\b)|(${Object.keys(multiples).join('|')})(?<!twice|thrice))\\b`,
      'gi',
    ),
    read: (m) => ({ kind: 'count', value: multiples[(m[1] ?? m[2] ?? '').toLowerCase()] ?? 0, unit: 'times' }),
  },
  {
    pattern: new RegExp(`\\bone (?:dollar |sale |order )?(?:in|out of|of every) (${smallNumbers.join('|')})\\b`, 'gi'),
    read: (m) => ({
      kind: 'percent',
      value: 100 / (smallNumbers.indexOf((m[1] ?? '').toLowerCase()) + 2),
      fraction: true,
    }),
  },
  // In "over a year" the article is a number, as in any bounded time; in "ten percent a year" it is not.
  {
    pattern:
      /(?<=\b(?:over|under|nearly|almost|about|roughly|approximately|than|all but|not quite|exactly|close to|short of) )an? (?:full |whole )?(year|month|week)\b|\ban? (year|month|week)(?= (?:and|or) more\b)/gi,
    read: (m) => ({ kind: 'count', value: 1, unit: unitName(m[1] ?? m[2] ?? '') }),
  },
  {
    pattern: /\bhalf an? (year|month)\b/gi,
    read: (m) => ({ kind: 'count', value: 0.5, unit: unitName(m[1] ?? ''), fraction: true }),
  },
  { pattern: /\ba fortnight\b/gi, read: () => ({ kind: 'count', value: 2, unit: 'weeks' }) },
  {
    pattern: /\bof which (?:only |just |some )?(\d{1,3})\b(?! ?[\w$%])/gi,
    read: (m) => ({ kind: 'count', value: Number(m[1]), unit: 'days' }),
  },
  {
    pattern: /\b(?:past|beyond) the (\d{2,3})\b(?! ?[\w$%-])/gi,
    read: (m) => ({ kind: 'count', value: Number(m[1]), unit: 'days' }),
  },
  { pattern: /\bday (\d{1,4})\b(?!,\d)/gi, read: (m) => ({ kind: 'count', value: Number(m[1]), unit: 'days' }) },
  {
    pattern: new RegExp(`\\b(\\d[\\d,]*(?:\\.\\d+)?)(?: full| whole)?[ -]?(${units})(?![a-z])`, 'gi'),
    read: (m) => ({ kind: 'count', value: plainNumber(m[1] ?? ''), unit: unitName(m[2] ?? '') }),
  },
  {
    pattern: /\b\d[\d,]*(?:\.\d+)?\b|\b(?=\w*\d)\w+\b/g,
    read: (m) =>
      /^(1[6-9]|20)\d\d$/.test(m[0]) ? { kind: 'year', value: Number(m[0]) } : { kind: 'number', value: m[0] },
  },
];

function unitName(word: string): string {
  const lower = word.toLowerCase().replace('working', 'business').replace('calendar ', '');
  return lower.endsWith('s') ? lower : `${lower}s`;
}

const bounds: readonly (readonly [Bound, RegExp])[] = [
  ['least', /(?:\bat least|\bno (?:less|fewer) than|\bnot (?:less|fewer) than|\ba minimum of|\bat a minimum,?) $/i],
  [
    'most',
    /(?:\bat most|\bno more than|\bnot more than|(?<!\badd |\badds |\badded )\bup to|\bat the most,?|\ba maximum of|\bnot? exceeding) $/i,
  ],
  [
    'under',
    /(?:\bnearly|\balmost|\bnot quite|\ball but|\b(?:just|slightly|a little|somewhat) (?:under|less than|below|short of)|\bless than|\bfewer than|\bunder|\bclose to|\bshy of) $/i,
  ],
  [
    'over',
    /(?:\b(?:just |slightly |a little |somewhat |well |far |a good deal )?(?:over|more than|above|in excess of|longer than|upwards of)|\bexceeding) $/i,
  ],
  [
    'about',
    /(?:\babout|\bapproximately|\bapprox\.?|\broughly|\baround|\bsome|\ba little|\bor so|\bcirca|\bon the order of|\bin the region of|~|≈) ?$/i,
  ],
];
const trailing = /^ (?:or so|or thereabouts|approximately|roughly)\b/i;
const andMore = /^ (?:and|or) more\b/i;

function boundOf(text: string, at: number, end: number): { bound?: Bound; from: number } {
  const before = text
    .slice(Math.max(0, at - 40), at)
    .replace(/(?<=\w )(?:a|an|the) $/i, (words) => ' '.repeat(words.length));
  const lead = before.trimEnd() === before ? before : `${before.trimEnd()} `;
  for (const [bound, pattern] of bounds) {
    const found = pattern.exec(lead);
    if (found) return { bound, from: at - before.length + found.index };
  }
  const behind = text.slice(end, end + 40);
  if (andMore.test(behind)) return { bound: 'over', from: at };
  return trailing.test(behind) ? { bound: 'about', from: at } : { from: at };
}

/** The text with the given words, which come in order, replaced by spaces. */
function blanked(text: string, words: readonly { at: number; words: string }[]): string {
  if (words.length === 0) return text;
  let end = 0;
  const kept = words.map(({ at, words: each }) => {
    const before = text.slice(end, at);
    end = at + each.length;
    return `${before}${' '.repeat(each.length)}`;
  });
  return `${kept.join('')}${text.slice(end)}`;
}

/** Every figure in a text, normalized, with the words that bound it. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let rest = text;
  for (const { pattern, read } of readers) {
    const matches = [...rest.matchAll(pattern)].flatMap((match) => {
      const value = read(match);
      return value === null ? [] : [{ value, at: match.index, words: match[0] }];
    });
    found.push(
      ...matches.map(({ value, at, words }) => ({
        ...value,
        words: words.trim(),
        at,
        ...boundOf(text, at, at + words.length),
      })),
    );
    rest = blanked(rest, matches);
  }
  return found;
}
