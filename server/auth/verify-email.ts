import { emailChanged } from './emails.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import type pg from 'pg';
import { emailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { accountOfLink, readLinkToken, useLink, type LinkToken } from './email-links.ts';

/**
 * The link that confirms an address. Confirming the current address goes on to Better Auth, if the link was made for
 * this account and not for one that had the address before. A change of address happens here: the link is used up, the
 * new address counts as confirmed, no session is created, and the old address is notified. Throws the redirect to the
 * page, with `error` when the link is invalid.
 */
export async function verifyEmailAddress(parts: AuthParts, ctx: GenericEndpointContext): Promise<void> {
  const query: { token?: unknown; callbackURL?: string } = ctx.query ?? {};
  const page = query.callbackURL ?? '/';
  const token = typeof query.token === 'string' ? query.token : '';
  const linkToken = await readLinkToken(parts.services.config, token);
  if (!linkToken) throw goTo(ctx, page, 'INVALID_TOKEN');
  if (linkToken.updateTo !== undefined)
    throw await changeAddress(parts, ctx, token, { email: linkToken.email, updateTo: linkToken.updateTo }, page);
  const owner = await accountOfLink(parts.pool, token, parts.services.clock.now());
  const user = owner ? await ctx.context.internalAdapter.findUserById(owner) : null;
  if (user?.email !== linkToken.email) throw goTo(ctx, page, 'INVALID_TOKEN');
}

async function changeAddress(
  { pool, services }: AuthParts,
  ctx: GenericEndpointContext,
  token: string,
  { email, updateTo }: Required<LinkToken>,
  page: string,
) {
  const owner = await useLink(pool, token, services.clock.now());
  if (!owner) return goTo(ctx, page, 'INVALID_TOKEN');
  const changed = await pool
    .query('update users set email = $3, email_verified = true, updated_at = now() where id = $1 and email = $2', [
      owner,
      email,
      updateTo,
    ])
    .catch((error: unknown) => {
      if (isTaken(error)) return null;
      throw error;
    });
  if (!changed) return goTo(ctx, page, 'EMAIL_TAKEN');
  if (changed.rowCount !== 1) return goTo(ctx, page, 'INVALID_TOKEN');
  await emailAccount(services, email, { template: emailChanged, payload: { old_email: email, new_email: updateTo } });
  return goTo(ctx, page);
}

function goTo(ctx: GenericEndpointContext, page: string, error?: string) {
  if (!error) return ctx.redirect(page);
  const [beforeHash, hash] = page.split(/#(.*)/s);
  return ctx.redirect(
    `${beforeHash}${beforeHash?.includes('?') ? '&' : '?'}error=${error}${hash === undefined ? '' : `#${hash}`}`,
  );
}

/** Another account has taken the address meanwhile. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/**
 * The owner of a mailbox has proved it. If an account has the address without that proof, its password, sessions,
 * second factors and passkeys end in the same transaction (db/migrations/0002_auth.sql) and the address counts as
 * confirmed. Returns whether there was such an account.
 */
export async function takeOver(pool: pg.Pool, userId: string, keep: 'nothing' | 'password'): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>('select auth.take_over($1, $2) as taken', [
    userId,
    keep === 'password',
  ]);
  return rows[0]?.taken ?? false;
}
