/** Rate limits. By hand: no package gives attempts back, or counts inside the caller's transaction. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from './context.ts';
import { keyedHash } from './keyed-hash.ts';

const minute = 60_000;

type Rule = { max: number; within: number; maxOfAll?: number };

/**
 * At most so many in so long for one key; `maxOfAll` for all keys together, so that a flood from many addresses is
 * limited too.
 */
const rules = {
  // For these six only failures stay counted, for `used-code` only correct codes. Emails always count.
  'sign-in': { max: 10, within: 15 * minute },
  'sign-in-device': { max: 10, within: 15 * minute },
  'sign-in-account': { max: 100, within: 60 * minute },
  'sign-in-address': { max: 100, within: 15 * minute },
  'second-factor': { max: 10, within: 15 * minute },
  password: { max: 10, within: 15 * minute },
  // A code is valid for 90 seconds: its own half minute, the one before and the one after.
  'used-code': { max: 1, within: 2 * minute },
  'reset-email': { max: 3, within: 60 * minute },
  'verify-email': { max: 3, within: 60 * minute },
  'sign-up-email': { max: 3, within: 60 * minute },
  // Each path has its own limit (server/auth/auth.ts), with a window no longer than this.
  'auth-request': { max: 300, within: minute },
  // Codes sent to one number or asked for by one user; then tries to enter one.
  'text-code': { max: 3, within: 60 * minute },
  'text-code-try': { max: 10, within: 15 * minute },
  // Opening a letter's secure link, or looking at its page.
  'letter-link': { max: 60, within: 10 * minute },
  // Per network; each attempt is a block of requests (server/doors/limit-requests.ts).
  requests: { max: 20, within: minute },
  // Per user; the installation may set the max (LIMIT_…).
  message: { max: 120, within: 60 * minute },
  upload: { max: 200, within: 60 * minute },
  draft: { max: 60, within: 60 * minute },
  'contact-form': { max: 5, within: 60 * minute, maxOfAll: 200 },
  'newsletter-form': { max: 5, within: 60 * minute, maxOfAll: 200 },
  // Contact messages with the hidden field filled in.
  'suspected-form': { max: 5, within: 60 * minute, maxOfAll: 40 },
} satisfies Record<string, Rule>;

export type AttemptKind = keyof typeof rules;
export type Attempt = { kind: AttemptKind; key: string; limit?: Pick<Rule, 'max' | 'within'> };
/** Nothing was counted: seconds until another attempt may succeed, and the limit that was reached. */
type Spent = { wait: number; limit: { max: number; of: 'one' | 'all' } };
/** `taken`: ids, for giving them back. */
type Claim = { taken: string[] } | Spent;

/** When to try again, as users read it. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
}

type Try = Rule & { kind: AttemptKind; keyHash: string };

/**
 * Counts one attempt at each of the given things before its outcome is known, so that concurrent attempts cannot all
 * slip under the limit. Works across processes; the keys (an email, an address) are stored as keyed hashes.
 */
export function claimAttempts(services: Services, attempts: readonly Attempt[]): Promise<Claim> {
  return services.database.as(systemActor, (db) => claimAttemptsIn(services, db, attempts));
}

/**
 * Like claimAttempts, inside the caller's transaction, which locks these limits until it commits. Takes nothing when
 * `isRepeat` says that the same was submitted before.
 */
export async function claimAttemptsIn(
  services: Services,
  db: Db,
  attempts: readonly Attempt[],
  isRepeat = () => Promise.resolve(false),
): Promise<Claim> {
  const now = services.clock.now();
  // A fixed order, so that two transactions cannot deadlock.
  const tries = attempts
    .map((each) => tryOf(services, each))
    .toSorted((a, b) => (`${a.kind}${a.keyHash}` < `${b.kind}${b.keyHash}` ? -1 : 1));
  // Checked first without the lock, so that a flood does not queue up with those who may pass.
  for (const lockFirst of [false, true]) {
    if (lockFirst) for (const each of tries) await lock(db, each);
    if (await isRepeat()) return { taken: [] };
    const spent = await whySpent(db, tries, now);
    if (spent) return spent;
  }
  const taken = [];
  for (const { kind, keyHash } of tries) {
    await forgetOld(db, kind, now);
    const id = uuidv7();
    await db.insertInto('attempts').values({ id, kind, key_hash: keyHash, tried_at: now }).execute();
    taken.push(id);
  }
  return { taken };
}

/** Gives back attempts that did not fail. */
export async function giveBack(services: Services, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await services.database.as(systemActor, (db) => db.deleteFrom('attempts').where('id', 'in', ids).execute());
}

/** The user has authenticated: their earlier failures are cleared. */
export async function forgetAttempts(services: Services, attempt: Attempt): Promise<void> {
  const { kind, keyHash } = tryOf(services, attempt);
  await services.database.as(systemActor, (db) =>
    db.deleteFrom('attempts').where('kind', '=', kind).where('key_hash', '=', keyHash).execute(),
  );
}

function tryOf({ config }: Services, { kind, key, limit }: Attempt): Try {
  const keyHash = keyedHash(config.appKey, `attempts:${kind}`, key.trim().toLowerCase());
  return { ...rules[kind], ...limit, kind, keyHash };
}

/** Until commit, no other transaction of any process can count or take an attempt at this. */
async function lock(db: Db, { kind, keyHash, maxOfAll }: Try): Promise<void> {
  const name = maxOfAll === undefined ? `${kind}:${keyHash}` : kind;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 16))`.execute(db);
}

/** The longest wait of all; the key's own limit is reported before the shared one. */
async function whySpent(db: Db, tries: readonly Try[], now: Date): Promise<Spent | null> {
  let longest: Spent | null = null;
  for (const each of tries) {
    const own = await secondsToWait(db, each, each.max, each.keyHash, now);
    const shared = each.maxOfAll === undefined ? 0 : await secondsToWait(db, each, each.maxOfAll, null, now);
    const wait = Math.max(own, shared);
    if (wait <= (longest?.wait ?? 0)) continue;
    longest = { wait, limit: own > 0 ? { max: each.max, of: 'one' } : { max: each.maxOfAll ?? 0, of: 'all' } };
  }
  return longest;
}

async function secondsToWait(db: Db, { kind, within }: Try, max: number, keyHash: string | null, now: Date) {
  let tried = db.selectFrom('attempts').select('tried_at').where('kind', '=', kind);
  if (keyHash !== null) tried = tried.where('key_hash', '=', keyHash);
  const oldest = await tried
    .where('tried_at', '>', new Date(now.getTime() - within))
    .orderBy('tried_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(1, Math.ceil((oldest.tried_at.getTime() + within - now.getTime()) / 1_000)) : 0;
}

/** Deletes attempts older than the window, in a fixed order, so that two transactions cannot deadlock. */
async function forgetOld(db: Db, kind: AttemptKind, now: Date): Promise<void> {
  const since = new Date(now.getTime() - rules[kind].within);
  await sql`delete from attempts where id in
    (select id from attempts where kind = ${kind} and tried_at <= ${since} order by id limit 200)`.execute(db);
}
