import { isRepeat } from '../kernel/entry.ts';
import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase, requireNotCancelled } from '../kernel/merchant-case.ts';
import { checkPromisedDay, checkSum } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

export type NewTranche = { entry_id: string; label: string; amount_cents: number; promised_release_on: string | null };

/** Staff record a part of the held money and the day on which the processor says it is released. Throws NOT_FOUND, CONFLICT for a cancelled case, INVALID_INPUT, IDEMPOTENCY_MISMATCH. */
export async function addTranche(
  services: Services,
  person: Person,
  caseId: string,
  { entry_id, promised_release_on, ...entry }: NewTranche,
): Promise<LedgerOnFile> {
  return services.database.as(person, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const before = await ledgerOf(db, theCase);
    const found = await db
      .selectFrom('held_tranches')
      .select(['case_id', 'label', 'amount_cents'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    // The date may have slipped since; the first one stands in the earliest slip.
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
        recorded_by: person.id,
        created_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, person, caseId, {
      what: 'tranche_recorded',
      field: null,
      old_value: null,
      new_value: { tranche_id: entry_id, ...entry, promised_release_on },
    });
    return ledgerOf(db, theCase);
  });
}
