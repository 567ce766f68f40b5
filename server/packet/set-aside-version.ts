import { v7 as uuidv7 } from 'uuid';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { packetOfCase, requireCounsel, type PacketCase } from './packet-of-case.ts';

/**
 * The attorney of the case sets aside the version that governs, with a reason: the letter is then a demand, until they take it back or other
 * days choose another version. Throws FORBIDDEN for anyone else, VERSION_MISMATCH when another version governs by now, CONFLICT once a
 * notice was given.
 */
export async function setAsideVersion(
  services: Services,
  user: User,
  caseId: string,
  { version, reason }: { version: string; reason: string },
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireCounsel(before);
    if (before.onFile.noticed)
      throw new Refusal('CONFLICT', 'A notice was given under this version; it is not set aside any more.');
    if (before.onFile.governing.procedure.agreement?.id !== version)
      throw new Refusal('VERSION_MISMATCH', 'Another version governs this case by now. Reload the page.');
    await db
      .insertInto('version_choices')
      .values({
        id: uuidv7(),
        case_id: caseId,
        agreement: null,
        set_aside: version,
        reason,
        chosen_by: user.id,
        chosen_by_name: user.name,
        chosen_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'version_set_aside',
      field: null,
      old_value: { version },
      new_value: { version: null, reason },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}
