import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import type { AuthParts } from './auth-parts.ts';
import { claimAttempts, giveBack } from '../kernel/attempts.ts';
import type { User } from '../kernel/user.ts';

/** The code claimed for a request, until it is known whether it was right. */
const claimed = new WeakMap<Request, string[]>();

/**
 * Claims a code of an authenticator app for this request before it is checked, so that of two concurrent requests one
 * passes (RFC 6238, 5.2: a valid code is accepted only once). Throws 401 CODE_USED; the pending sign-in keeps waiting
 * for the next code.
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

/** A wrong code was not used up. */
export async function settleCode(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  wasRight: boolean,
): Promise<void> {
  const taken = ctx.request && claimed.get(ctx.request);
  if (taken && !wasRight) await giveBack(services, taken);
}

/** The account of a sign-in that waits for its code: Better Auth's cookie names the row that holds it. */
async function waitingUser(ctx: GenericEndpointContext): Promise<string | null> {
  const challenge = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
  const waiting = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  return waiting?.value ?? null;
}
