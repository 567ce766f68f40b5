import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { CaseMilestones } from '../../domain/cases/case-progress.ts';
import { milestonesOf, type StoredMilestones } from '../kernel/case-progress.ts';

/**
 * What a case's page shows in addition to `findCase`. `unreadByStaff` counts the merchant's messages; `mayComplete` depends on
 * the actor.
 */
export type CaseExtras = { milestones: CaseMilestones; mayComplete: boolean; unreadByStaff: number };

/** Reads them as the actor. Throws when the case is not theirs. */
export async function findExtras(db: Db, id: string): Promise<CaseExtras> {
  const [row, offers, recoveries, tranches] = await Promise.all([
    db
      .selectFrom('cases')
      .select(sql<StoredMilestones>`app.case_milestones(cases.id)`.as('milestones'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('offers')
      .select(['id', 'amount_cents', 'status', 'received_on', 'answer_by', 'answered_at'])
      .where('case_id', '=', id)
      .orderBy('created_at')
      .limit(200)
      .execute(),
    db
      .selectFrom('recoveries')
      .select(['id', 'amount_cents', 'received_on'])
      .where('case_id', '=', id)
      .orderBy('received_on')
      .orderBy('created_at')
      .limit(200)
      .execute(),
    db
      .selectFrom('held_tranches')
      .select(['id', 'label', 'amount_cents', 'promised_release_on', 'released_on'])
      .where('case_id', '=', id)
      .orderBy('created_at')
      .limit(200)
      .execute(),
  ]);
  const { may_complete: mayComplete, unread_by_staff: unreadByStaff } = row.milestones;
  return {
    mayComplete,
    unreadByStaff,
    milestones: { ...milestonesOf(row.milestones), offers, recoveries, tranches },
  };
}
