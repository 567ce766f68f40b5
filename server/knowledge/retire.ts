import { v7 as uuidv7 } from 'uuid';
import type { MarkedKind } from '../../domain/knowledge/kinds.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireEntry, entryOnFile, type EntryOnFile } from './get.ts';

/**
 * From now on no draft uses the entry, and the verifier flags it in unsent letters. Throws NOT_FOUND, CONFLICT when it
 * is retired already.
 */
export async function retire(
  services: Services,
  user: User,
  kind: MarkedKind,
  { key, reason }: { key: string; reason: string },
): Promise<EntryOnFile> {
  return services.database.as(user, async (db) => {
    await requireEntry(db, kind, key);
    const made = await db
      .insertInto('knowledge_retirements')
      .values({
        id: uuidv7(),
        kind,
        key,
        reason,
        retired_by: user.id,
        retired_by_name: user.name,
        retired_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new Refusal('CONFLICT', 'Somebody has retired this entry already. Reload the page to see why.');
    return entryOnFile(db, user, kind, key);
  });
}

/** The entry may be used again; its retirement stays on record. Idempotent. Throws NOT_FOUND. */
export async function restore(services: Services, user: User, kind: MarkedKind, key: string): Promise<EntryOnFile> {
  return services.database.as(user, async (db) => {
    await requireEntry(db, kind, key);
    await db
      .updateTable('knowledge_retirements')
      .set({ restored_by: user.id, restored_by_name: user.name, restored_at: services.clock.now() })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('restored_at', 'is', null)
      .execute();
    return entryOnFile(db, user, kind, key);
  });
}
