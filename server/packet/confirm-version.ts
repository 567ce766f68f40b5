import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { recordConfirmation } from '../letters/findings/version-confirmation.ts';
import { packetOfCase, requireOpen, type PacketCase } from './packet-of-case.ts';

/**
 * Records that the case's attorney read the agreement today and found that the governing version is in force.
 * Idempotent for the day. Throws FORBIDDEN for another attorney, VERSION_MISMATCH when another version governs by now.
 */
export async function confirmVersion(
  services: Services,
  user: User,
  caseId: string,
  version: string,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    if (user.role !== 'attorney' || before.loaded.row.attorney_id !== user.id)
      throw new Refusal('FORBIDDEN', 'Only the attorney of this case may do this.');
    requireOpen(before.open);
    if (before.onFile.governing.procedure.agreement?.id !== version)
      throw new Refusal('VERSION_MISMATCH', 'Another version governs this case by now. Reload the page.');
    await recordConfirmation(services, db, user, caseId, version);
    return packetOfCase(services, db, user, caseId);
  });
}
