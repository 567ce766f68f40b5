import type { FactSheet } from '../facts/fact.ts';
import { hasLasted } from './relations-of-days.ts';
import { daysFrom } from './relation.ts';
import { type Value } from './tokens.ts';

/** What a letter dates, as it is called between two days, and the facts that hold its day. */
const events: readonly (readonly [string, Record<string, readonly string[]>])[] = [
  [
    '(?:‹V›|the|that) (?:(first|second|final|last) )?(?:letter|demand|notice) (?:reached ‹P›|had reached ‹P›|(?:was |had been )?(?:delivered|received)|arrived)',
    {
      first: ['delivered_initial'],
      second: ['delivered_follow_up'],
      final: ['delivered_final'],
      last: ['last_delivered'],
      '': ['last_delivered'],
    },
  ],
  [
    '(?:‹V›|the|that) (?:(first|second|final|last) )?(?:letter|demand|notice) (?:(?:was |had been )?(?:sent|mailed)|went out)',
    {
      first: ['sent_initial', 'first_letter'],
      second: ['sent_follow_up'],
      final: ['sent_final'],
      last: ['last_letter'],
      '': ['last_letter'],
    },
  ],
  ['(?:the|that|this) (?:ordinary )?(?:dispute )?window (?:closed|ended)', { '': ['window_end'] }],
  ['the hold (?:began|started|was placed|was imposed)', { '': ['hold_started'] }],
];
const ofEvents = events.map(([words, ids]) => ({
  pattern: new RegExp(
    `‹D(\\d+)›,? (?:now |just |only )?(?:‹N(\\d+)›|(?:the|a|one) day) (after|before) ${words}(?=[,.;:)]|$),?`,
    'g',
  ),
  ids,
}));
const toLetter =
  /‹D(\d+)›,? (?:now |just |already |by now )?‹N(\d+)› (old|before this letter|before the date of this letter|from today|from (?:the date of )?this letter)(?=[,.;:)]|$),?/g;

const day = (value: Value | undefined): number => Date.parse(String(value?.value)) / 86_400_000;

/** Whether so many days lie from one fact's day to a day, the other way round for "before". */
function lies(
  sheet: FactSheet,
  ids: readonly string[],
  date: Value | undefined,
  count: Value | 1,
  back: boolean,
): boolean {
  return ids.some((id) => {
    const from = day({ is: 'D', kind: 'date', words: '', value: String(sheet.facts[id]?.value) });
    const days = (day(date) - from) * (back ? -1 : 1);
    return days > 0 && (count === 1 ? days === 1 : hasLasted(count, days));
  });
}

/**
 * The sentence without what says of one of its days how far it lies from another day of the file, where that is so: "on December 3, 2026,
 * three days after our letter reached you". What is not so stays. `text` as tokens (tokens.ts), counsel's own as `‹V›`.
 */
export function withoutTrueDistances(text: string, values: readonly Value[], sheet: FactSheet): string {
  if (!text.includes('‹D')) return text;
  const bare = text.replace(toLetter, (words, at: string, count: string, how: string) => {
    const date = values[Number(at)];
    const days = daysFrom(sheet, date?.value) * (how.startsWith('from') ? -1 : 1);
    return days > 0 && hasLasted(values[Number(count)], days) ? `‹D${at}›` : words;
  });
  return ofEvents.reduce(
    (left, { pattern, ids }) =>
      left.replace(pattern, (words, at: string, count: string | undefined, how: string, which: string | undefined) => {
        const found = ids[typeof which === 'string' && which in ids ? which : ''] ?? [];
        const long = count === undefined ? 1 : values[Number(count)];
        return long !== undefined && lies(sheet, found, values[Number(at)], long, how === 'before')
          ? `‹D${at}›`
          : words;
      }),
    bare,
  );
}
