import type { MarkedKind } from '../../domain/knowledge.ts';
import { libraryLists } from '../../drafting/library-lists.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireEntry } from './require-entry.ts';
import { markOf, readMarks, standing } from './marks.ts';
import { entryOnFile, type EntryOnFile } from './get.ts';

/**
 * The attorney stands by an authority or by the words of a clause, for the installation; whoever was first stays named. Throws NOT_FOUND,
 * and CONFLICT for what is retired: what may not be used is not confirmed.
 */
export async function confirm(services: Services, person: Person, kind: MarkedKind, key: string): Promise<EntryOnFile> {
  requireEntry(kind, key);
  return services.database.as(person, async (db) => {
    if (standing(await readMarks(db), markOf(kind, key)))
      throw new Refusal('CONFLICT', 'This entry is retired. Restore it before you confirm it.');
    const about = { attorney_id: person.id, confirmed_at: services.clock.now() };
    const clause = libraryLists.clauses.find((each) => each.id === key);
    if (kind === 'authority')
      await db
        .insertInto('authority_confirmations')
        .values({ authority_id: key, library_hash: libraryLists.library_hash, ...about })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else if (clause)
      await db
        .insertInto('clause_confirmations')
        .values({ clause_id: key, wording: clause.wording, ...about })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return entryOnFile(db, kind, key);
  });
}
