import { v7 as uuidv7 } from 'uuid';
import { paymentAgreements, profiles } from '../../knowledge/processors/profiles.ts';
import { isDecided } from '../../knowledge/processors/version.ts';
import { governingOf } from '../../drafting/facts/agreement.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { packetOfCase, requireWorker, type PacketCase } from './packet-of-case.ts';

/**
 * Chooses the version that governs the notice where the days on file leave it open, with a reason; null takes the
 * choice back. Throws FORBIDDEN for anyone but staff and the case's attorney, and for staff where the
 * attorney set a version aside, CONFLICT where the days decide,
 * INVALID_INPUT for a version of another processor.
 */
export async function chooseVersion(
  services: Services,
  user: User,
  caseId: string,
  { version, reason }: { version: string | null; reason: string },
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    if (before.onFile.choice?.set_aside && user.role !== 'attorney')
      throw new Refusal('FORBIDDEN', 'The attorney set the version aside; only they take that back.');
    const { fields } = before.loaded.caseFile;
    if (version !== null && isDecided(governingOf(fields, before.today).procedure))
      throw new Refusal('CONFLICT', 'The days on file decide which version governs. Correct them if they are wrong.');
    if (version !== null && !paymentAgreements(profiles[fields.processor]).some(({ id }) => id === version)) {
      const message = 'Choose a version of this processor’s agreement that was read.';
      throw new Refusal('INVALID_INPUT', message, { version: message });
    }
    await db
      .insertInto('version_choices')
      .values({
        id: uuidv7(),
        case_id: caseId,
        agreement: version,
        reason,
        chosen_by: user.id,
        chosen_by_name: user.name,
        chosen_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'version_chosen',
      field: null,
      old_value: before.onFile.choice && {
        version: before.onFile.choice.agreement,
        set_aside: before.onFile.choice.set_aside,
      },
      new_value: { version, reason },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}
