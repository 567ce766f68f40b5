import { sql } from 'kysely';
import type { LeavingWhy } from '../../domain/conflicts/leaving.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

type Leaving = { case_number: string; why: LeavingWhy; left_at: Date };

/** When and why a case left the caller's desk; `id` is the case's or that of a letter of it. Throws NOT_FOUND for what was never on it. */
export async function getLeaving(services: Services, user: User, id: string): Promise<Leaving> {
  const { rows } = await services.database.read(user, (db) =>
    sql<Leaving>`select * from app.left_desk(${id})`.execute(db),
  );
  if (!rows[0]) throw notFound('This letter');
  return rows[0];
}
