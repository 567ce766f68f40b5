import type { Answers } from '../../domain/intake/answers.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';

export type DraftEntry = { version: number; answers: Answers; step: number };

/**
 * Keeps the wizard's answers as typed. `version` is the one last seen (0: none yet); when another device has saved since,
 * throws VERSION_MISMATCH and writes nothing, so that neither side's words are lost.
 */
export async function putDraft(
  services: Services,
  person: Person,
  entry: DraftEntry,
): Promise<{ version: number; updated_at: Date }> {
  const saved = await services.database.as(person, async (db) => {
    const values = { answers: JSON.stringify(entry.answers), step: entry.step, updated_at: services.clock.now() };
    if (entry.version === 0) {
      return db
        .insertInto('application_drafts')
        .values({ user_id: person.id, version: 1, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['version', 'updated_at'])
        .executeTakeFirst();
    }
    return db
      .updateTable('application_drafts')
      .set({ ...values, version: entry.version + 1 })
      .where('user_id', '=', person.id)
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
