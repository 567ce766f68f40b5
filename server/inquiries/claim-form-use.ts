import type { Db } from '../../db/actor.ts';
import type { PublicForm } from '../../domain/inquiries/inquiry.ts';
import { claimAttemptsIn, inMinutes } from '../kernel/attempts.ts';
import { callerNetwork } from '../kernel/caller-address.ts';
import type { Services } from '../kernel/context.ts';
import { RateLimited } from '../kernel/refusal.ts';

/**
 * Counts one use of a public form inside the caller's transaction, which locks this form until it commits, across
 * processes. Returns false, and counts nothing, when `isRepeat` says that the same was submitted before. Throws
 * RATE_LIMITED.
 */
export async function claimFormUse(
  services: Services,
  db: Db,
  form: PublicForm | 'suspected',
  address: string,
  isRepeat?: () => Promise<boolean>,
): Promise<boolean> {
  const claim = await claimAttemptsIn(services, db, [{ kind: `${form}-form`, key: callerNetwork(address) }], isRepeat);
  if ('taken' in claim) return claim.taken.length > 0;
  const why =
    claim.limit.of === 'one'
      ? `This form takes ${claim.limit.max} entries an hour from one place.`
      : 'This form has been used very often within the last hour and takes nothing right now.';
  throw new RateLimited(`${why} Please try again ${inMinutes(claim.wait)}.`, claim.wait);
}
