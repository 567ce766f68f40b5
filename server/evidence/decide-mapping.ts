import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { mappingsOnFile, type MappingOnFile } from './list-mappings.ts';
import { decidedMappings, lockDecisions } from './mappings.ts';

type Decision = { mapping_sha256: string; decision: 'confirmed' | 'rejected' };

/**
 * The desk confirms a merchant's mapping for the installation, so that the same header is read in every case, or rejects
 * it, so that it is read in none. What the cases with such a header show is derived again. Idempotent. Throws NOT_FOUND
 * for a mapping that the caller does not see, and CONFLICT where another of the same header is confirmed.
 */
export async function decideMapping(services: Services, user: User, given: Decision): Promise<MappingOnFile[]> {
  const { mapping_sha256: sha256, decision } = given;
  const found = await services.database.as(user, async (db) =>
    (await mappingsOnFile(db)).find((each) => each.mapping_sha256 === sha256),
  );
  if (!found) throw notFound('This mapping');
  await services.database.as(systemActor, async (db) => {
    await lockDecisions(db, 'exclusively');
    const decided = await decidedMappings(db);
    if (decided.some((each) => each.mapping_sha256 === sha256 && each.decision === decision)) return;
    const isConfirmed = decided.some(
      (each) => each.signature === found.signature && each.decision === 'confirmed' && each.mapping_sha256 !== sha256,
    );
    if (decision === 'confirmed' && isConfirmed)
      throw new Refusal('CONFLICT', 'Another reading of this header is confirmed. Reject that one first.');
    await db
      .insertInto('export_mappings')
      .values({
        id: uuidv7(),
        mapping_sha256: sha256,
        signature: found.signature,
        mapping: JSON.stringify(found.mapping),
        case_id: found.case_id,
        decision,
        decided_by: user.id,
        decided_by_name: user.name,
        decided_at: services.clock.now(),
      })
      .execute();
    for (const case_id of await markStale(db, found.signature))
      await services.jobs.enqueue(db, 'derive-account-proof', { case_id });
  });
  return services.database.as(user, (db) => mappingsOnFile(db));
}

/** Of no inputs that there could be. */
const nothing = '0'.repeat(64);

/** Makes stale what cases with a header show. Returns their ids. */
async function markStale(db: Db, signature: string): Promise<string[]> {
  const rows = await db
    .updateTable('account_proofs')
    .set({ inputs_sha256: nothing })
    .where(sql<boolean>`headers @> array[${signature}]::text[]`)
    .where('inputs_sha256', 'is not', null)
    .returning('case_id')
    .execute();
  return rows.map(({ case_id }) => case_id);
}
