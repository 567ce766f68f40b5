import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** Takes a file out of the draft, row first: a row without bytes must never be. Throws NOT_FOUND for another's or a submitted file. */
export async function removeUpload(services: Services, person: Person, id: string): Promise<void> {
  const removed = await services.database.as(person, (db) =>
    db
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .where('case_id', 'is', null)
      .returning('storage_key')
      .executeTakeFirst(),
  );
  if (!removed) throw notFound('This file');
  await services.storage.remove(removed.storage_key);
}
