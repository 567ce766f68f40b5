import type { User } from '../kernel/user.ts';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { CarriedOver } from '../../contract/letter-generator.ts';
import { countCasePages } from './count-case-pages.ts';
import { findLetter, requireOwnAttorney, requireStep, type DeskLetter } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { requireOpenCase } from './letter-order.ts';
import { loadCaseFile } from './load-case-file.ts';
import { rewriteLetter } from './redraft-letter.ts';

type Redrafted = { desk: LetterOnDesk; carried: CarriedOver | null };

/**
 * Drafts a letter again from what is on file now, for example once the merchant has signed what turns it into the
 * notice. Its edits are carried over; an approval is void. Throws FORBIDDEN for another attorney, CONFLICT once it is
 * being sent or when nothing would change.
 */
export async function redraft(services: Services, user: User, id: string): Promise<Redrafted> {
  const { case_id: caseId } = await services.database.as(user, (db) => findLetter(db, id));
  await countCasePages(services, caseId);
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const redrafted = await redraftOnDesk(services, db, user, letter);
    if (!redrafted) throw new Refusal('CONFLICT', 'Drafted again, the letter would be the same.');
    return redrafted;
  });
}

/** The same inside a transaction that has the letter locked; null when nothing would change. */
export async function redraftOnDesk(
  services: Services,
  db: Db,
  user: User,
  letter: DeskLetter,
): Promise<Redrafted | null> {
  const { id, case_id: caseId } = letter;
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
  if (!redrafted) return null;
  await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
  await leaveForPlanning(services, db, caseId);
  return { desk: await letterOnDesk(services, db, await findLetter(db, id)), carried: redrafted.carried };
}
