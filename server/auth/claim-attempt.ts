import { systemActor, type Db } from '../../db/actor.ts';
import {
  addAttempt,
  forgetOldAttempts,
  lockAttempts,
  nthLatestAttempt,
  removeAttempts,
  removeAttemptsAt,
  type Tried,
} from './sign-in-attempts.ts';
import type { Services } from '../kernel/context.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';

const minute = 60_000;

/** How often within how long. Failures alone stay counted of the first four, right codes alone of the fifth; the mails are counted whether or not they are read. */
export const attemptRules = {
  'sign-in': { most: 10, within: 15 * minute },
  'sign-in-address': { most: 100, within: 15 * minute },
  'second-factor': { most: 10, within: 15 * minute },
  password: { most: 10, within: 15 * minute },
  // A code is right for 90 seconds: its own half minute, the one before and the one after.
  'used-code': { most: 1, within: 2 * minute },
  'reset-mail': { most: 3, within: 60 * minute },
  'verify-mail': { most: 3, within: 60 * minute },
  'sign-up-mail': { most: 3, within: 60 * minute },
} as const;
export type AttemptKind = keyof typeof attemptRules;
export type Attempt = { kind: AttemptKind; key: string };

/** `taken`: ids, for giving them back. `wait`: seconds until another try may succeed; nothing was counted. */
export type Claim = { taken: string[] } | { wait: number };

const longestWindow = Math.max(...Object.values(attemptRules).map(({ within }) => within));

/**
 * Counts one try at each of the given things, before it is known how it ends, so that many at once cannot all slip under the limit.
 * In any process; the keys (an e-mail, an address) are kept as keyed hashes.
 */
export async function claimAttempts(services: Services, attempts: readonly Attempt[]): Promise<Claim> {
  const now = services.clock.now();
  // One order for everybody, or two transactions would wait for each other.
  const all = attempts
    .map((each) => ({ ...triedOf(services, each), ...attemptRules[each.kind] }))
    .toSorted((a, b) => (`${a.kind}${a.keyHash}` < `${b.kind}${b.keyHash}` ? -1 : 1));
  return services.database.as(systemActor, async (db) => {
    for (const each of all) await lockAttempts(db, each);
    const waits = await Promise.all(all.map((each) => secondsToWait(db, each, now)));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { wait };
    await forgetOldAttempts(db, new Date(now.getTime() - longestWindow));
    return { taken: await Promise.all(all.map((each) => addAttempt(db, each, now))) };
  });
}

async function secondsToWait(db: Db, rule: Tried & { most: number; within: number }, now: Date): Promise<number> {
  const oldest = await nthLatestAttempt(db, rule, rule.most, new Date(now.getTime() - rule.within));
  return oldest ? Math.max(1, Math.ceil((oldest.getTime() + rule.within - now.getTime()) / 1_000)) : 0;
}

/** The tries did not fail: they count no longer. */
export async function giveBack(services: Services, ids: string[]): Promise<void> {
  if (ids.length > 0) await services.database.as(systemActor, (db) => removeAttempts(db, ids));
}

/** Somebody has shown that they belong here: what failed before is forgotten. */
export async function forgetAttempts(services: Services, attempt: Attempt): Promise<void> {
  await services.database.as(systemActor, (db) => removeAttemptsAt(db, triedOf(services, attempt)));
}

function triedOf(services: Services, { kind, key }: Attempt): Tried {
  return { kind, keyHash: keyedHash(services.config.appKey, `attempts:${kind}`, key.trim().toLowerCase()) };
}
