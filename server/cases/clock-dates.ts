import { sent } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { checkedUntil } from '../../domain/people/license.ts';
import { clockDates, type ClockDate } from '../../drafting/clock/dates.ts';
import { clocksOf } from '../kernel/case-clock.ts';
import { actionsOf } from './plan-next-action.ts';
import { repliedTo } from '../../domain/cases/stage.ts';
import type { Services } from '../kernel/context.ts';
import { activeStatuses } from '../../domain/cases/case.ts';

/** An open case with the days that somebody waits for. */
export type CaseDates = {
  id: string;
  case_number: string;
  legal_business_name: string;
  first_name: string;
  owner_id: string | null;
  attorney_id: string | null;
  dates: ClockDate[];
};

/** Business days until a certified copy is posted, as the next action promises. */
const postWithin = 1;

/**
 * The days of cases, the same for every user who may see a case; what only the desk sees (`isOurs`), the caller leaves
 * out. Read as the program, because replies and envelopes, which a merchant may not read, also decide about days that
 * merchants wait for. `ids` are cases that the caller may see.
 */
export const datesForEverybody = (services: Services, ids: readonly string[]): Promise<CaseDates[]> =>
  services.database.as(systemActor, (db) => datesOfCases(services, db, ids));

/** The open cases among `ids` that the actor may see, each with its days. A case that has ended or was cancelled has none. */
export async function datesOfCases(services: Services, db: Db, ids: readonly string[]): Promise<CaseDates[]> {
  if (ids.length === 0) return [];
  const today = firmDayOf(services.clock.now());
  const [cases, actions, clocks, offers, promised, answers, envelopes, pauses, licenses] = await Promise.all([
    db
      .selectFrom('cases')
      .select(['id', 'case_number', 'legal_business_name', 'first_name', 'owner_id', 'attorney_id'])
      .where('id', 'in', ids)
      .where('status', 'in', activeStatuses)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    actionsOf(services, db, ids),
    clocksOf(db, ids, today),
    offersIn(db, ids),
    promisedIn(db, ids),
    repliesDueIn(db, ids),
    envelopesIn(db, ids),
    pausesIn(db, ids),
    licensesIn(db, ids),
  ]);
  return cases.map((row) => {
    const of = <Row extends { case_id: string | null }>(rows: readonly Row[]) =>
      rows.filter(({ case_id }) => case_id === row.id);
    const clock = clocks.get(row.id);
    const { next_action: words = null, next_action_on: on = null } = actions.get(row.id) ?? {};
    return {
      ...row,
      dates: clockDates({
        rows: clock?.rows ?? [],
        steps: clock?.steps ?? [],
        next_action: words && on ? { words, on } : null,
        reply_due_on: stillDue(of(answers)[0]),
        offers: of(offers).flatMap(({ id, answer_by }) => (answer_by === null ? [] : [{ id, answer_by }])),
        promised: of(promised).flatMap(({ id, label, promised_release_on: on }) =>
          on === null ? [] : [{ id, label, on }],
        ),
        licenses: of(licenses).map(({ check_id, state, checked_on }) => ({
          check_id,
          state,
          until: checkedUntil(checked_on),
        })),
        envelopes: of(envelopes).map(({ id, created_at }) => ({
          id,
          on: addBusinessDays(firmDayOf(created_at), postWithin),
        })),
        pauses: of(pauses).map(({ date_key: key, on_day: on, until, reason, paused_by_name: by }) => ({
          key,
          on,
          until,
          reason,
          by,
        })),
      }),
    };
  });
}

const offersIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('offers')
    .select(['id', 'case_id', 'answer_by'])
    .where('case_id', 'in', ids)
    .where('status', '=', 'open')
    .where('answer_by', 'is not', null)
    .execute();

/** Days of release: of parts of the money, and of promises that the merchant confirmed. */
const promisedIn = async (db: Db, ids: readonly string[]) => [
  ...(await tranchesIn(db, ids)),
  ...(await promisesIn(db, ids)).map((row) => ({ ...row, label: '' })),
];

const promisesIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('case_events')
    .select(['id', 'case_id', 'due_on as promised_release_on'])
    .where('case_id', 'in', ids)
    .where('state', '=', 'confirmed')
    .where('due_on', 'is not', null)
    .execute();

const tranchesIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('held_tranches')
    .select(['id', 'case_id', 'label', 'promised_release_on'])
    .where('case_id', 'in', ids)
    .where('released_on', 'is', null)
    .where('promised_release_on', 'is not', null)
    .execute();

/** Certified copies that were queued and have not left. */
const envelopesIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('outbox')
    .select(['id', 'case_id', 'created_at'])
    .where('case_id', 'in', ids)
    .where('channel', '=', 'certified_mail')
    .where('status', 'in', ['queued', 'to_print'])
    .execute();

const pausesIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('clock_pauses')
    .select(['case_id', 'date_key', 'on_day', 'until', 'reason', 'paused_by_name'])
    .where('case_id', 'in', ids)
    .orderBy('paused_at')
    .orderBy('id')
    .execute();

/** The active licenses of each case's attorney by their newest check. */
async function licensesIn(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ case_id: string; check_id: string; state: string; checked_on: string }>`
    select cases.id as case_id, c.id as check_id, l.state, c.checked_on
    from cases join users u on u.id = cases.attorney_id and u.role = 'attorney' join licenses l on l.attorney_id = u.id
    cross join lateral (
      select id, status, checked_on from license_checks where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
    where cases.id = any(${ids}) and c.status = 'active'`.execute(db);
  return rows;
}

/**
 * The reply days of letters that have left, each case's newest first, with the case's progress, which says whether a
 * reply has come.
 */
const repliesDueIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('letters')
    .innerJoin('case_progress as p', 'p.case_id', 'letters.case_id')
    .select(['letters.case_id', 'reply_due_on', 'sent_at', 'delivered_on', 'p.progress'])
    .where('letters.case_id', 'in', ids)
    .where('letters.status', 'in', sent)
    .where('reply_due_on', 'is not', null)
    .orderBy('sent_at', 'desc')
    .execute();

function stillDue(letter: Awaited<ReturnType<typeof repliesDueIn>>[number] | undefined): string | null {
  return letter === undefined || repliedTo(letter, letter.progress.replied_on) ? null : letter.reply_due_on;
}
