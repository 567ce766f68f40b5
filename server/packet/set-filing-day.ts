import { v7 as uuidv7 } from 'uuid';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { earliestFilingOf } from '../letters/packet-on-file.ts';
import { packetOfCase, requireWorker, type PacketCase } from './packet-of-case.ts';

/**
 * Sets the day on which the merchant means to file, or takes it back with null. Idempotent. Throws FORBIDDEN for anyone
 * but staff and the case's attorney, INVALID_INPUT for a day within the waiting period that a notice approved now would
 * start.
 */
export async function setFilingDay(
  services: Services,
  user: User,
  caseId: string,
  filingOn: string | null,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    if (before.onFile.filing_on === filingOn) return before;
    const earliest = earliestFilingOf(before.onFile.governing, before.dated);
    if (filingOn !== null && filingOn < (earliest ?? before.today)) {
      const message = `The earliest day of filing after a notice of today is ${earliest ?? before.today}.`;
      throw new Refusal('INVALID_INPUT', message, { filing_on: message });
    }
    await db
      .insertInto('filing_days')
      .values({
        id: uuidv7(),
        case_id: caseId,
        filing_on: filingOn,
        recorded_by: user.id,
        recorded_by_name: user.name,
        recorded_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'filing_day_set',
      field: null,
      old_value: before.onFile.filing_on,
      new_value: filingOn,
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}
