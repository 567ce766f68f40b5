import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { findTranche } from './find-tranche.ts';
import { checkPastDay } from '../kernel/entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

/** The processor released an instalment; the money itself is an entry of its own. The same day again: nothing changes. Throws NOT_FOUND, CONFLICT for another day, INVALID_INPUT. */
export async function releaseTranche(
  services: Services,
  person: Person,
  caseId: string,
  trancheId: string,
  releasedOn: string,
): Promise<LedgerOnFile> {
  return services.database.as(person, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const tranche = await findTranche(db, caseId, trancheId);
    if (tranche.released_on === releasedOn) return ledgerOf(db, theCase);
    if (tranche.released_on !== null)
      throw new Refusal('CONFLICT', `This instalment was released on ${tranche.released_on} already.`);
    checkPastDay('released_on', releasedOn, theCase, services.clock.now());
    await db.updateTable('held_tranches').set({ released_on: releasedOn }).where('id', '=', trancheId).execute();
    await writeHistory(db, person, caseId, {
      what: 'tranche_released',
      field: 'released_on',
      old_value: null,
      new_value: { tranche_id: trancheId, released_on: releasedOn },
    });
    return ledgerOf(db, theCase);
  });
}
