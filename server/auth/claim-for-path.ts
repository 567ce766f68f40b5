import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import { callerNetwork } from '../kernel/caller-address.ts';
import { addressHeader } from './request-caller.ts';
import type { AuthParts } from './auth-parts.ts';
import { claimAttempts, forgetAttempts, giveBack, inMinutes, type Attempt } from '../kernel/attempts.ts';
import type { User } from '../kernel/user.ts';

const passwordPaths = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
];
const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** What was counted for a request, until it is known how it ended. */
const claimed = new WeakMap<Request, { attempts: Attempt[]; taken: string[] }>();

/** Counts a try of something that can be guessed, before it is made. Throws 429 with Retry-After, alike for what exists and what does not. */
export async function claimForPath(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  user: User | null,
): Promise<void> {
  const attempts = attemptsOf(ctx, user);
  if (attempts.length === 0 || !ctx.request) return;
  const claim = await claimAttempts(services, attempts);
  if ('taken' in claim) return void claimed.set(ctx.request, { attempts, taken: claim.taken });
  const message = `Too many attempts. Please try again ${inMinutes(claim.wait)}.`;
  throw new APIError('TOO_MANY_REQUESTS', { code: 'RATE_LIMITED', message }, { 'Retry-After': String(claim.wait) });
}

function attemptsOf(ctx: GenericEndpointContext, user: User | null): Attempt[] {
  if (ctx.path === '/sign-in/email') {
    const email: unknown = ctx.body?.email;
    const network = callerNetwork(ctx.request?.headers.get(addressHeader) ?? '');
    return typeof email === 'string'
      ? [
          { kind: 'sign-in', key: email },
          { kind: 'sign-in-address', key: network },
        ]
      : [];
  }
  // A sign-in that waits for its code has a limit of its own in the library: five codes a challenge, ten an account.
  if (codePaths.includes(ctx.path) && user) return [{ kind: 'second-factor', key: user.id }];
  if (passwordPaths.includes(ctx.path) && user) return [{ kind: 'password', key: user.id }];
  return [];
}

/** Counts a failure for good; what did not fail is given back, and what succeeded makes the account's earlier failures forgotten. */
export async function settleClaim(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  outcome: 'succeeded' | 'failed' | 'neither',
): Promise<void> {
  const claim = ctx.request && claimed.get(ctx.request);
  if (!claim || outcome === 'failed') return;
  await giveBack(services, claim.taken);
  // Not the address's: whoever has one account of their own could try others between two sign-ins to it.
  if (outcome === 'succeeded')
    for (const each of claim.attempts) if (each.kind !== 'sign-in-address') await forgetAttempts(services, each);
}
