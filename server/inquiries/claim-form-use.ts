import type { Db } from '../../db/actor.ts';
import { addFormUse, lockForm, nthLatestUse } from './form-uses.ts';
import type { PublicForm } from '../../domain/inquiry.ts';
import type { Services } from '../kernel/context.ts';
import { RateLimited } from '../kernel/refusal.ts';
import { callerNetwork } from '../kernel/caller-network.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';

const window = 60 * 60 * 1_000;
/** Uses of one form within an hour: by one caller, and by all together, so that a flood from many addresses fills nothing. */
export const usesOfOneCaller = 5;
export const usesOfAll = 200;

/**
 * Counts one use of a public form inside the caller's transaction, which then alone writes for this form until it commits, in any
 * process. Gives false, and counts nothing, when `isRepeat` says that the same was taken before. Throws RATE_LIMITED.
 */
export async function claimFormUse(
  services: Services,
  db: Db,
  form: PublicForm,
  address: string,
  isRepeat = () => Promise.resolve(false),
): Promise<boolean> {
  const now = services.clock.now();
  const since = new Date(now.getTime() - window);
  const addressHash = keyedHash(services.config.appKey, 'form-callers', callerNetwork(address));
  // Asked once without the lock, so that a flood does not stand in line with those who may write.
  if (await isRepeat()) return false;
  await refuseWhenSpent(db, form, addressHash, now, since);
  await lockForm(db, form);
  if (await isRepeat()) return false;
  await refuseWhenSpent(db, form, addressHash, now, since);
  await addFormUse(db, form, addressHash, now, since);
  return true;
}

async function refuseWhenSpent(db: Db, form: PublicForm, addressHash: string, now: Date, since: Date): Promise<void> {
  const [own, any] = await Promise.all([
    nthLatestUse(db, { form, addressHash }, usesOfOneCaller, since),
    nthLatestUse(db, { form, addressHash: null }, usesOfAll, since),
  ]);
  const oldest = own && any ? new Date(Math.max(own.getTime(), any.getTime())) : (own ?? any);
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + window - now.getTime()) / 1_000));
  const why = own
    ? `This form takes ${usesOfOneCaller} entries an hour from one place.`
    : 'This form has been used very often within the last hour and takes nothing right now.';
  throw new RateLimited(`${why} Please try again in ${minutesIn(seconds)}.`, seconds);
}

function minutesIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
