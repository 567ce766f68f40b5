import type { User } from '../../kernel/user.ts';
import type { CarriedOver } from '../../../contract/letter-generator.ts';
import { setKindOf } from '../../documents/set-kind.ts';
import type { Services } from '../../kernel/context.ts';
import { fileColumns } from '../../kernel/find-case.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { countCasePages } from '../count-case-pages.ts';
import { findLetter } from '../find-letter.ts';
import { letterOnDesk } from '../get.ts';
import type { LetterOnDesk } from '../letter-on-desk.ts';
import { redraftOnDesk } from '../redraft.ts';

/**
 * Files a document of the case as what it reads as, and drafts the letter again, which then calls it that. Throws CONFLICT where the letter
 * calls it so already, and as `redraft` does.
 */
export async function fileAsRead(
  services: Services,
  user: User,
  id: string,
  fileId: string,
): Promise<{ desk: LetterOnDesk; carried: CarriedOver | null }> {
  const { case_id: caseId } = await services.database.as(user, (db) => findLetter(db, id));
  await countCasePages(services, caseId);
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const before = await letterOnDesk(services, db, letter);
    const doubt = before.gate.kindDoubts.find(({ file_id }) => file_id === fileId);
    if (!doubt) throw new Refusal('CONFLICT', 'The letter calls this file what it reads as. Reload the page.');
    const file = await db
      .selectFrom('case_files')
      .select(fileColumns)
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    await setKindOf(db, user, caseId, file, doubt.read);
    const redrafted = await redraftOnDesk(services, db, user, letter);
    return redrafted ?? { desk: await letterOnDesk(services, db, letter), carried: null };
  });
}
