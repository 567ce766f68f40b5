import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { CarriedOver } from '../../contract/letter-generator.ts';
import { countCasePages } from './count-case-pages.ts';
import { findLetter, requireOwnAttorney, requireStep } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { requireOpenCase } from './letter-order.ts';
import { loadCaseFile } from './load-case-file.ts';
import { rewriteLetter } from './redraft-letter.ts';

/**
 * Drafts a letter again from what is on file now, for example once the merchant has signed what turns it into the
 * notice. Its edits are carried over; an approval is void. Throws FORBIDDEN for another attorney, CONFLICT once it is
 * being sent or when nothing would change.
 */
export async function redraft(
  services: Services,
  user: User,
  id: string,
): Promise<{ desk: LetterOnDesk; carried: CarriedOver | null }> {
  const { case_id: caseId } = await services.database.as(user, (db) => findLetter(db, id));
  await countCasePages(services, caseId);
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    if (user.role !== 'admin') requireOwnAttorney(user, letter);
    const status = requireStep(letter, 'edit', 'drafted again');
    await requireOpenCase(db, caseId, 'drafted again');
    const loaded = await loadCaseFile(db, caseId);
    if (!loaded) throw notFound('This letter');
    const attorney = letter.attorney_id
      ? await db.selectFrom('attorneys').selectAll().where('user_id', '=', letter.attorney_id).executeTakeFirst()
      : undefined;
    const redrafted = await rewriteLetter(services, db, user, {
      loaded,
      letter,
      letterType: letter.demand_type,
      attorney,
    });
    if (!redrafted) throw new Refusal('CONFLICT', 'Drafted again, the letter would be the same.');
    await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    await leaveForPlanning(services, db, caseId);
    return { desk: await letterOnDesk(services, db, await findLetter(db, id)), carried: redrafted.carried };
  });
}
