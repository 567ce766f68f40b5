import { addDays } from '../../domain/calendar/business-days.ts';
import type { DisputeProcedure } from '../../knowledge/processors/agreement.ts';
import type { NoticeGiven, StepsTaken } from './clock-facts.ts';

/** A day, or why there is none yet. */
export type Opening = { on: string; missing: null } | { on: null; missing: string };

/**
 * The waiting period after a notice. `starts_on`: the day from which it is counted; `last_day`: its last day;
 * `cleared`: the first day on which it bars nothing any more, once any required meeting was held; `filing`: the first
 * day on which a claim may be filed, after an election notice where the text asks for one.
 */
export type Wait = {
  starts_on: string | null;
  last_day: string | null;
  cleared: Opening;
  filing: Opening;
};

const opens = (on: string): Opening => ({ on, missing: null });
const open = (missing: string): Opening => ({ on: null, missing });
const later = (one: string, other: string): string => (one > other ? one : other);
const noNotice = 'No complete notice of dispute has been given, so the period has not begun.';
const noReceipt = 'The day on which the processor received the complete notice is not on file.';
const noConference = 'The agreement asks for a meeting first, and none is recorded.';
const noElection = 'An election notice comes first, and none is recorded as received.';

/**
 * Counted from receipt, unless the text counts from the date of the notice. A text that leaves this open is counted
 * from receipt, the later day.
 */
const startOf = ({ wait_starts: starts }: DisputeProcedure, notice: NoticeGiven): string | null =>
  starts.value === 'date_of_notice' ? notice.sent_on : notice.received_on;

/**
 * "Within 45 days after receipt": the 45th day is the last, and the next step is possible on the day after it. "At
 * least 30 days after the date of the notice": the 30th day is possible. All texts read count calendar days, so
 * holidays count and time zones make no difference.
 */
function periodOf(procedure: DisputeProcedure, start: string, days: number): { last_day: string; next: string } {
  const last = procedure.wait_starts.value === 'date_of_notice' ? addDays(start, days - 1) : addDays(start, days);
  return { last_day: last, next: addDays(last, 1) };
}

function afterConference(procedure: DisputeProcedure, taken: StepsTaken, from: string): Opening {
  const { conference_on: held } = taken;
  if (procedure.conference.value === null) return opens(from);
  if (held === null) return procedure.conference.value === 'required' ? open(noConference) : opens(from);
  return opens(later(from, addDays(held, 1)));
}

/** The election notice counts only once the period is over, and the other side then has its own days from receipt. */
function afterElection({ election_days: days }: DisputeProcedure, taken: StepsTaken, cleared: Opening): Opening {
  if (!days?.value || cleared.on === null) return cleared;
  const received = taken.election_received_on;
  if (received === null) return open(noElection);
  if (received < cleared.on)
    return open('The election notice was received before it was possible, so it does not count.');
  return opens(addDays(received, days.value + 1));
}

/** The waiting period of a version for a notice; without a complete notice, or without its receipt, it has no end. Pure. */
export function waitOf(procedure: DisputeProcedure, notice: NoticeGiven | null, taken: StepsTaken): Wait {
  const none = (missing: string): Wait => ({
    starts_on: null,
    last_day: null,
    cleared: open(missing),
    filing: open(missing),
  });
  if (procedure.pre_notice_required.value === null) return none('The text read does not say how a dispute begins.');
  if (notice === null) return none(noNotice);
  const days = procedure.wait_days.value;
  if (days === null) {
    // A notice must come first, with no period after it: the day after it is the first that is surely later, and so is the day it names.
    const next = addDays(notice.sent_on, 1);
    const cleared = afterConference(procedure, taken, later(next, notice.filing_on ?? next));
    return { starts_on: null, last_day: null, cleared, filing: afterElection(procedure, taken, cleared) };
  }
  const start = startOf(procedure, notice);
  if (start === null) return none(noReceipt);
  const { last_day, next } = periodOf(procedure, start, days);
  const named = procedure.wait_starts.value === 'date_of_notice' ? (notice.filing_on ?? next) : next;
  const cleared = afterConference(procedure, taken, later(next, named));
  return { starts_on: start, last_day, cleared, filing: afterElection(procedure, taken, cleared) };
}

/**
 * The first day on which a claim could be filed if a complete notice were received on `received` and each later step
 * were taken as early as possible.
 */
export function earliestFiling(procedure: DisputeProcedure, received: string): string | null {
  const notice: NoticeGiven = { sent_on: received, received_on: received, filing_on: null };
  const { cleared } = waitOf(procedure, notice, { conference_on: received, election_received_on: null });
  return cleared.on === null
    ? null
    : waitOf(procedure, notice, { conference_on: received, election_received_on: cleared.on }).filing.on;
}
