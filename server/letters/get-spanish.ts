import type { LetterInSpanish } from '../../domain/letters/letter-in-spanish.ts';
import { letterInSpanish } from '../../drafting/spanish/letter-in-spanish.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { currentVersion, findLetter } from './find-letter.ts';

/** A letter's current version beside its Spanish, made from the facts stored with it. Throws NOT_FOUND, as for its text. */
export async function getSpanish(services: Services, user: User, id: string): Promise<LetterInSpanish> {
  return services.database.as(user, async (db) => {
    const { document, fact_sheet } = await currentVersion(db, await findLetter(db, id));
    return letterInSpanish(document, fact_sheet);
  });
}
