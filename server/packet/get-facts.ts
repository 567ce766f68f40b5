import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, type FactsOfCase } from './facts-of-case.ts';

/**
 * The facts of the merchant that the letter states, with their standing, for every user who may see the case. Throws
 * NOT_FOUND.
 */
export async function getFacts(services: Services, user: User, caseId: string): Promise<FactsOfCase> {
  return services.database.as(user, (db) => factsOfCase(db, user, caseId));
}
