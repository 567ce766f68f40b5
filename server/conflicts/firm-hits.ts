import { v7 as uuidv7 } from 'uuid';
import { activeStatuses } from '../../domain/cases/case.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { partiesOf, searchFirm, type FirmHit } from './search.ts';

/** Names in an attorney's open cases that may be those of parties whom their firm knows. */
export async function listFirmHits(
  services: Services,
  user: User,
): Promise<(FirmHit & { case_id: string; case_number: string })[]> {
  return services.database.as(user, async (db) => {
    const cases = await db
      .selectFrom('cases')
      .select(['id', 'case_number'])
      .where('attorney_id', '=', user.id)
      .where('status', 'in', activeStatuses)
      .orderBy('case_number')
      .execute();
    const found = [];
    for (const { id, case_number } of cases)
      for (const hit of await searchFirm(db, id, await partiesOf(db, id)))
        found.push({ ...hit, case_id: id, case_number });
    return found;
  });
}

/** Records that a party of the firm's list is another than this name of a case. Throws NOT_FOUND for another desk’s case, CONFLICT for a name that is not open. */
export async function clearFirmHit(
  services: Services,
  user: User,
  { id, party_id, name, reason }: { id: string; party_id: string; name: string; reason: string },
): Promise<void> {
  await services.database.as(user, async (db) => {
    const hits = await searchFirm(db, id, await partiesOf(db, id));
    if (!hits.some((hit) => hit.party_id === party_id && hit.ours === name))
      throw new Refusal('CONFLICT', 'Your firm no longer knows this name, or it was decided already.');
    await db
      .insertInto('party_clearances')
      .values({
        id: uuidv7(),
        case_id: id,
        party_id,
        name,
        reason,
        cleared_by: user.id,
        cleared_at: services.clock.now(),
      })
      .onConflict((of) => of.doNothing())
      .execute();
    await services.jobs.enqueue(db, 'search-conflicts', { case_id: id });
  });
}
