import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { findTranche } from './find-tranche.ts';
import { checkPromisedDay } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

/** The processor moved a promised date; the old one stays on record. To the date that stands already: nothing changes. Throws NOT_FOUND, CONFLICT once it is released, INVALID_INPUT. */
export async function slipTranche(
  services: Services,
  person: Person,
  caseId: string,
  trancheId: string,
  slip: { to: string; why: string },
): Promise<LedgerOnFile> {
  return services.database.as(person, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const tranche = await findTranche(db, caseId, trancheId);
    if (tranche.promised_release_on === slip.to) return ledgerOf(db, theCase);
    if (tranche.released_on !== null)
      throw new Refusal('CONFLICT', 'This instalment has been released; its date no longer moves.');
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
        recorded_by: person.id,
        noted_at: services.clock.now(),
      })
      .execute();
    await db.updateTable('held_tranches').set({ promised_release_on: slip.to }).where('id', '=', trancheId).execute();
    await writeHistory(db, person, caseId, {
      what: 'tranche_slipped',
      field: 'promised_release_on',
      old_value: from,
      new_value: { tranche_id: trancheId, ...slip },
    });
    return ledgerOf(db, theCase);
  });
}
