import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import { remindDays } from '../../domain/people/license.ts';
import type { ClockRow } from './clock-row.ts';
import type { ContractStep } from './steps.ts';

/**
 * A pause of a day: nobody is reminded of the day before `until`, when reminders resume. `reason` and `by` say why and
 * who.
 */
type ClockPause = { until: string; reason: string; by: string };

/**
 * A day of a case that somebody waits for. `key` is stable. A reminder belongs to key and day, so a day that moves
 * reminds again.
 */
export type ClockDate = {
  key: string;
  on: string;
  what: string;
  owner: 'merchant' | 'staff' | 'attorney';
  /** Where the day comes from, for a reader who checks. */
  source: string | null;
  /** Days before it on which its owner is reminded, longest first. */
  before: readonly number[];
  /** The newest pause of this very day, ended or not. */
  pause: ClockPause | null;
};
type Unpaused = Omit<ClockDate, 'pause'>;

export type DatedCase = {
  rows: readonly ClockRow[];
  steps: readonly ContractStep[];
  next_action: { words: string; on: string } | null;
  /** The day by which the processor's reply to the newest letter is due, while none is recorded. */
  reply_due_on: string | null;
  offers: readonly { id: string; answer_by: string }[];
  promised: readonly { id: string; label: string; on: string }[];
  /** Licenses that the case's attorney approves on, each by its newest check, with the last day on which that counts. */
  licenses?: readonly { check_id: string; state: string; until: string }[];
  /** Certified copies that are not posted yet, with the day by which they should be. */
  envelopes?: readonly { id: string; on: string }[];
  /** Oldest first; each is of one day, under its key. */
  pauses?: readonly (ClockPause & { key: string; on: string })[];
};

const usual = [3] as const;
/** A license needs a look-up by staff, so they and its attorney are reminded early, and again shortly before. */
export const licenseBefore = [remindDays, 3] as const;
/** A claim takes weeks to prepare, so reminders of its last day come early. */
const limitationBefore = [90, 30, 3] as const;

const sourceOf = ({ clause }: Pick<ClockRow, 'clause'>): string =>
  [clause.title, clause.version, clause.anchor].filter(Boolean).join(', ');

function dateOfRow(row: ClockRow, steps: readonly ContractStep[]): Unpaused[] {
  const about = row.about === null ? '' : ` (${row.about})`;
  const date = (on: string | null, what: string, owner: ClockDate['owner'], before: readonly number[] = usual) =>
    on === null ? [] : [{ key: row.key, on, what, owner, source: sourceOf(row), before }];
  switch (row.kind) {
    case 'hold':
      return date(row.ends_on, `Last day of a term${about}. ${row.what}.`, 'staff');
    case 'wait': {
      const election = steps.find(({ step }) => step === 'election');
      const next = election ?? steps.find(({ step }) => step === 'arbitration');
      return date(row.opens_on, `First possible day: ${next?.label ?? 'the next step of the agreement'}.`, 'attorney');
    }
    case 'election': {
      const next = steps.find(({ step }) => step === 'arbitration');
      return date(row.opens_on, `First possible day: ${next?.label ?? 'arbitration'}.`, 'attorney');
    }
    case 'opt_out':
      return date(row.ends_on, 'Last day to opt out of arbitration.', 'attorney');
    case 'last_notice':
      return date(row.ends_on, `${row.what}.`, 'attorney', limitationBefore);
    case 'limitation':
      return date(
        row.ends_on,
        'Last day to file a claim, without tolling; an attorney must confirm it.',
        'attorney',
        limitationBefore,
      );
  }
}

/** Every day of an open case that somebody waits for, soonest first. Pure: the reminders and the calendars read this one list. */
export function clockDates(dated: DatedCase): ClockDate[] {
  const { pauses = [] } = dated;
  return allDates(dated)
    .map((date) => {
      const found = pauses.findLast(({ key, on }) => key === date.key && on === date.on);
      return { ...date, pause: found ? { until: found.until, reason: found.reason, by: found.by } : null };
    })
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.key.localeCompare(other.key));
}

function allDates({
  rows,
  steps,
  next_action,
  reply_due_on,
  offers,
  promised,
  licenses = [],
  envelopes = [],
}: DatedCase): Unpaused[] {
  return [
    ...rows.flatMap((row) => dateOfRow(row, steps)),
    ...offers.map(({ id, answer_by }) => ({
      key: `offer:${id}`,
      on: answer_by,
      what: 'Last day to accept or decline the offer.',
      owner: 'merchant' as const,
      source: null,
      before: usual,
    })),
    ...promised.map(({ id, label, on }) => ({
      key: `promised:${id}`,
      on,
      what: `Promised release${label ? `: ${label}` : ''}.`,
      owner: 'staff' as const,
      source: null,
      before: usual,
    })),
    ...licenses.map(({ check_id, state, until }) => ({
      key: `license:${check_id}`,
      on: until,
      what: `Last day on which the check of the attorney’s ${state} license counts.`,
      owner: 'attorney' as const,
      source: null,
      before: licenseBefore,
    })),
    ...(reply_due_on === null || reply_due_on === next_action?.on
      ? []
      : [
          {
            key: 'answer',
            on: reply_due_on,
            what: 'The processor’s reply is due.',
            owner: 'staff' as const,
            source: null,
            before: usual,
          },
        ]),
    ...(next_action === null
      ? []
      : [
          {
            key: 'next_action',
            on: next_action.on,
            what: `${next_action.words}.`,
            owner: 'staff' as const,
            source: null,
            before: usual,
          },
        ]),
    ...envelopes
      .filter(({ on }) => on !== next_action?.on)
      .map(({ id, on }) => ({
        key: `certified:${id}`,
        on,
        what: 'The certified copy of the letter is to be posted.',
        owner: 'staff' as const,
        source: null,
        before: usual,
      })),
  ];
}

/** Maximum days for which a day is reported as late: what was long past when a case came in is not news. */
const lateDays = 14;

/** Whether the day is paused, and the pause has not ended. */
export const isPaused = ({ pause }: Pick<ClockDate, 'pause'>, today: string): boolean =>
  pause !== null && today < pause.until;

/** The day on which its owner is reminded: the day itself, or the end of a pause that outlasts it. */
export const wakesOn = ({ on, pause }: Pick<ClockDate, 'on' | 'pause'>): string =>
  pause !== null && pause.until > on ? pause.until : on;

/** When a claim must be filed, and what is counted back from that: the program's count, for the desk to confirm. */
const isOfLimitation = ({ key }: Pick<ClockDate, 'key'>): boolean => key === 'limitation' || key === 'last_notice';

/** What the merchant reads in place of them: a limitation date comes from counsel alone, once confirmed (decision 187). */
export const claimIsLimited =
  'The time to file a claim is limited. Your attorney tells you the day once they have confirmed it; ask them if you must know sooner.';

/** Days that cannot be made up once they have passed, so a pause of one ends before it. */
export const isLastDay = (date: Pick<ClockDate, 'key'>): boolean => isOfLimitation(date) || date.key === 'opt_out';

/**
 * A day of the attorney that is the same in all their cases: one reminder covers them all, and no case can pause it.
 */
export const isOfAttorney = ({ key }: Pick<ClockDate, 'key'>): boolean => key.startsWith('license:');

/**
 * Days and rows of the clock that are the desk's and not the merchant's: what staff plan, what the attorney needs, and
 * what counsel has to confirm.
 */
export const isOurs = (date: Pick<ClockDate, 'key'>): boolean =>
  date.key === 'next_action' || isOfAttorney(date) || isOfLimitation(date);

/**
 * Which reminder is due today: the nearest one before the day, the one on it, or the one that says it has passed; null
 * when none is. A paused day gives no reminders until the day on which its pause ends.
 */
export function reminderOn(date: Pick<ClockDate, 'on' | 'before' | 'pause'>, today: string): string | null {
  const { before } = date;
  if (isPaused(date, today)) return null;
  const on = wakesOn(date);
  if (on === today) return 'day';
  if (today > on) return daysBetween(on, today) <= lateDays ? 'late' : null;
  const nearest = before.toSorted((one, other) => one - other).find((days) => addDays(on, -days) <= today);
  return nearest === undefined ? null : `before:${nearest}`;
}
