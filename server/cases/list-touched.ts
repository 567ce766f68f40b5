import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { activeStatuses, type CaseStatus } from '../../domain/cases/case.ts';
import { processors } from '../../domain/processors.ts';
import type { Processor } from '../../domain/processors.ts';
import { touchesOf, type Touch } from '../../knowledge/full-texts/touched-case.ts';
import type { Services } from '../kernel/context.ts';

/** An open case that a change of its processor's agreement concerns, and why. */
export type TouchedCase = {
  case_number: string;
  status: CaseStatus;
  owner: string | null;
  touches: readonly Touch[];
};

/** The open cases of a processor that a change between two versions concerns, by case number. */
export async function listTouched(
  services: Services,
  actor: Actor,
  { processor, from, to }: { processor: Processor; from: string; to: string },
): Promise<TouchedCase[]> {
  const taken = processors.find((each) => each === processor);
  if (!taken) return [];
  const today = firmDayOf(services.clock.now());
  const rows = await services.database.as(actor, (db) =>
    db
      .selectFrom('cases as c')
      .leftJoin('profiles as p', 'p.user_id', 'c.owner_id')
      .select(['c.case_number', 'c.status', 'p.display_name as owner'])
      .select(['c.account_opened_on', 'c.account_last_used_on', 'c.hold_started_on'])
      .select((eb) =>
        eb
          .selectFrom('letters as l')
          .select(sql<string | null>`min((l.sent_at at time zone 'America/New_York')::date)`.as('day'))
          .whereRef('l.case_id', '=', 'c.id')
          .where('l.demand_type', '=', 'initial')
          .as('first_sent_on'),
      )
      .where('c.processor', '=', taken)
      .where('c.status', 'in', activeStatuses)
      .where('c.cancelled_at', 'is', null)
      .orderBy('c.case_number')
      .execute(),
  );
  return rows.flatMap(({ case_number, status, owner, first_sent_on, ...days }) => {
    const touches = touchesOf(
      taken,
      {
        opened_on: days.account_opened_on,
        last_used_on: days.account_last_used_on,
        limited_on: days.hold_started_on,
        first_sent_on,
      },
      { from, to, today },
    );
    return touches.length === 0 ? [] : [{ case_number, status, owner, touches }];
  });
}
