/** What may be tried, asked for or sent only so often. By hand: no library gives tries back, or counts inside the caller's transaction. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from './context.ts';
import { keyedHash } from './keyed-hash.ts';

const minute = 60_000;

type Rule = { max: number; within: number; maxOfAll?: number };

/** How often within how long, for one key; `maxOfAll` for all keys together, so that a flood from many addresses fills nothing. */
const rules = {
  // Failures alone stay counted of these four, right codes alone of the fifth; the emails are counted whether or not they are read.
  'sign-in': { max: 10, within: 15 * minute },
  'sign-in-address': { max: 100, within: 15 * minute },
  'second-factor': { max: 10, within: 15 * minute },
  password: { max: 10, within: 15 * minute },
  // A code is right for 90 seconds: its own half minute, the one before and the one after.
  'used-code': { max: 1, within: 2 * minute },
  'reset-email': { max: 3, within: 60 * minute },
  'verify-email': { max: 3, within: 60 * minute },
  'sign-up-email': { max: 3, within: 60 * minute },
  // Each path brings its own limit (server/auth/auth.ts), over no longer a time.
  'auth-request': { max: 300, within: minute },
  'contact-form': { max: 5, within: 60 * minute, maxOfAll: 200 },
  'newsletter-form': { max: 5, within: 60 * minute, maxOfAll: 200 },
} satisfies Record<string, Rule>;

export type AttemptKind = keyof typeof rules;
export type Attempt = { kind: AttemptKind; key: string; limit?: Pick<Rule, 'max' | 'within'> };
/** Nothing was counted: seconds until another try may succeed, and the limit that was reached. */
export type Spent = { wait: number; limit: { max: number; of: 'one' | 'all' } };
/** `taken`: ids, for giving them back. */
export type Claim = { taken: string[] } | Spent;

/** When to try again, as people are told. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
}

type Try = Rule & { kind: AttemptKind; keyHash: string };

/**
 * Counts one try at each of the given things, before it is known how it ends, so that many at once cannot all slip under the limit.
 * In any process; the keys (an email, an address) are kept as keyed hashes.
 */
export function claimAttempts(services: Services, attempts: readonly Attempt[]): Promise<Claim> {
  return services.database.as(systemActor, (db) => claimAttemptsIn(services, db, attempts));
}

/**
 * As claimAttempts, inside the caller's transaction, which then alone tries these things until it commits. Takes nothing when
 * `isRepeat` says that the same was taken before.
 */
export async function claimAttemptsIn(
  services: Services,
  db: Db,
  attempts: readonly Attempt[],
  isRepeat = () => Promise.resolve(false),
): Promise<Claim> {
  const now = services.clock.now();
  // One order for everybody, or two transactions would wait for each other.
  const tries = attempts
    .map((each) => tryOf(services, each))
    .toSorted((a, b) => (`${a.kind}${a.keyHash}` < `${b.kind}${b.keyHash}` ? -1 : 1));
  // Asked once without the lock, so that a flood does not stand in line with those who may.
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

/** The tries did not fail: they count no longer. */
export async function giveBack(services: Services, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await services.database.as(systemActor, (db) => db.deleteFrom('attempts').where('id', 'in', ids).execute());
}

/** Somebody has shown that they belong here: what failed before is forgotten. */
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

/** Until commit, no other transaction of any process is between counting and taking a try of this. */
async function lock(db: Db, { kind, keyHash, maxOfAll }: Try): Promise<void> {
  const name = maxOfAll === undefined ? `${kind}:${keyHash}` : kind;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 16))`.execute(db);
}

/** The longest wait of all; one's own limit is named before everybody's. */
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

/** Some of a kind, in one order, so that two transactions that do it at once do not wait for each other. */
async function forgetOld(db: Db, kind: AttemptKind, now: Date): Promise<void> {
  const since = new Date(now.getTime() - rules[kind].within);
  await sql`delete from attempts where id in
    (select id from attempts where kind = ${kind} and tried_at <= ${since} order by id limit 200)`.execute(db);
}
