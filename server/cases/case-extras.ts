import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/actor.ts';
import { prepared } from '../../db/prepared.ts';
import type { CaseMilestones } from '../../domain/cases/case-progress.ts';
import { findCase, type CaseWithRelations } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { instant, milestonesOf, type StoredMilestones } from '../kernel/case-progress.ts';

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

const extrasOfCase = prepared((db, id: string) =>
  db
    .selectFrom('cases')
    .select(sql<StoredMilestones>`app.case_milestones(cases.id)`.as('milestones'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('offers')
          .select(['offers.id', 'amount_cents', 'offers.status', 'received_on', 'answer_by', 'answered_at'])
          .whereRef('offers.case_id', '=', 'cases.id')
          .orderBy('offers.created_at')
          .limit(200),
      ).as('offers'),
      jsonArrayFrom(
        eb
          .selectFrom('recoveries')
          .select(['recoveries.id', 'amount_cents', 'received_on'])
          .whereRef('recoveries.case_id', '=', 'cases.id')
          .orderBy('received_on')
          .orderBy('recoveries.created_at')
          .limit(200),
      ).as('recoveries'),
      jsonArrayFrom(
        eb
          .selectFrom('held_tranches')
          .select(['held_tranches.id', 'label', 'amount_cents', 'promised_release_on', 'released_on'])
          .whereRef('held_tranches.case_id', '=', 'cases.id')
          .orderBy('held_tranches.created_at')
          .limit(200),
      ).as('tranches'),
    ])
    .where('cases.id', '=', id),
);

async function findExtras(db: Db, id: string): Promise<CaseExtras | undefined> {
  const [row] = await extrasOfCase(db, id);
  if (!row) return undefined;
  const { milestones, offers, recoveries, tranches } = row;
  return {
    mayComplete: milestones.may_complete,
    unreadByStaff: milestones.unread_by_staff,
    milestones: {
      ...milestonesOf(milestones),
      offers: offers.map((offer) => ({ ...offer, answered_at: instant(offer.answered_at) })),
      recoveries,
      tranches,
    },
  };
}
