import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import type { AuthParts } from './auth-parts.ts';
import { claimAttempts, giveBack } from '../kernel/attempts.ts';
import type { User } from '../kernel/user.ts';

/** What was claimed for a request, until it is known whether the code was right. */
const claimed = new WeakMap<Request, string[]>();

/**
 * Takes a code of an authenticator app for this request alone, before it is checked, so that of two at once one passes (RFC 6238, 5.2: a
 * code that was right is not taken again). Throws 401 CODE_USED; the sign-in that waits for its code goes on waiting for the next one.
 */
export async function claimCode(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  user: User | null,
): Promise<void> {
  const code: unknown = ctx.body?.code;
  if (ctx.path !== '/two-factor/verify-totp' || !ctx.request || typeof code !== 'string') return;
  const userId = user?.id ?? (await waitingUser(ctx));
  if (userId === null) return;
  const claim = await claimAttempts(services, [{ kind: 'used-code', key: `${userId} ${code}` }]);
  if ('wait' in claim) throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'This code was used before.' });
  claimed.set(ctx.request, claim.taken);
}

/** A code that was not right was not used. */
export async function settleCode(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  wasRight: boolean,
): Promise<void> {
  const taken = ctx.request && claimed.get(ctx.request);
  if (taken && !wasRight) await giveBack(services, taken);
}

/** Whose password was right, and whose code is awaited: the library's cookie names the row that knows. */
async function waitingUser(ctx: GenericEndpointContext): Promise<string | null> {
  const challenge = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
  const waiting = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  return waiting?.value ?? null;
}
