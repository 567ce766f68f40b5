import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/**
 * Removes a file from the draft, row first: a row must never lack its bytes. Throws NOT_FOUND for another user's file
 * and for a submitted one.
 */
export async function removeUpload(services: Services, user: User, id: string): Promise<void> {
  const removed = await services.database.as(user, (db) =>
    db
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('case_id', 'is', null)
      .returning('storage_key')
      .executeTakeFirst(),
  );
  if (!removed) throw notFound('This file');
  await services.storage.remove(removed.storage_key);
}
