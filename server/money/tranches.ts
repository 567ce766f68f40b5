import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { checkPastDay, checkPromisedDay, isRepeat } from '../kernel/entry.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase, requireNotCancelled } from '../kernel/merchant-case.ts';
import { checkSum } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

/** An installment of a case's held money. Throws NOT_FOUND, for another case's as for a missing one. */
async function findTranche(
  db: Db,
  caseId: string,
  id: string,
): Promise<{ label: string; promised_release_on: string | null; released_on: string | null }> {
  const found = await db
    .selectFrom('held_tranches')
    .select(['label', 'promised_release_on', 'released_on'])
    .where('id', '=', id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!found) throw notFound('This installment');
  return found;
}

type NewTranche = { entry_id: string; label: string; amount_cents: number; promised_release_on: string | null };

/**
 * Staff record an installment of the held money and the day on which the processor promises to release it. Idempotent
 * by `entry_id`. Throws NOT_FOUND, CONFLICT for a cancelled case, INVALID_INPUT, IDEMPOTENCY_MISMATCH.
 */
export async function addTranche(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, promised_release_on, ...entry }: NewTranche,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const before = await ledgerOf(services, db, theCase);
    const found = await db
      .selectFrom('held_tranches')
      .select(['case_id', 'label', 'amount_cents'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    // The date may have moved since; the earliest slip has the first one.
    const first = before.tranches.find((each) => each.id === entry_id);
    const promisedFirst = first?.slips[0] ? first.slips[0].from_date : (first?.promised_release_on ?? null);
    if (
      isRepeat(found && { ...found, promisedFirst }, { case_id: caseId, ...entry, promisedFirst: promised_release_on })
    )
      return before;
    requireNotCancelled(theCase);
    if (promised_release_on !== null)
      checkPromisedDay('promised_release_on', promised_release_on, services.clock.now());
    checkSum(entry.amount_cents, before.tranches);
    await db
      .insertInto('held_tranches')
      .values({
        id: entry_id,
        case_id: caseId,
        ...entry,
        promised_release_on,
        recorded_by: user.id,
        created_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'tranche_recorded',
      field: null,
      old_value: null,
      new_value: { tranche_id: entry_id, ...entry, promised_release_on },
    });
    return ledgerOf(services, db, theCase);
  });
}

/**
 * The processor moved a promised date; the old one stays on record. Idempotent. Throws NOT_FOUND, CONFLICT once
 * released, INVALID_INPUT.
 */
export async function slipTranche(
  services: Services,
  user: User,
  caseId: string,
  trancheId: string,
  slip: { to: string; why: string },
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const tranche = await findTranche(db, caseId, trancheId);
    if (tranche.promised_release_on === slip.to) return ledgerOf(services, db, theCase);
    if (tranche.released_on !== null)
      throw new Refusal('CONFLICT', 'This installment has been released; its date no longer moves.');
    checkPromisedDay('to', slip.to, services.clock.now());
    const from = tranche.promised_release_on;
    await db
      .insertInto('tranche_slips')
      .values({
        id: uuidv7(),
        case_id: caseId,
        tranche_id: trancheId,
        from_date: from,
        to_date: slip.to,
        why: slip.why,
        recorded_by: user.id,
        noted_at: services.clock.now(),
      })
      .execute();
    await db.updateTable('held_tranches').set({ promised_release_on: slip.to }).where('id', '=', trancheId).execute();
    await writeHistory(db, user, caseId, {
      what: 'tranche_slipped',
      field: 'promised_release_on',
      old_value: from,
      new_value: { tranche_id: trancheId, ...slip },
    });
    return ledgerOf(services, db, theCase);
  });
}

/**
 * The processor released an installment; the money itself is recorded as a recovery. Idempotent. Throws NOT_FOUND,
 * CONFLICT when it was released on another day, INVALID_INPUT.
 */
export async function releaseTranche(
  services: Services,
  user: User,
  caseId: string,
  trancheId: string,
  releasedOn: string,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const tranche = await findTranche(db, caseId, trancheId);
    if (tranche.released_on === releasedOn) return ledgerOf(services, db, theCase);
    if (tranche.released_on !== null)
      throw new Refusal('CONFLICT', `This installment was released on ${tranche.released_on} already.`);
    checkPastDay('released_on', releasedOn, theCase, services.clock.now());
    await db.updateTable('held_tranches').set({ released_on: releasedOn }).where('id', '=', trancheId).execute();
    await writeHistory(db, user, caseId, {
      what: 'tranche_released',
      field: 'released_on',
      old_value: null,
      new_value: { tranche_id: trancheId, released_on: releasedOn },
    });
    return ledgerOf(services, db, theCase);
  });
}
