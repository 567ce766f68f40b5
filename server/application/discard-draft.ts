import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * Deletes the caller's draft and the files uploaded for it, rows first: a row must never lack its bytes. None of it can
 * be restored, so `version` must be the one that its owner last saw. Idempotent. Throws VERSION_MISMATCH, and deletes
 * nothing, when another device has saved since.
 */
export async function discardDraft(services: Services, user: User, version: number): Promise<void> {
  const keys = await services.database.as(user, async (db) => {
    const draft = await db
      .deleteFrom('application_drafts')
      .where('user_id', '=', user.id)
      .returning('version')
      .executeTakeFirst();
    if (draft && draft.version !== version)
      throw new Refusal(
        'VERSION_MISMATCH',
        'Your application was changed on another device or tab. Look at it once more before you discard it.',
      );
    return db
      .deleteFrom('uploads')
      .where('user_id', '=', user.id)
      .where('case_id', 'is', null)
      .where('for_case', 'is', null)
      .returning('storage_key')
      .execute();
  });
  for (const { storage_key } of keys) await services.storage.remove(storage_key);
}
