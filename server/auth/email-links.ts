import { createHash } from 'node:crypto';
import { verifyJWT } from 'better-auth/crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../kernel/config.ts';
import { emailOnRequest } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { changeEmail, verifyEmail } from './emails.ts';

/** Seconds that an emailed link stays valid. */
export const linkSeconds = 60 * 60;

type LinkToken = { email: string; updateTo?: string };

/** The payload of a link's token; null when it was altered or has expired. */
export async function readLinkToken({ appKey }: Config, token: string): Promise<LinkToken | null> {
  return verifyJWT<LinkToken>(token, appKey);
}

/** A link's token works only for its account, and only while this row exists. */
async function saveLink(pool: pg.Pool, token: string, userId: string, now: Date): Promise<void> {
  await pool.query('insert into verifications (id, identifier, value, expires_at) values ($1, $2, $3, $4)', [
    uuidv7(),
    identifierOf(token),
    userId,
    new Date(now.getTime() + linkSeconds * 1_000),
  ]);
}

/** The account that a link was made for; null when it was used, revoked, or has expired. */
export async function accountOfLink(pool: pg.Pool, token: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    'select value from verifications where identifier = $1 and expires_at > $2',
    [identifierOf(token), now],
  );
  return rows[0]?.value ?? null;
}

/** Uses up a link: of two concurrent clicks one gets the account. */
export async function useLink(pool: pg.Pool, token: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>(
    'delete from verifications where identifier = $1 and expires_at > $2 returning value',
    [identifierOf(token), now],
  );
  return rows[0]?.value ?? null;
}

/** Revokes every link and unfinished sign-in of an account, as after a password change. */
export async function takeBackLinks(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from verifications where value = $1', [userId]);
}

/** Emails the link that confirms an address: the account's current one, or the one it is changing to. */
export async function emailLink(
  { pool, services }: AuthParts,
  { user, url, token }: { user: { id: string; email: string }; url: string; token: string },
): Promise<void> {
  const linkToken = await readLinkToken(services.config, token);
  await saveLink(pool, token, user.id, services.clock.now());
  if (linkToken?.updateTo)
    return emailOnRequest(services, 'verify-email', linkToken.updateTo, {
      template: changeEmail,
      payload: { url, new_email: linkToken.updateTo },
    });
  return emailOnRequest(services, 'verify-email', user.email, { template: verifyEmail, payload: { url } });
}

const identifierOf = (token: string): string => `mail-link:${createHash('sha256').update(token).digest('base64url')}`;
