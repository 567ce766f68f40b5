import type { Db } from '../../db/actor.ts';
import { notFound } from '../kernel/refusal.ts';

/** A part of a case's held money. Throws NOT_FOUND for another case's and a missing one. */
export async function findTranche(
  db: Db,
  caseId: string,
  id: string,
): Promise<{ label: string; promised_release_on: string | null; released_on: string | null }> {
  const found = await db
    .selectFrom('held_tranches')
    .select(['label', 'promised_release_on', 'released_on'])
    .where('id', '=', id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!found) throw notFound('This instalment');
  return found;
}
