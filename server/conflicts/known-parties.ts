import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../kernel/context.ts';
import { displayName } from '../people/display-name.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

export type KnownParty = {
  id: string;
  name: string;
  kind: 'adverse' | 'client';
  note: string;
  added_by_name: string;
  added_at: Date;
};

/** The parties that the caller's own side acts or acted against, or for, by name: staff keep the service's list, attorneys their firm's. */
export async function listParties(services: Services, user: User): Promise<KnownParty[]> {
  return services.database.as(user, (db) =>
    db
      .selectFrom('known_parties')
      .select(['id', 'name', 'kind', 'note', 'added_by_name', 'added_at'])
      .where('removed_at', 'is', null)
      .orderBy((eb) => eb.fn<string>('lower', ['name']))
      .orderBy('id')
      .limit(1_000)
      .$narrowType<{ kind: KnownParty['kind'] }>()
      .execute(),
  );
}

/** Adds a party. A case in which it is found needs a new decision: a job looks. */
export async function addParty(
  services: Services,
  user: User,
  party: Pick<KnownParty, 'name' | 'kind' | 'note'>,
): Promise<void> {
  await services.database.as(user, async (db) => {
    await db
      .insertInto('known_parties')
      .values({
        id: uuidv7(),
        ...party,
        firm_id: user.role === 'attorney' ? user.orgId : null,
        added_by: user.id,
        added_by_name: await displayName(db, user),
        added_at: services.clock.now(),
      })
      .execute();
    await services.jobs.enqueue(db, 'search-all-conflicts', {});
  });
}

/** Takes a party off the list; its entry stays on record. Throws NOT_FOUND. */
export async function removeParty(services: Services, user: User, id: string): Promise<void> {
  await services.database.as(user, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('known_parties')
      .set({ removed_by: user.id, removed_by_name: await displayName(db, user), removed_at: services.clock.now() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('This party');
    await services.jobs.enqueue(db, 'search-all-conflicts', {});
  });
}
