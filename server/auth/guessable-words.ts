import { sql } from 'kysely';
import { systemActor, type Database } from '../../db/actor.ts';
import { namesPattern } from '../../domain/processors.ts';

/** Words of this product, which somebody who guesses tries first (docs/decisions/0076-sessions.md). */
const productWords = ['unhold', 'payout', 'merchant', 'processor', ...namesPattern('label').split(/[|\\. ]+/)];
/** Shorter words occur inside too many others. */
const minWord = 4;

/** What others know about a user who sets a password: the email address, and the names of the business. */
export type KnownOf = { email: string; businesses: readonly string[] };

/** The lower-cased password without the words that others try first: from this product, the email and the business. */
export function unguessablePart(password: string, { email, businesses }: KnownOf): string {
  const words = [email.split('@')[0] ?? '', ...businesses]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase());
  return [...productWords, ...words]
    .filter((word) => word.length >= minWord)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** What others know about an account; its business by the organization's name and by those in its cases. */
export async function knownOfAccount(database: Database, userId: string): Promise<KnownOf> {
  const { rows } = await database.as(systemActor, (db) =>
    sql<{ email: string; name: string | null }>`
      select u.email, named.name from users u left join lateral (
        select o.name from orgs o where o.id = u.org_id and o.kind = 'merchant'
        union select unnest(array[c.legal_business_name, c.dba_name]) from cases c where c.created_by = u.id
      ) named on true
      where u.id = ${userId}`.execute(db),
  );
  return { email: rows[0]?.email ?? '', businesses: rows.flatMap(({ name }) => name ?? []) };
}
