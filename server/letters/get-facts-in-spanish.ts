import type { LetterFacts } from '../../domain/letters/letter-facts.ts';
import { letterFacts } from '../../drafting/spanish/letter-facts.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { currentVersion, findLetter } from './find-letter.ts';

/** What a letter's current version states and demands, in Spanish, from the facts stored with it. Throws NOT_FOUND, as for its text. */
export async function getFactsInSpanish(services: Services, user: User, id: string): Promise<LetterFacts> {
  return services.database.as(user, async (db) => {
    const { document, fact_sheet } = await currentVersion(db, await findLetter(db, id));
    return letterFacts(document, fact_sheet);
  });
}
