import type { MarkedKind } from '../../domain/knowledge.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { requireEntry } from './require-entry.ts';
import { entryOnFile, type EntryOnFile } from './get.ts';

/** The entry may be used again; that it was retired stays on record. Not retired: the same entry again. Throws NOT_FOUND. */
export async function restore(services: Services, person: Person, kind: MarkedKind, key: string): Promise<EntryOnFile> {
  requireEntry(kind, key);
  return services.database.as(person, async (db) => {
    await db
      .updateTable('knowledge_retirements')
      .set({ restored_by: person.id, restored_by_name: person.name, restored_at: services.clock.now() })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('restored_at', 'is', null)
      .execute();
    return entryOnFile(db, kind, key);
  });
}
