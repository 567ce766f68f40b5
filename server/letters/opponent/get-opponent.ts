import type { OpponentView } from '../../../contract/opponent.ts';
import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';
import { requireStaff } from '../../replies/list-replies.ts';
import { opponentOfCase } from './opponent-of-case.ts';

/** Who answers for the processor, what was sealed, and what contradicts a letter. Throws NOT_FOUND for anyone but staff and the case's attorney. */
export async function getOpponent(services: Services, user: User, caseId: string): Promise<OpponentView> {
  return services.database.as(user, async (db) => opponentOfCase(db, user, await requireStaff(db, user, caseId)));
}
