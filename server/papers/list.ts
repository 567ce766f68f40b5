import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { papersOfCase, type CasePapers } from './papers-of-case.ts';

/** Every paper of a case, for those who may see the case. Throws NOT_FOUND. */
export async function list(services: Services, user: User, caseId: string): Promise<CasePapers> {
  return services.database.as(user, (db) => papersOfCase(services, db, user, caseId));
}
