import { sql } from 'kysely';
import { unknownSlot } from '../../domain/messages/saved-text.ts';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

type SavedText = { id: string; name: string; body: string };

/** With more texts than this, nobody finds one by its name. */
const maxSavedTexts = 100;

/** The texts that the caller's firm keeps, by name. */
export async function listSavedTexts(services: Services, user: User): Promise<SavedText[]> {
  return services.database.as(user, textsOf);
}

/**
 * Saves a text, or changes the one with this id. Returns all. Throws INVALID_INPUT for an unknown slot, CONFLICT for a
 * name that another text has and beyond 100 texts, NOT_FOUND for the id of another firm's text.
 */
export async function putSavedText(services: Services, user: User, text: SavedText): Promise<SavedText[]> {
  const unknown = unknownSlot(text.body);
  if (unknown !== null)
    wrong('body', `${unknown} stands for nothing. There are {first name}, {case number} and {processor}.`);
  return services.database.as(user, async (db) => {
    // Serialized, so that two saves at once can neither exceed the limit nor use the same name.
    await sql`select pg_advisory_xact_lock(52)`.execute(db);
    const before = await textsOf(db);
    const named = before.find(({ name }) => name.toLowerCase() === text.name.toLowerCase());
    if (named && named.id !== text.id)
      throw new Refusal('CONFLICT', 'Another text has this name. Choose another one, or change that text.');
    if (before.length >= maxSavedTexts && !before.some(({ id }) => id === text.id))
      throw new Refusal('CONFLICT', `There are ${maxSavedTexts} texts already. Remove one first.`);
    const change = {
      name: text.name,
      body: text.body,
      changed_by_name: user.name,
      changed_at: services.clock.now(),
    };
    const { org_id } = await db
      .selectFrom('users')
      .select('org_id')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await db
      .updateTable('saved_texts')
      .set(change)
      .where('id', '=', text.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return textsOf(db);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('saved_texts')
      .values({ id: text.id, org_id, ...change })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    // Nothing was written because the id is another firm's.
    if (numInsertedOrUpdatedRows === 0n) throw notFound('This text');
    return textsOf(db);
  });
}

/** Returns the remaining texts. Throws NOT_FOUND, for another firm's as for a missing one. */
export async function removeSavedText(services: Services, user: User, id: string): Promise<SavedText[]> {
  return services.database.as(user, async (db) => {
    const { numDeletedRows } = await db.deleteFrom('saved_texts').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('This text');
    return textsOf(db);
  });
}

const textsOf = (db: Db): Promise<SavedText[]> =>
  db
    .selectFrom('saved_texts')
    .select(['id', 'name', 'body'])
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute();
