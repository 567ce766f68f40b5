import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import type { User } from '../kernel/user.ts';

/** The columns of a shared case besides its money and files. */
const columns = [
  'c.id',
  'c.case_number',
  'c.processor',
  'c.other_processor',
  'c.legal_business_name',
  'c.held_amount_cents',
  'c.hold_started_on',
  'c.status',
  'c.created_at',
  'c.cancelled_at',
  'c.closed_at',
  'p.progress',
  'p.milestones',
  'g.invited_by_name as shared_by',
  'g.accepted_at as shared_since',
] as const;

/** The caller's shared cases, as far as the transaction has entered them. */
export const sharedCases = (db: Db, user: User) =>
  db
    .selectFrom('case_guests as g')
    .innerJoin('cases as c', 'c.id', 'g.case_id')
    .innerJoin('case_progress as p', 'p.case_id', 'c.id')
    .select(columns)
    .where('g.user_id', '=', user.id)
    .where('g.ended_at', 'is', null);
export type SharedCaseRow = Awaited<ReturnType<ReturnType<typeof sharedCases>['execute']>>[number];

/** The cases that are shared with the caller, the newest share first; in one round trip. */
export async function list(services: Services, user: User): Promise<SharedCaseRow[]> {
  const [, rows] = await services.database.read(user, (db) =>
    Promise.all([
      enterShared(db, user, null),
      sharedCases(db, user).orderBy('g.accepted_at', 'desc').orderBy('c.id').execute(),
    ]),
  );
  return rows;
}
