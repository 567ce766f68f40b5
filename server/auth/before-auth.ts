import { owesSecondFactor, type User } from '../kernel/user.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { unwritable, unwritableMessage } from '../../domain/unwritable.ts';
import { localAddress } from '../../domain/people/local-address.ts';
import { authPathOf, pathBelowAuth } from './auth-paths.ts';
import type { AuthParts } from './auth-parts.ts';
import { claimForPath } from './claim-for-path.ts';
import { plainBody } from './plain-body.ts';
import { showEmailLink } from './verify-email.ts';
import { recordOfAccount } from './record-sign-in.ts';
import { rememberCaller } from './request-caller.ts';
import { refuseOldProof } from './refuse-old-proof.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { readUser } from './session.ts';
import { claimCode } from './used-code.ts';

/** Runs before a sign-in endpoint: the checks, cheapest first. Throws the response that is sent instead. */
export function beforeAuth(parts: AuthParts) {
  return createAuthMiddleware(async (ctx) => {
    plainBody(ctx);
    await refuseWeakPassword(parts, ctx);
    // Calls from our own code have no request: nothing to throttle or distrust.
    if (!ctx.request) return;
    refuseForeignAddresses(ctx, parts.isPage);
    refuseHiddenCharacters(ctx);
    if (ctx.path === '/sign-out') return ctx.body?.only_here === true ? undefined : signOutEverywhere(parts, ctx);
    // Always answered here: Better Auth's own would confirm at once.
    if (ctx.path === '/verify-email' && ctx.request.method === 'GET') return showEmailLink(parts, ctx);
    const user = await readUser(parts.services.database, parts.services.config, ctx.request.headers.get('cookie'));
    // Better Auth writes its rows by the system clock, so comparisons use it too.
    rememberCaller(ctx.request, { user, receivedAt: new Date() });
    refuseWithoutFactor(ctx.request, user);
    await refuseOldProof(parts, ctx, user);
    if (ctx.path === '/two-factor/verify-backup-code' && user) await refuseUnfinishedApp(parts, user);
    await claimForPath(parts, ctx, user);
    await claimCode(parts, ctx, user);
    return changedBody(ctx);
  });
}

function changedBody(ctx: GenericEndpointContext): { context: { body: Record<string, unknown> } } | undefined {
  const body: Record<string, unknown> | undefined = ctx.body;
  // A new password ends every other session, whether or not the page asks for it.
  if (ctx.path === '/change-password') return { context: { body: { ...body, revokeOtherSessions: true } } };
  // No device is trusted instead of a second factor.
  if (ctx.path.startsWith('/two-factor/verify-')) return { context: { body: { ...body, trustDevice: false } } };
  if (ctx.path === '/request-password-reset') return { context: { body: { redirectTo: '/auth/reset', ...body } } };
  return undefined;
}

const addressNames = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'];

/**
 * Redirects after sign-in stay on this product's pages (spec, section 2), whether they come in the body or the query.
 */
function refuseForeignAddresses(ctx: GenericEndpointContext, isPage: AuthParts['isPage']): void {
  const given: (Record<string, unknown> | null | undefined)[] = [ctx.body, ctx.query];
  for (const named of given) {
    for (const name of addressNames) {
      const value = named?.[name];
      if (value !== undefined && localAddress(value, isPage) === null)
        throw new APIError('FORBIDDEN', {
          code: 'INVALID_CALLBACK_URL',
          message: 'The redirect is not a page of this site.',
        });
    }
  }
}

const textNames = ['name', 'first_name', 'last_name', 'display_name', 'company_name'];

/** A name that changes the direction of text looks like another name wherever it is shown. */
function refuseHiddenCharacters(ctx: GenericEndpointContext): void {
  const given: Record<string, unknown> | null | undefined = ctx.body;
  if (textNames.some((name) => unwritable.test(String(given?.[name] ?? ''))))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: unwritableMessage });
}

/**
 * Spec, sections 4 and 7: signing out is global, so it ends the user's sessions on every device. `only_here` ends this
 * one only: a user who is refused at the admin login did not ask to be signed out elsewhere.
 */
async function signOutEverywhere(parts: AuthParts, ctx: GenericEndpointContext): Promise<void> {
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
  const session = token ? await ctx.context.internalAdapter.findSession(token) : null;
  if (!session) return;
  await ctx.context.internalAdapter.deleteUserSessions(session.user.id);
  recordOfAccount(parts, ctx, 'signed_out', session.user.id);
}

/**
 * Nobody changes an account without a session. A password alone neither changes the second factor nor opens an account
 * that requires one.
 */
function refuseWithoutFactor(request: Request, user: User | null): void {
  const needs = authPathOf(pathBelowAuth(request))?.needs ?? 'factor';
  // Better Auth does not know that sessions end after a time without requests.
  if (!user && needs !== 'nothing')
    throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Please sign in.' });
  if (!user || needs === 'nothing' || !user.signIn.second_factor || user.signIn.satisfied) return;
  if (needs === 'factor' && !owesSecondFactor(user)) return;
  throw new APIError('FORBIDDEN', {
    code: 'SECOND_FACTOR_REQUIRED',
    message: 'Please confirm your sign-in with your second factor first.',
  });
}

/** Backup codes are shown before the app's first code is confirmed: until then they do not work. */
async function refuseUnfinishedApp({ pool }: AuthParts, user: User): Promise<void> {
  const { rowCount } = await pool.query('select from users where id = $1 and two_factor_enabled', [user.id]);
  if (!rowCount)
    throw new APIError('BAD_REQUEST', {
      code: 'BACKUP_CODES_NOT_ENABLED',
      message: 'This backup code belongs to no working authenticator app.',
    });
}
