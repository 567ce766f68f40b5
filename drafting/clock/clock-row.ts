import { isIsoDate } from '../../domain/calendar/business-days.ts';
import type { ClockClause } from '../../knowledge/processors/clock.ts';

/**
 * One term of the contract for one case, or for one payment of it. `ends_on` is the last day of the term; null, with
 * what is `missing`. `opens_on` is the first day on which what follows is possible; null where nothing follows or the
 * day is not known. Days are calendar days, `YYYY-MM-DD`. `key` is stable.
 */
export type ClockRow = {
  key: string;
  kind: 'hold' | 'wait' | 'election' | 'opt_out' | 'last_notice' | 'limitation';
  what: string;
  /** The payment it runs for, where it runs for one. */
  about: string | null;
  clause: ClockClause;
  starts_on: string | null;
  starts_why: string;
  ends_on: string | null;
  opens_on: string | null;
  missing: string | null;
  note: string | null;
};

/** A day on file; null where there is none, or the text is not a date. */
export const dayOf = (day: string | null): string | null => (day !== null && isIsoDate(day) ? day : null);

export const holdUnknown = 'The day on which the hold began is not on file.';
