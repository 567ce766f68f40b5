import { secondFactorChanged } from './emails.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { emailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import type { User } from '../kernel/user.ts';

/**
 * Responses that prove a second factor: a session created there has passed one, and so has the session that made the
 * request.
 */
const passes: ReadonlySet<string> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
]);

type NewSession = { userId: string; second_factor?: unknown };

/**
 * When a session that is about to be created passed a second factor: now, or null. Inheriting the standing of another
 * session is not a new proof.
 */
export const passedNow = (ctx: GenericEndpointContext | null): Date | null =>
  ctx && passes.has(ctx.path) ? new Date() : null;

/** Whether a session that is about to be created counts as having passed a second factor. */
export function hasPassed(session: NewSession & Record<string, unknown>, ctx: GenericEndpointContext | null): boolean {
  if (!ctx) return false;
  if (passes.has(ctx.path)) return true;
  // A session that replaces another, after a change of password or factors, inherits its standing.
  const before = ctx.context.session;
  return before?.user.id === session.userId && before.session['second_factor'] === true;
}

/** Marks the caller's session as having passed a second factor. */
export async function stepUp(ctx: GenericEndpointContext): Promise<void> {
  if (!passes.has(ctx.path)) return;
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
  if (!token) return;
  // A passkey creates its own session, which replaces the one that made the request.
  if (ctx.context.newSession && ctx.context.newSession.session.token !== token)
    await ctx.context.internalAdapter.deleteSession(token);
  else await ctx.context.internalAdapter.updateSession(token, { second_factor: true, second_factor_at: new Date() });
}

/**
 * Notifies the user of a change to their factors; once the last one is removed, no session counts as having passed one.
 */
export async function noteFactorChange(
  { pool, services }: AuthParts,
  ctx: GenericEndpointContext,
  caller: User | null,
): Promise<void> {
  const what = changeOf(ctx, caller);
  if (!what || !caller) return;
  if (/removed|off/.test(what)) await forgetPassed(pool, caller.id);
  await emailAccount(services, caller.email, {
    template: secondFactorChanged,
    payload: { what, when: services.clock.now().toISOString() },
  });
}

function changeOf(ctx: GenericEndpointContext, caller: User | null): string | null {
  switch (ctx.path) {
    case '/two-factor/verify-totp':
      // Only the first code of a new app gives a user who is already signed in another session.
      return caller && ctx.context.newSession ? 'An authenticator app was added.' : null;
    case '/two-factor/disable':
      return 'The authenticator app was turned off.';
    case '/two-factor/generate-backup-codes':
      return 'New backup codes were made; the old ones no longer work.';
    case '/passkey/verify-registration':
      return 'A passkey was added.';
    case '/passkey/delete-passkey':
      return 'A passkey was removed.';
    default:
      return null;
  }
}

async function forgetPassed(pool: AuthParts['pool'], userId: string): Promise<void> {
  await pool.query(
    `update sessions set second_factor = false where user_id = $1
     and not exists (select 1 from passkeys where user_id = $1) and not exists (select 1 from users where id = $1 and two_factor_enabled)`,
    [userId],
  );
}
