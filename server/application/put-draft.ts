import type { Answers } from '../../domain/intake/answers.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';

type DraftEntry = { version: number; answers: Answers; step: number };

/**
 * Saves the wizard's answers as typed. `version` is the one last seen (0 before the first save). Throws
 * VERSION_MISMATCH, and writes nothing, when another device has saved since.
 */
export async function putDraft(
  services: Services,
  user: User,
  entry: DraftEntry,
): Promise<{ version: number; updated_at: Date }> {
  const saved = await services.database.as(user, async (db) => {
    const values = { answers: JSON.stringify(entry.answers), step: entry.step, updated_at: services.clock.now() };
    if (entry.version === 0) {
      return db
        .insertInto('application_drafts')
        .values({ user_id: user.id, version: 1, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['version', 'updated_at'])
        .executeTakeFirst();
    }
    return db
      .updateTable('application_drafts')
      .set({ ...values, version: entry.version + 1 })
      .where('user_id', '=', user.id)
      .where('version', '=', entry.version)
      .returning(['version', 'updated_at'])
      .executeTakeFirst();
  });
  if (!saved)
    throw new Refusal(
      'VERSION_MISMATCH',
      'Your application was changed on another device or tab. Load that version to go on; what you typed here is kept.',
    );
  return saved;
}
