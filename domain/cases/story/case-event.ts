import type { IsoDate } from '../../calendar/business-days.ts';
import { longDay } from '../../calendar/long-day.ts';
import type { Act, Actor } from './acts.ts';

/** How well the day is known: the day itself, its month, or about that day. */
export const precisions = ['day', 'month', 'about'] as const;
export type Precision = (typeof precisions)[number];

/** `account`: the merchant's own, typed on the screen or read in the communication log. */
export const eventSources = ['account', 'message', 'reply', 'upload', 'staff'] as const;
export type EventSource = (typeof eventSources)[number];

export const eventStates = ['proposed', 'confirmed', 'rejected'] as const;
export type EventState = (typeof eventStates)[number];

/** The first day on which something can have happened, and what is said of an earlier one. */
export const firstDay = '2000-01-01';
export const tooEarly = 'Enter a day of the year 2000 or later.';

/** Characters of what an event is about, and of the words that a source says it in. */
export const maxAbout = 120;
export const maxQuote = 400;

/**
 * What is said of an event: of a month `day` is its first day. `due_on`: the day that a promise names. `proof`: a file of
 * the case that shows it, null for "I have none".
 */
export type EventSaid = {
  who: Actor;
  act: Act;
  day: IsoDate;
  precision: Precision;
  due_on: IsoDate | null;
  about: string | null;
  proof_file_id: string | null;
};

/**
 * Where an event is from: `source_id` is the upload, reply or message; `quote` its words, from `start` to `end` of that
 * text where it is one; `day_said` the day as those words have it.
 */
export type EventOrigin = {
  source: EventSource;
  source_id: string | null;
  page: number | null;
  quote: string | null;
  start: number | null;
  end: number | null;
  day_said: string | null;
};

/** An event that the merchant confirmed, as letters and analysis use it. `source_kind`: the kind of the upload. */
export type CaseEvent = EventSaid & EventOrigin & { id: string; source_kind: string | null };

/** What rules read in a source, to be confirmed by the merchant. */
export type Proposal = EventSaid & EventOrigin;

/** "May 4, 2026", "May 2026", "about May 4, 2026". */
export function eventDay({ day, precision }: Pick<EventSaid, 'day' | 'precision'>): string {
  const long = longDay(day);
  switch (precision) {
    case 'day':
      return long;
    case 'month':
      return long.replace(/ \d{1,2},/, '');
    case 'about':
      return `about ${long}`;
  }
}

/**
 * Whether it is still what its source says. What the merchant corrects in an event of a reply or an upload is the
 * merchant's own account, and no longer in the words of that source.
 */
export const saysTheSame = (one: EventSaid & Pick<EventOrigin, 'source'>, other: EventSaid): boolean =>
  (one.source !== 'reply' && one.source !== 'upload') ||
  (['who', 'act', 'day', 'precision', 'due_on'] as const).every((part) => one[part] === other[part]);

/** Two events say the same of the same words. */
export const isSameOrigin = (
  one: Pick<EventOrigin, 'source' | 'source_id' | 'quote'>,
  other: Pick<EventOrigin, 'source' | 'source_id' | 'quote'>,
): boolean => one.source === other.source && one.source_id === other.source_id && one.quote === other.quote;
