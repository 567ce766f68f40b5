import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { currentVersion, findLetter } from './find-letter.ts';

/** The text of one version of a letter. Throws NOT_FOUND. */
export async function getVersion(
  services: Services,
  user: User,
  id: string,
  version: number,
): Promise<{ version: number; document: LetterDocument }> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    const { document } = await currentVersion(db, { id: letter.id, version });
    return { version, document };
  });
}
