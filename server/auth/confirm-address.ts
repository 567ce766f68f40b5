import { emailChanged } from './emails.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { verifyJWT } from 'better-auth/crypto';
import type { Config } from '../kernel/config.ts';
import { mailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { accountOfLink, useLink } from './email-links.ts';

export type LinkToken = { email: string; updateTo?: string };

/** What a link's token says, whoever it is for; null when it was altered or is too old. */
export async function readLinkToken({ appKey }: Config, token: string): Promise<LinkToken | null> {
  return verifyJWT<LinkToken>(token, appKey);
}

/**
 * The link of a mail that confirms an address. Confirming the present one goes on to the library when the link was made for this very
 * account and not for one that had the address before. A change of address happens here: the link is used up, the new address counts as
 * confirmed, no session is made, and the old address is told. Throws the redirect to the page, with `error` when the link is no good.
 */
export async function confirmAddress(parts: AuthParts, ctx: GenericEndpointContext): Promise<void> {
  const query = ctx.query as { token?: unknown; callbackURL?: string };
  const page = query.callbackURL ?? '/';
  const token = typeof query.token === 'string' ? query.token : '';
  const said = await readLinkToken(parts.services.config, token);
  if (!said) throw goTo(ctx, page, 'INVALID_TOKEN');
  if (said.updateTo !== undefined)
    throw await changeAddress(parts, ctx, token, { email: said.email, updateTo: said.updateTo }, page);
  const owner = await accountOfLink(parts.pool, token, parts.services.clock.now());
  const user = owner ? await ctx.context.internalAdapter.findUserById(owner) : null;
  if (user?.email !== said.email) throw goTo(ctx, page, 'INVALID_TOKEN');
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
  await mailAccount(services, email, { template: emailChanged, payload: { old_email: email, new_email: updateTo } });
  return goTo(ctx, page);
}

function goTo(ctx: GenericEndpointContext, page: string, error?: string) {
  if (!error) return ctx.redirect(page);
  const [beforeHash, hash] = page.split(/#(.*)/s);
  return ctx.redirect(
    `${beforeHash}${beforeHash?.includes('?') ? '&' : '?'}error=${error}${hash === undefined ? '' : `#${hash}`}`,
  );
}

/** Somebody else has the address by now. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
