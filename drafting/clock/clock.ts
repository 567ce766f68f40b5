import { addDays, addYears, isBusinessDay, isIsoDate } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { clauseOf, holdClocks, type ClockClause, type HoldClock } from '../../knowledge/processors/clock.ts';
import type { Governing } from '../../knowledge/processors/version.ts';
import { longDate } from '../text/display.ts';
import type { ClockFacts, HeldPayment } from './clock-facts.ts';
import { waitOf } from './wait.ts';

/**
 * One term of the contract for one case, or for one payment of it. `ends_on` is the last day of the term, null with what is `missing`;
 * `opens_on` is the first day on which what follows is possible, null where nothing does or where it is not known. Days are calendar days,
 * `YYYY-MM-DD`. `key` is stable.
 */
export type ClockRow = {
  key: string;
  kind: 'hold' | 'wait' | 'election' | 'opt_out' | 'limitation';
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

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const dayOf = (day: string | null): string | null => (day !== null && isIsoDate(day) ? day : null);

function holdRow(
  clock: HoldClock,
  key: string,
  start: { on: string | null; why: string; missing: string },
  payment: HeldPayment | null,
): ClockRow {
  const ends = start.on === null ? null : addDays(start.on, clock.days);
  return {
    key,
    kind: 'hold',
    what: `${sentence(clock.term)}: up to ${clock.days} days`,
    about: payment && (payment.label || 'One part of the money'),
    clause: clock.clause,
    starts_on: start.on,
    starts_why: start.why,
    ends_on: ends,
    opens_on: ends === null ? null : addDays(ends, 1),
    missing: start.on === null ? start.missing : null,
    note: `Condition: ${clock.conditions}.`,
  };
}

const holdUnknown = 'The day on which the hold began is not on file.';

/** A term that runs for each payment: a row per part of the money whose day is on file; without parts, the last payment there can be. */
function paymentRows(clock: HoldClock, key: string, { hold_started_on: held, payments }: ClockFacts): ClockRow[] {
  if (payments.every(({ received_on: day }) => day === null))
    return [
      holdRow(
        clock,
        key,
        {
          on: dayOf(held),
          why: 'Counted from the day the hold began, the latest for every payment received by then.',
          missing: holdUnknown,
        },
        null,
      ),
    ];
  return payments.map((payment) =>
    holdRow(
      clock,
      `${key}:${payment.id}`,
      {
        on: dayOf(payment.received_on),
        why: 'Counted from the day the payment was received.',
        missing: 'The day on which this payment was received is not on file.',
      },
      payment,
    ),
  );
}

function holdRows(agreement: Agreement, facts: ClockFacts): ClockRow[] {
  return holdClocks(agreement).flatMap((clock, index) => {
    const key = `hold:${index}`;
    switch (clock.counts) {
      case 'payment':
        return paymentRows(clock, key, facts);
      case 'limitation':
        return holdRow(
          clock,
          key,
          {
            on: dayOf(facts.hold_started_on),
            why: 'Counted from the day the hold began; the text does not name the day.',
            missing: holdUnknown,
          },
          null,
        );
      case 'remittance':
        return holdRow(
          clock,
          key,
          {
            on: null,
            why: '',
            missing: 'It is counted from a day in the processor’s own books, which is not on file.',
          },
          null,
        );
    }
  });
}

/** The post brings nothing on a Sunday or a federal holiday. */
const hasPost = (day: string): boolean => isBusinessDay(day) || new Date(`${day}T00:00:00Z`).getUTCDay() === 6;

const wantsPost = ({ procedure: { channels } }: Agreement): boolean =>
  channels.value?.[0] === 'certified_mail' || channels.value?.[0] === 'mail';

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
      note: closed
        ? 'The receipt is recorded for a day without post: check its proof. The days are calendar days and count all the same.'
        : conference.value === 'required'
          ? 'The meeting that the agreement asks for must have been held as well.'
          : null,
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

/** The safe last day is the one without tolling, which the other side may dispute; the tolled one is said beside it. */
function tolledNote(agreement: Agreement, facts: ClockFacts, end: string | null): string | null {
  const { tolling, wait_days: days } = agreement.procedure;
  if (!tolling.value || end === null) return null;
  const { starts_on, last_day } = waitOf(agreement.procedure, facts.notice, facts.taken);
  const running = starts_on !== null && last_day !== null && starts_on <= end;
  return !running || days.value === null
    ? 'The agreement tolls it during the informal process, which has not begun by a recorded receipt.'
    : `The agreement tolls it from ${longDate(starts_on)} to ${longDate(last_day)}, which moves it to ${longDate(addDays(end, days.value))}; this is the day without tolling, to be safe.`;
}

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
        note: tolledNote(agreement, facts, end),
      },
    ];
  }
  if (facts.limitation === null || start === null) return [];
  const { date, basis, sure } = facts.limitation;
  return [
    {
      ...row,
      what: 'Time to file a claim, by law',
      clause: { agreement: null, title: 'The law, not the agreement', version: null, anchor: basis, quote: null },
      starts_on: start,
      starts_why: why,
      ends_on: date,
      missing: null,
      note:
        [sure ? null : 'An attorney must confirm it.', agreement && tolledNote(agreement, facts, date)]
          .filter(Boolean)
          .join(' ') || null,
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
    ...limitationRow(procedure, facts),
  ];
}
