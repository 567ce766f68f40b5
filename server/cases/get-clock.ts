import type { CaseClock } from '../../contract/clock.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { clockDayLabels } from '../../domain/cases/clock-day.ts';
import { claimIsLimited, isOfAttorney, isOurs, isPaused, type ClockDate } from '../../drafting/clock/dates.ts';
import type { ClockFacts } from '../../drafting/clock/clock-facts.ts';
import type { Chosen } from '../../knowledge/processors/version.ts';
import { clocksOf, type CaseClock as Clock } from '../kernel/case-clock.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { datesForEverybody } from './clock-dates.ts';

/** The clock of a case as the caller may see it. Throws NOT_FOUND, for another's case as for a missing one. */
export async function getClock(services: Services, user: User, caseId: string): Promise<CaseClock> {
  const now = services.clock.now();
  // The firm's day, which letters also use to say how long the money has been held.
  const today = firmDayOf(now);
  const [theCase, clocks] = await services.database.read(user, (db) =>
    Promise.all([findCaseCore(db, caseId), clocksOf(db, [caseId], today)]),
  );
  const clock = clocks.get(caseId);
  const onDesk = sideOf(user, theCase) === 'desk';
  if (!clock) throw notFound('This case');
  const [found] = await datesForEverybody(services, [caseId]);
  const isShown = (each: Pick<ClockDate, 'key'>): boolean => onDesk || !isOurs(each);
  const rows = clock.rows.filter(isShown);
  return {
    ...present(caseId, today, { ...clock, rows }),
    left_to_counsel: rows.length < clock.rows.length ? claimIsLimited : null,
    dates: (found?.dates ?? []).filter(isShown).map((date) => presentDate(date, today, onDesk)),
  };
}

const presentDate = (date: ClockDate, today: string, onDesk: boolean): CaseClock['dates'][number] => {
  const { key, on, what, owner, source, pause } = date;
  const paused = isPaused(date, today) ? pause : null;
  return { key, on, what, owner, source, paused, may_pause: onDesk && !isOfAttorney(date) };
};

const presentVersion = ({ agreement, why, doubt }: Chosen): CaseClock['hold'] => ({
  title: agreement?.title ?? null,
  version: agreement?.effective.from ?? null,
  why,
  doubt: doubt ?? null,
});

function present(
  caseId: string,
  today: string,
  { governing, facts, rows, steps }: Clock,
): Omit<CaseClock, 'left_to_counsel' | 'dates'> {
  return {
    case_id: caseId,
    today,
    hold: presentVersion(governing.hold),
    procedure: presentVersion(governing.procedure),
    rows,
    steps: steps.map(({ step, label, clause, open, on, missing }) => ({
      step,
      label,
      clause,
      open: open === 'always' || (on !== null && on <= today),
      on,
      missing,
    })),
    days: daysToRecord(governing, facts),
  };
}

/** Only the days from which a term of the governing versions is counted. */
function daysToRecord({ hold, procedure }: Clock['governing'], { taken, payments }: ClockFacts): CaseClock['days'] {
  const asks = procedure.agreement?.procedure;
  const perPayment = hold.agreement?.holds.some(({ counts }) => counts === 'payment') ?? false;
  return [
    ...(asks?.conference.value
      ? [
          {
            what: 'conference_held' as const,
            tranche_id: null,
            label: clockDayLabels.conference_held,
            on: taken.conference_on,
          },
        ]
      : []),
    ...(asks?.election_days?.value
      ? [
          {
            what: 'election_received' as const,
            tranche_id: null,
            label: clockDayLabels.election_received,
            on: taken.election_received_on,
          },
        ]
      : []),
    ...(perPayment ? payments : []).map(({ id, label, received_on }) => ({
      what: 'payment_received' as const,
      tranche_id: id,
      label: label ? `Payments received: ${label}` : clockDayLabels.payment_received,
      on: received_on,
    })),
  ];
}
