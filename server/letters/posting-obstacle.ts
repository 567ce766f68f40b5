import type { Db } from '../../db/actor.ts';
import { hasEndedText } from '../../domain/cases/letter-order.ts';
import { endedCase } from './letter-order.ts';

type Ending = Parameters<typeof hasEndedText>[0];

/** Why an envelope of this case that is ready is not posted, in a sentence; null when it is. */
export const postingBar = (theCase: Ending): string | null => notPosted(hasEndedText(theCase));

/** The same of a case by its id. */
export const postingObstacle = async (db: Db, caseId: string): Promise<string | null> =>
  notPosted(await endedCase(db, caseId));

const notPosted = (ended: string | null): string | null =>
  ended === null ? null : `${ended}; its letter is not posted.`;
