import type { FactKind } from '../facts/fact.ts';

/** A figure found in a text: its kind, normalized value and position. */
export type Figure = {
  kind: Extract<FactKind, 'money' | 'date' | 'percent' | 'count' | 'contact' | 'year'> | 'number';
  value: string | number;
  unit?: string;
  words: string;
  at: number;
};

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
const monthNumber = (name: string): number =>
  monthNames.split('|').findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const iso = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
const plainNumber = (digits: string): number => Number(digits.replace(/,/g, ''));
const scale: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 };
const units = 'business days?|days?|weeks?|months?|years?|hours?|times';
const month = `(?:${monthNames}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;

type Reader = { pattern: RegExp; read: (match: RegExpMatchArray) => Omit<Figure, 'words' | 'at'> };

/** In order; text consumed by one reader is blanked for the next. */
const readers: readonly Reader[] = [
  {
    pattern: /\S+@\S+\.\w+|https?:\/\/\S+|\bwww\.\S+|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
    read: (m) => ({ kind: 'contact', value: m[0] }),
  },
  {
    pattern: new RegExp(`\\b(${month}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi'),
    read: (m) => ({ kind: 'date', value: iso(m[3] ?? '', monthNumber(m[1] ?? ''), m[2] ?? '') }),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}) (${month}) (\\d{4})\\b`, 'gi'),
    read: (m) => ({ kind: 'date', value: iso(m[3] ?? '', monthNumber(m[2] ?? ''), m[1] ?? '') }),
  },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: (m) => ({ kind: 'date', value: m[0] }) },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    read: (m) => ({ kind: 'date', value: iso(m[3] ?? '', Number(m[1]), m[2] ?? '') }),
  },
  {
    pattern: new RegExp(`\\b(${month}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi'),
    read: (m) => ({ kind: 'date', value: `${monthNumber(m[1] ?? '')}/${Number(m[2])}` }),
  },
  {
    pattern:
      /(?:US)?\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(k|m|thousand|million|billion)\b)?|\b(\d[\d,]*(?:\.\d+)?) (?:(thousand|million|billion) )?(?:US )?(?:dollars|USD)\b/gi,
    read: (m) => ({
      kind: 'money',
      value: Math.round(plainNumber(m[1] ?? m[3] ?? '0') * 100 * (scale[(m[2] ?? m[4] ?? '').toLowerCase()] ?? 1)),
    }),
  },
  {
    pattern: /\b(\d[\d,]*(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gi,
    read: (m) => ({ kind: 'percent', value: plainNumber(m[1] ?? '') }),
  },
  {
    pattern: new RegExp(`\\b(\\d[\\d,]*)[ -](${units})\\b`, 'gi'),
    read: (m) => ({ kind: 'count', value: plainNumber(m[1] ?? ''), unit: unitName(m[2] ?? '') }),
  },
  {
    pattern: /\b\d[\d,]*(?:\.\d+)?\b|\b(?=\w*\d)\w+\b/g,
    read: (m) =>
      /^(1[6-9]|20)\d\d$/.test(m[0]) ? { kind: 'year', value: Number(m[0]) } : { kind: 'number', value: m[0] },
  },
];

function unitName(word: string): string {
  const lower = word.toLowerCase();
  return lower.endsWith('s') ? lower : `${lower}s`;
}

/** Every figure in a text, normalized: money to cents, dates to `YYYY-MM-DD` (or month/day without a year). */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let rest = text;
  for (const { pattern, read } of readers) {
    for (const match of rest.matchAll(pattern)) found.push({ ...read(match), words: match[0].trim(), at: match.index });
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length));
  }
  return found;
}
