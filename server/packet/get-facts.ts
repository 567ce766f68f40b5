import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, type FactsOfCase } from './facts-of-case.ts';

/** What the letter states of the merchant and how each fact stands, for whoever may see the case. Throws NOT_FOUND. */
export async function getFacts(services: Services, user: User, caseId: string): Promise<FactsOfCase> {
  return services.database.as(user, (db) => factsOfCase(db, user, caseId));
}
