import { z } from 'zod';
import { clockDays } from '../domain/cases/clock-day.ts';
import { allow } from './policy.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

/** A clause or a term of the law, for which `agreement` is null; `quote` is null where only a citation is known. */
const clause = z.object({
  agreement: z.string().nullable(),
  title: z.string(),
  version: calendarDate.nullable(),
  anchor: z.string(),
  quote: z.string().nullable(),
});

/** The version that governs and why, or why it is not known. */
const governing = z.object({
  title: z.string().nullable(),
  version: calendarDate.nullable(),
  why: z.string(),
  doubt: z.string().nullable(),
});

/**
 * A term that runs in a case. `ends_on` is its last day; `opens_on` the first day on which the next step is possible.
 * Both are null while something is `missing`. `records`: the day that would be recorded for it, where staff can record
 * one.
 */
const row = z.object({
  key: z.string(),
  kind: z.enum(['hold', 'wait', 'election', 'opt_out', 'last_notice', 'limitation']),
  what: z.string(),
  about: z.string().nullable(),
  clause,
  starts_on: calendarDate.nullable(),
  starts_why: z.string(),
  ends_on: calendarDate.nullable(),
  opens_on: calendarDate.nullable(),
  missing: z.string().nullable(),
  note: z.string().nullable(),
});

/**
 * A step that the agreement provides for; `open`: possible today. `on`: its first possible day, null when no day bars
 * it or the day is not known.
 */
const step = z.object({
  step: z.enum(['election', 'arbitration', 'small_claims']),
  label: z.string(),
  clause,
  open: z.boolean(),
  on: calendarDate.nullable(),
  missing: z.string().nullable(),
});

/** A day that staff may record: of a meeting, an election notice, the payments of a part of the money. */
const recordable = z.object({
  what: z.enum(clockDays),
  tranche_id: id.nullable(),
  label: z.string(),
  on: calendarDate.nullable(),
});

/**
 * A day that somebody waits for, and who. `paused`: nobody is reminded before `until`; `may_pause`: the caller may
 * pause it.
 */
const waitedFor = z.object({
  key: z.string(),
  on: calendarDate,
  what: z.string(),
  owner: z.enum(['merchant', 'staff', 'attorney']),
  source: z.string().nullable(),
  paused: z.object({ until: calendarDate, reason: z.string(), by: z.string() }).nullable(),
  may_pause: z.boolean(),
});

const caseClock = z.object({
  case_id: id,
  today: calendarDate,
  hold: governing,
  procedure: governing,
  rows: z.array(row),
  /** For the merchant: a sentence in place of the rows on limitation, which only the desk sees; null where none is left out. */
  left_to_counsel: z.string().nullable(),
  steps: z.array(step),
  days: z.array(recordable),
  /**
   * Every day of an open case that somebody waits for, soonest first. All viewers get the same days, except that only
   * the desk sees staff's plans, the attorney's licenses and the program's count of a limitation date.
   */
  dates: z.array(waitedFor),
});
export type CaseClock = z.infer<typeof caseClock>;

/** Whether the caller has a calendar feed; its address is shown once, when it is made. */
const feed = z.object({ created_at: timestamp.nullable() });

export const clock = {
  /** The terms of the governing versions as they run in a case, and the steps they allow. 404 for another's case as for a missing one. */
  getClock: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/clock', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(caseClock),
  /**
   * Staff or the case's attorney record a day from which a term is counted; null removes it. 422 INVALID_INPUT for a
   * day in the future.
   */
  putClockDay: allow('desk')
    .route({ method: 'PUT', path: '/cases/{id}/clock/days', tags: ['cases'] })
    .input(z.strictObject({ id, what: z.enum(clockDays), tranche_id: id.nullable(), on: calendarDate.nullable() }))
    .output(caseClock),
  /**
   * Staff or the case's attorney pause a day until another, with a reason. 409 CONFLICT when nobody waits for that day
   * any more, and for the day of an attorney's license, which belongs to no case; 422 INVALID_INPUT for an end that is
   * past, more than a year ahead, or not before a last day that cannot be undone.
   */
  pauseDate: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/clock/pauses', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        key: z.string().min(1).max(200),
        on: calendarDate,
        until: calendarDate,
        reason: z.string().trim().min(3, 'Enter a reason.').max(1_000),
      }),
    )
    .output(caseClock),
  getFeed: allow('signed-in')
    .route({ method: 'GET', path: '/me/calendar-feed', tags: ['me'] })
    .output(feed),
  /** Makes a feed, or a new address for it, which ends the old one. The address is returned here and never again. */
  createFeed: allow('signed-in')
    .route({ method: 'POST', path: '/me/calendar-feed', tags: ['me'] })
    .output(z.object({ url: z.string(), created_at: timestamp })),
  /** Ends the caller's feed. Idempotent. */
  revokeFeed: allow('signed-in')
    .route({ method: 'DELETE', path: '/me/calendar-feed', tags: ['me'] })
    .output(feed),
};
