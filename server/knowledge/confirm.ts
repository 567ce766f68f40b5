import type { MarkedKind } from '../../domain/knowledge/kinds.ts';
import { knowledgeLists } from '../../knowledge/entries/list-entries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireSecond } from '../people/second-person.ts';
import { requireEntry, entryOnFile, ownAuthority, type EntryOnFile } from './get.ts';
import { markOf, readMarks, standing } from './marks.ts';

/**
 * An attorney confirms an authority or a clause's text for the installation. A second confirmation keeps the first
 * attorney's name. Throws NOT_FOUND, FORBIDDEN for an attorney who is not appointed or who added the entry, and
 * CONFLICT for a retired entry.
 */
export async function confirm(services: Services, user: User, kind: MarkedKind, key: string): Promise<EntryOnFile> {
  return services.database.as(user, async (db) => {
    const added = await requireEntry(db, kind, key);
    await requireSecond(db, user.id, added?.added_by ?? null, ownAuthority);
    if (standing(await readMarks(db), markOf(kind, key)))
      throw new Refusal('CONFLICT', 'This entry is retired. Restore it before you confirm it.');
    const about = { attorney_id: user.id, confirmed_at: services.clock.now() };
    const clause = knowledgeLists.clauses.find((each) => each.id === key);
    if (kind === 'authority')
      await db
        .insertInto('authority_confirmations')
        .values({ authority_id: key, knowledge_hash: knowledgeLists.knowledge_hash, ...about })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else if (clause)
      await db
        .insertInto('clause_confirmations')
        .values({ clause_id: key, wording: clause.wording, ...about })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return entryOnFile(db, user, kind, key);
  });
}
