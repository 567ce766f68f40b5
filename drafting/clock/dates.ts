import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import type { ClockRow } from './clock-row.ts';
import type { ContractStep } from './steps.ts';

/** A day of a case that somebody waits for. `key` is stable; with the day it is one reminder, so a day that moves reminds again. */
export type ClockDate = {
  key: string;
  on: string;
  what: string;
  owner: 'merchant' | 'staff' | 'attorney';
  /** Where the day comes from, for a reader who checks. */
  source: string | null;
  /** Days before it on which its owner is reminded, longest first. */
  before: readonly number[];
};

export type DatedCase = {
  rows: readonly ClockRow[];
  steps: readonly ContractStep[];
  next_action: { words: string; on: string } | null;
  /** The day by which the processor's reply to the newest letter is due, while none is recorded. */
  answer_due_on: string | null;
  offers: readonly { id: string; answer_by: string }[];
  promised: readonly { id: string; label: string; on: string }[];
};

const usual = [3] as const;
/** A claim takes weeks to prepare, so the last day for it is announced early. */
const limitationBefore = [90, 30, 3] as const;

const sourceOf = ({ clause }: Pick<ClockRow, 'clause'>): string =>
  [clause.title, clause.version, clause.anchor].filter(Boolean).join(', ');

function dateOfRow(row: ClockRow, steps: readonly ContractStep[]): ClockDate[] {
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
    case 'limitation':
      return date(row.ends_on, 'Last day to file a claim, without tolling.', 'attorney', limitationBefore);
  }
}

/** Every day of an open case that somebody waits for, soonest first. Pure: the reminders and the calendars read this one list. */
export function clockDates({ rows, steps, next_action, answer_due_on, offers, promised }: DatedCase): ClockDate[] {
  const dates: ClockDate[] = [
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
    ...(answer_due_on === null || answer_due_on === next_action?.on
      ? []
      : [
          {
            key: 'answer',
            on: answer_due_on,
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
  ];
  return dates.toSorted((one, other) => one.on.localeCompare(other.on) || one.key.localeCompare(other.key));
}

/** Longest that a day is reported as late: what was past for long when a case came in is no news. */
const lateDays = 14;

/** Which reminder is due today: the nearest one before the day, the one on it, or the one that says it has passed; null when none is. */
export function reminderOn({ on, before }: Pick<ClockDate, 'on' | 'before'>, today: string): string | null {
  if (on === today) return 'day';
  if (today > on) return daysBetween(on, today) <= lateDays ? 'late' : null;
  const nearest = before.toSorted((one, other) => one - other).find((days) => addDays(on, -days) <= today);
  return nearest === undefined ? null : `before:${nearest}`;
}
