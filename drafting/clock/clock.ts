import { addDays, addYears, daysBetween, isBusinessDay } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { clauseOf } from '../../knowledge/processors/clock.ts';
import type { Governing } from '../../knowledge/processors/version.ts';
import { longDate } from '../text/display.ts';
import type { ClockFacts } from './clock-facts.ts';
import { dayOf, holdUnknown, type ClockRow } from './clock-row.ts';
import { holdRows } from './hold-rows.ts';
import { earliestFiling, waitOf } from './wait.ts';

/** The post brings nothing on a Sunday or a federal holiday. */
const hasPost = (day: string): boolean => isBusinessDay(day) || new Date(`${day}T00:00:00Z`).getUTCDay() === 6;

const wantsPost = ({ procedure: { channels } }: Agreement): boolean =>
  channels.value?.[0] === 'certified_mail' || channels.value?.[0] === 'mail';

const conferenceNotes = {
  required: 'The meeting that the agreement asks for must have been held as well.',
  'on request': 'Where a side asks for the conference, it must have been held as well.',
} as const;

function waitRow(agreement: Agreement, facts: ClockFacts): ClockRow[] {
  const { procedure } = agreement;
  const { wait_days: days, conference } = procedure;
  if (days.value === null) return [];
  const { starts_on, last_day, cleared } = waitOf(procedure, facts.notice, facts.taken);
  const fromDate = procedure.wait_starts.value === 'date_of_notice';
  const closed = starts_on !== null && !fromDate && wantsPost(agreement) && !hasPost(starts_on);
  return [
    {
      key: 'wait',
      kind: 'wait',
      what: `Waiting period after the notice of dispute: ${days.value} days`,
      about: null,
      clause: clauseOf(agreement, days),
      starts_on,
      starts_why: fromDate
        ? 'Counted from the date of the notice.'
        : 'Counted from the day the processor received the complete notice.',
      ends_on: last_day,
      opens_on: cleared.on,
      missing: cleared.missing,
      note: facts.notice?.provisional
        ? 'The receipt is provisional: the addressee’s mail server accepted it. Counted from the later day, to be safe.'
        : closed
          ? 'The receipt is recorded for a day without post: check its proof. The days are calendar days and count all the same.'
          : conference.value === null
            ? null
            : conferenceNotes[conference.value],
    },
  ];
}

function electionRow(agreement: Agreement, facts: ClockFacts): ClockRow[] {
  const days = agreement.procedure.election_days;
  if (!days?.value) return [];
  const { cleared, filing } = waitOf(agreement.procedure, facts.notice, facts.taken);
  const received = filing.on === null ? null : facts.taken.election_received_on;
  return [
    {
      key: 'election',
      kind: 'election',
      what: `Days to answer the election notice: ${days.value} days`,
      about: null,
      clause: clauseOf(agreement, days),
      starts_on: received,
      starts_why: 'Counted from the day the processor received the election notice.',
      ends_on: received === null ? null : addDays(received, days.value),
      opens_on: filing.on,
      missing: filing.missing,
      note: cleared.on === null ? null : `The election notice is possible from ${longDate(cleared.on)}.`,
    },
  ];
}

function optOutRow(agreement: Agreement, { account_opened_on: opened }: ClockFacts): ClockRow[] {
  const optOut = agreement.procedure.opt_out;
  if (optOut.value === null) return [];
  const { days } = optOut.value;
  const start = dayOf(opened);
  return [
    {
      key: 'opt_out',
      kind: 'opt_out',
      what: days === null ? 'Window to opt out of arbitration' : `Window to opt out of arbitration: ${days} days`,
      about: null,
      clause: clauseOf(agreement, optOut),
      starts_on: days === null ? null : start,
      starts_why: 'Counted from the day the account was opened, when the agreement was first accepted.',
      ends_on: days === null || start === null ? null : addDays(start, days),
      opens_on: null,
      missing:
        days === null
          ? 'The passage read does not give the number of days.'
          : start === null
            ? 'The day on which the account was opened is not on file.'
            : null,
      note: null,
    },
  ];
}

/**
 * The safe last day is the one without tolling, which the other side may dispute; the note beside it gives the tolled
 * one.
 */
function tolledNote(agreement: Agreement, facts: ClockFacts, end: string): string | null {
  const { tolling, wait_days: days } = agreement.procedure;
  if (!tolling.value) return null;
  const { starts_on, last_day } = waitOf(agreement.procedure, facts.notice, facts.taken);
  const running = starts_on !== null && last_day !== null && starts_on <= end;
  return !running || days.value === null
    ? 'The agreement tolls it during the informal process, which has not begun by a recorded receipt.'
    : `The agreement tolls it from ${longDate(starts_on)} to ${longDate(last_day)}, which moves it to ${longDate(addDays(end, days.value))}; this is the day without tolling, to be safe.`;
}

/** Accrual and tolling can be disputed, so the program's count of a limitation date is none before an attorney confirms it. */
const noteOf = (rest: string | null): string => ['An attorney must confirm it.', rest].filter(Boolean).join(' ');

function limitationRow(agreement: Agreement | null, facts: ClockFacts): ClockRow[] {
  const start = dayOf(facts.hold_started_on);
  const years = agreement?.procedure.limitation_years;
  const row = { key: 'limitation', kind: 'limitation', about: null, opens_on: null } as const;
  const why = 'Counted from the day the hold began, the earlier of the two theories.';
  if (agreement && years?.value) {
    const end = start === null ? null : addYears(start, years.value);
    return [
      {
        ...row,
        what: `Time to file a claim under the agreement: ${years.value === 1 ? 'one year' : `${years.value} years`}`,
        clause: clauseOf(agreement, years),
        starts_on: start,
        starts_why: why,
        ends_on: end,
        missing: start === null ? holdUnknown : null,
        note: end === null ? null : noteOf(tolledNote(agreement, facts, end)),
      },
    ];
  }
  if (facts.limitation === null || start === null) return [];
  const { date, basis } = facts.limitation;
  return [
    {
      ...row,
      what: 'Time to file a claim, by law',
      clause: { agreement: null, title: 'The law, not the agreement', version: null, anchor: basis, quote: null },
      starts_on: start,
      starts_why: why,
      ends_on: date,
      missing: null,
      note: noteOf(agreement && tolledNote(agreement, facts, date)),
    },
  ];
}

/**
 * The last day on which the notice may be received so that a claim can still be filed in the agreement's own time, each later step as early
 * as can be and nothing tolled.
 */
function lastNoticeRow(agreement: Agreement, facts: ClockFacts): ClockRow[] {
  const { limitation_years: years, wait_days: days } = agreement.procedure;
  const start = dayOf(facts.hold_started_on);
  if (!years.value || facts.notice !== null || start === null) return [];
  const end = addYears(start, years.value);
  const first = earliestFiling(agreement.procedure, start);
  if (first === null) return [];
  return [
    {
      key: 'last_notice',
      kind: 'last_notice',
      what: 'Last day for the notice to be received, to file in time without tolling',
      about: null,
      clause: clauseOf(agreement, days.value === null ? years : days),
      starts_on: start,
      starts_why: 'Counted back from the last day to file a claim, by the periods that come before it.',
      ends_on: addDays(end, -daysBetween(start, first)),
      opens_on: null,
      missing: null,
      note: noteOf('After it a claim in time rests on the tolling that the agreement promises, which may be disputed.'),
    },
  ];
}

/**
 * Every term of the governing versions that runs in a case, as rows. A term that the version lacks is not shown, and a version that is not
 * known has no terms. Pure: nothing depends on today, which a screen compares with the days.
 */
export function clockOf(governing: Governing, facts: ClockFacts): ClockRow[] {
  const procedure = governing.procedure.agreement;
  return [
    ...(governing.hold.agreement ? holdRows(governing.hold.agreement, facts) : []),
    ...(procedure ? waitRow(procedure, facts) : []),
    ...(procedure ? electionRow(procedure, facts) : []),
    ...(procedure ? optOutRow(procedure, facts) : []),
    ...(procedure ? lastNoticeRow(procedure, facts) : []),
    ...limitationRow(procedure, facts),
  ];
}
