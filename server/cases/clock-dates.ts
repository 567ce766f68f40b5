import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { clockDates, type ClockDate } from '../../drafting/clock/dates.ts';
import { clocksOf } from '../kernel/case-clock.ts';
import { activeStatuses } from '../../domain/cases/case.ts';

/** An open case with the days that somebody waits for. */
export type CaseDates = {
  id: string;
  case_number: string;
  legal_business_name: string;
  first_name: string;
  email: string;
  owner_id: string | null;
  attorney_id: string | null;
  dates: ClockDate[];
};

/** The open cases among `ids` that the actor may see, each with its days. A case that has ended or was cancelled has none. */
export async function datesOfCases(db: Db, ids: readonly string[], today: string): Promise<CaseDates[]> {
  if (ids.length === 0) return [];
  const [cases, clocks, offers, promised, answers] = await Promise.all([
    db
      .selectFrom('cases')
      .select(['id', 'case_number', 'legal_business_name', 'first_name', 'email', 'owner_id', 'attorney_id'])
      .select(['next_action', 'next_action_on'])
      .where('id', 'in', ids)
      .where('status', 'in', activeStatuses)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    clocksOf(db, ids, today),
    offersIn(db, ids),
    promisedIn(db, ids),
    answersDueIn(db, ids),
  ]);
  return cases.map(({ next_action, next_action_on, ...row }) => {
    const of = <Row extends { case_id: string }>(rows: readonly Row[]) =>
      rows.filter(({ case_id }) => case_id === row.id);
    const clock = clocks.get(row.id);
    return {
      ...row,
      dates: clockDates({
        rows: clock?.rows ?? [],
        steps: clock?.steps ?? [],
        next_action: next_action && next_action_on ? { words: next_action, on: next_action_on } : null,
        answer_due_on: of(answers)[0]?.answer_due_on ?? null,
        offers: of(offers).flatMap(({ id, answer_by }) => (answer_by === null ? [] : [{ id, answer_by }])),
        promised: of(promised).flatMap(({ id, label, promised_release_on: on }) =>
          on === null ? [] : [{ id, label, on }],
        ),
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

const promisedIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('held_tranches')
    .select(['id', 'case_id', 'label', 'promised_release_on'])
    .where('case_id', 'in', ids)
    .where('released_on', 'is', null)
    .where('promised_release_on', 'is not', null)
    .execute();

/** Of each case's newest letter that has left, while the actor sees no reply since. A form reply is none. */
const answersDueIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('letters')
    .select(['case_id', 'answer_due_on'])
    .where('case_id', 'in', ids)
    .where('status', 'in', ['sent', 'delivered'])
    .where('answer_due_on', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('processor_replies as r')
            .select('r.id')
            .whereRef('r.case_id', '=', 'letters.case_id')
            .where(sql<boolean>`r.received_on >= coalesce(letters.delivered_on, letters.sent_at::date)`)
            .where('r.kind', '!=', 'form_reply')
            .where('r.withdrawn_at', 'is', null),
        ),
      ),
    )
    .orderBy('sent_at', 'desc')
    .execute();
