import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { CaseMilestones } from '../../domain/cases/case-progress.ts';
import { findCase, type CaseWithRelations } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { milestonesOf, type StoredMilestones } from '../kernel/case-progress.ts';

/**
 * What a case's page shows in addition to `findCase`. `unreadByStaff` counts the merchant's messages; `mayComplete` depends on
 * the actor.
 */
export type CaseExtras = { milestones: CaseMilestones; mayComplete: boolean; unreadByStaff: number };

export type WholeCase = { found: CaseWithRelations; extras: CaseExtras };

/** All that a case's page shows, in queries that do not wait for each other. Throws NOT_FOUND when the actor may not see it. */
export async function findWholeCase(db: Db, id: string): Promise<WholeCase> {
  const [found, extras] = await Promise.all([findCase(db, id), findExtras(db, id)]);
  if (!found || !extras) throw notFound('This case');
  return { found, extras };
}

async function findExtras(db: Db, id: string): Promise<CaseExtras | undefined> {
  const [row, offers, recoveries, tranches] = await Promise.all([
    db
      .selectFrom('cases')
      .select(sql<StoredMilestones>`app.case_milestones(cases.id)`.as('milestones'))
      .where('id', '=', id)
      .executeTakeFirst(),
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
  if (!row) return undefined;
  const { may_complete: mayComplete, unread_by_staff: unreadByStaff } = row.milestones;
  return {
    mayComplete,
    unreadByStaff,
    milestones: { ...milestonesOf(row.milestones), offers, recoveries, tranches },
  };
}
