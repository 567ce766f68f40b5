import type { Db } from '../../db/actor.ts';
import { isAccountFile } from '../../domain/documents/document-kind.ts';
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
    const before = await exportsNamed(db, user);
    const draft = await write(services, db, user, entry);
    if (draft && exportsIn(entry.answers.files) !== before)
      await services.jobs.enqueue(db, 'derive-draft-proof', { user_id: user.id });
    return draft;
  });
  if (!saved)
    throw new Refusal(
      'VERSION_MISMATCH',
      'Your application was changed on another device or tab. Load that version to go on; what you typed here is kept.',
    );
  return saved;
}

async function write({ clock }: Services, db: Db, user: User, entry: DraftEntry) {
  const values = { answers: JSON.stringify(entry.answers), step: entry.step, updated_at: clock.now() };
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
}

/** The exports among a draft's files, so that two lists of them can be compared. */
const exportsIn = (files: Answers['files']): string =>
  files
    .filter(({ document_type: kind }) => isAccountFile(kind))
    .map(({ id }) => id)
    .toSorted()
    .join();

async function exportsNamed(db: Db, user: User): Promise<string> {
  const draft = await db
    .selectFrom('application_drafts')
    .select('answers')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return exportsIn(draft?.answers.files ?? []);
}
