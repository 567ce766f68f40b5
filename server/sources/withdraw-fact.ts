import { ownId } from '../../domain/letters/own-source.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from '../letters/find-letter.ts';
import { sourcesOf, type LetterSources } from './list-sources.ts';

/**
 * The attorney who added a fact withdraws it. It stays on record; letters that state it get a red finding. Idempotent.
 * Throws NOT_FOUND for a fact that is not of this case, FORBIDDEN for any other user.
 */
export async function withdrawFact(
  services: Services,
  user: User,
  letterId: string,
  { fact_id, reason }: { fact_id: string; reason: string },
): Promise<LetterSources> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, letterId);
    const before = await sourcesOf(db, letter);
    const fact = before.facts.find(({ id }) => id === ownId(fact_id));
    if (!fact) throw notFound('This fact');
    if (fact.added_by !== user.id)
      throw new Refusal('FORBIDDEN', `${fact.added_by_name} added this fact; only they may withdraw it.`);
    if (fact.standing === 'withdrawn') return before;
    await db
      .updateTable('own_facts')
      .set({ withdrawn_at: services.clock.now(), withdrawn_reason: reason })
      .where('id', '=', fact_id)
      .execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'own_fact_withdrawn',
      field: null,
      old_value: { id: fact_id, label: fact.label },
      new_value: { reason },
    });
    return sourcesOf(db, letter);
  });
}
