import type { IsoDate } from '../../calendar/business-days.ts';
import { datesIn } from '../../documents/find-dates.ts';
import type { Precision } from './case-event.ts';

/** A day as a text says it: `start` and `end` of its words. */
export type SaidDay = { day: IsoDate; precision: Precision; start: number; end: number };

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
/** "May 4", "4 May" and "5/4" without a year. */
const withoutYear: readonly { pattern: RegExp; parts: (groups: readonly string[]) => [month: number, day: number] }[] =
  [
    {
      pattern: new RegExp(String.raw`(?<![\w/])${month} ?(\d{1,2})(?:st|nd|rd|th)?(?![\w/:])`, 'gi'),
      parts: ([m, d]) => [monthOf(m), Number(d)],
    },
    {
      pattern: new RegExp(String.raw`(?<![\w/])(\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}(?! ?\d)`, 'gi'),
      parts: ([d, m]) => [monthOf(m), Number(d)],
    },
    { pattern: /(?<![\w/.$-])(\d{1,2})\/(\d{1,2})(?![\w/])/g, parts: ([m, d]) => [Number(m), Number(d)] },
  ];
/** "In May", "early May 2026": a month after a word that makes it one. */
const monthAlone = new RegExp(
  String.raw`\b(?:in|early|mid|late|during|since|of)[ -]${month}(?:,? ((?:19|20)\d{2}))?(?! ?\d)`,
  'gi',
);
const roughly = /\b(?:about|around|approximately|approx\.?|circa|roughly|on or about)\s*$/i;

const monthOf = (name: string | undefined): number => names.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

/** The newest such day that is not after `today`; null for one that no year has. */
function latest(m: number, d: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4));
  for (const y of [year, year - 1]) {
    const date = new Date(Date.UTC(y, m - 1, d));
    if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) continue;
    const iso = date.toISOString().slice(0, 10);
    if (iso <= today) return iso;
  }
  return null;
}

/**
 * The days that a text names, in order: with their year, or the newest past day of that name. A day that digits leave
 * open ("7/8/2026" of a writer abroad) is read month first, and is only about that day.
 */
export function saidDays(text: string, today: IsoDate): SaidDay[] {
  const found: SaidDay[] = [];
  const add = (each: SaidDay) => {
    if (!found.some(({ start, end }) => each.start < end && start < each.end)) found.push(each);
  };
  const how = (start: number): Precision => (roughly.test(text.slice(0, start)) ? 'about' : 'day');
  for (const { date, start, end, or } of datesIn(text))
    add({ day: date, precision: or ? 'about' : how(start), start, end });
  for (const { pattern, parts } of withoutYear)
    for (const { 0: words, index, ...groups } of text.matchAll(pattern)) {
      const day = latest(...parts([groups[1] ?? '', groups[2] ?? '']), today);
      if (day !== null) add({ day, precision: how(index), start: index, end: index + words.length });
    }
  for (const { 0: words, 1: name, 2: year, index } of text.matchAll(monthAlone)) {
    const m = monthOf(name);
    const first = year ? `${year}-${String(m).padStart(2, '0')}-01` : latest(m, 1, today);
    if (first !== null) add({ day: first, precision: 'month', start: index, end: index + words.length });
  }
  return found.toSorted((a, b) => a.start - b.start);
}
