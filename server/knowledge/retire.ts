import { v7 as uuidv7 } from 'uuid';
import type { MarkedKind } from '../../domain/knowledge.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireEntry } from './require-entry.ts';
import { entryOnFile, type EntryOnFile } from './get.ts';

/** From now on no draft uses the entry, and the verifier flags it in letters that have not left. Throws NOT_FOUND, CONFLICT when it is retired already. */
export async function retire(
  services: Services,
  person: Person,
  kind: MarkedKind,
  { key, reason }: { key: string; reason: string },
): Promise<EntryOnFile> {
  requireEntry(kind, key);
  return services.database.as(person, async (db) => {
    const made = await db
      .insertInto('knowledge_retirements')
      .values({
        id: uuidv7(),
        kind,
        key,
        reason,
        retired_by: person.id,
        retired_by_name: person.name,
        retired_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new Refusal('CONFLICT', 'Somebody has retired this entry already. Reload the page to see why.');
    return entryOnFile(db, kind, key);
  });
}
