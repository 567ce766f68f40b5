import type { IsoDate } from '../../calendar/business-days.ts';
import { datesIn } from '../../documents/find-dates.ts';
import type { Context, Read, Said } from './day-in-context.ts';
import { dayKinds, type DayKind } from './day-kinds.ts';
import { plain, weekdayOf } from './day-words.ts';

/** A day as a text says it: `start` and `end` of its words. */
export type SaidDay = Said & { start: number; end: number };

const roughly =
  /\b(?:about|around|approximately|approx\.?|circa|roughly|on or about|over|more than|almost|nearly|less than|at least|alrededor del?|aproximadamente|casi|como|unos|mas de|sobre)\s*(?:the |el |hace )?$/i;
const roughened = (said: Said | null | undefined, lead: string): Said | null | undefined =>
  said?.precision === 'day' && roughly.test(lead) ? { ...said, precision: 'about' } : said;
const bound = /\b(?:by|until|till|before|to|for|hasta|para|antes del?)\s*(?:the |el |on )?$/i;
/** Whether the words before a day make it one that something is expected by; nothing that follows counts from it. */
export const isBound = (lead: string): boolean => bound.test(lead.slice(-24));

/** What stands between a weekday and its date. */
const isBetween = (between: string): boolean => /^[.,]? ?(?:the |el |dia |on )?$/i.test(between);

type Mention = {
  start: number;
  end: number;
  weekday?: string | undefined;
  read: (context: Context) => ReturnType<Read>;
};

const wholeDates = (text: string): Mention[] =>
  datesIn(text).map(({ date, start, end, or }) => ({
    start,
    end,
    read: () => ({ day: date, precision: or ? 'about' : 'day', form: 'date' }),
  }));

const mentionsOf = ({ pattern, rest, read }: DayKind, text: string): Mention[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: said, index: start, groups = {} }): Mention[] => {
    const end = start + said.replace(/\.$/, '').length;
    if (rest && !rest.test(text.slice(end, end + 30))) return [];
    return [{ start, end, weekday: groups.weekday, read: (context: Context) => read({ ...groups, said }, context) }];
  });

/** What a text says of days, in order: of two that overlap the one that begins first, then the longer. */
function mentionsIn(text: string): Mention[] {
  let free = 0;
  return [...wholeDates(text), ...dayKinds.flatMap((kind) => mentionsOf(kind, text))]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isFree = start >= free;
      if (isFree) free = end;
      return isFree;
    });
}

/**
 * The days that a text says, in order. One with its year is that day wherever it stands. One without is the newest of
 * its name, and others are counted from `today` or from the day before them in the text: none of these is after `today`,
 * and what could be several days is none. A day that digits leave open ("7/8/2026" of a writer abroad) is read month
 * first, and is only about that day. `today`: when the text was written; where it is not `isDated`, it was not later.
 */
export function saidDays(text: string, today: IsoDate, isDated = true): SaidDay[] {
  const even = plain(text);
  const found: SaidDay[] = [];
  let context: Context = { today, isDated, before: null, named: null, weekday: null };
  const mentions = mentionsIn(even);
  for (const [at, { start, end, weekday: name, read }] of mentions.entries()) {
    const next = mentions[at + 1];
    if (name && next && !next.weekday && isBetween(even.slice(end, next.start))) {
      context = { ...context, weekday: weekdayOf(name) };
      continue;
    }
    const lead = even.slice(Math.max(0, start - 24), start);
    const said = roughened(read(context), lead);
    context = { ...context, weekday: null };
    if (said === undefined) continue;
    if (said) found.push({ ...said, start, end });
    if (!isBound(lead) && !(said && said.day > today))
      context = { ...context, before: said, named: said && said.form !== 'relation' ? said : context.named };
  }
  return found;
}
