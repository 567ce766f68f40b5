import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { packetOfCase, type PacketCase } from './packet-of-case.ts';

/**
 * The agreement that governs a case and the notice that it requires, for every user who may see the case. Throws
 * NOT_FOUND.
 */
export async function get(services: Services, user: User, caseId: string): Promise<PacketCase> {
  return services.database.as(user, (db) => packetOfCase(services, db, user, caseId));
}
