import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import { wideNetwork } from '../kernel/caller-address.ts';
import type { Services } from '../kernel/context.ts';
import { deviceCookie, knows, readDevice } from './known-device.ts';
import { addressHeader } from './request-caller.ts';
import type { AuthParts } from './auth-parts.ts';
import { claimAttempts, forgetAttempts, giveBack, inMinutes, type Attempt } from '../kernel/attempts.ts';
import type { User } from '../kernel/user.ts';

const passwordPaths = [
  '/change-password',
  '/confirm-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
];
const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** The attempts counted for a request, until its outcome is known. */
const claimed = new WeakMap<Request, { attempts: Attempt[]; taken: string[] }>();

/**
 * Counts an attempt at something guessable before it is made. Throws 429 with Retry-After, whether or not the account
 * exists.
 */
export async function claimForPath(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  user: User | null,
): Promise<void> {
  const attempts = attemptsOf(services, ctx, user);
  if (attempts.length === 0 || !ctx.request) return;
  const claim = await claimAttempts(services, attempts);
  if ('taken' in claim) return void claimed.set(ctx.request, { attempts, taken: claim.taken });
  const message = `Too many attempts. Please try again ${inMinutes(claim.wait)}.`;
  throw new APIError('TOO_MANY_REQUESTS', { code: 'RATE_LIMITED', message }, { 'Retry-After': String(claim.wait) });
}

/**
 * Guesses are counted by account and network, so that a stranger's guesses do not lock the owner out. The limit for the
 * account alone is so high that only many networks together reach it. A browser that has signed in to the account
 * before is counted by itself.
 */
function signInAttempts({ config }: Services, ctx: GenericEndpointContext, email: string): Attempt[] {
  const device = readDevice(ctx.getCookie(ctx.context.createAuthCookie(deviceCookie).name) ?? null);
  if (knows(device, email, config.appKeys)) return [{ kind: 'sign-in-device', key: `${device.id} ${email}` }];
  const network = wideNetwork(ctx.request?.headers.get(addressHeader) ?? '');
  return [
    { kind: 'sign-in', key: `${email} ${network}` },
    { kind: 'sign-in-account', key: email },
    { kind: 'sign-in-address', key: network },
  ];
}

function attemptsOf(services: Services, ctx: GenericEndpointContext, user: User | null): Attempt[] {
  if (ctx.path === '/sign-in/email') {
    const email: unknown = ctx.body?.email;
    return typeof email === 'string' ? signInAttempts(services, ctx, email) : [];
  }
  // A sign-in that waits for its code has its own limit in Better Auth: five codes per challenge, ten per account.
  if (codePaths.includes(ctx.path) && user) return [{ kind: 'second-factor', key: user.id }];
  if (passwordPaths.includes(ctx.path) && user) return [{ kind: 'password', key: user.id }];
  return [];
}

/** Keeps a failed attempt counted and gives back any other; a success also clears the account's earlier failures. */
export async function settleClaim(
  { services }: AuthParts,
  ctx: GenericEndpointContext,
  outcome: 'succeeded' | 'failed' | 'neither',
): Promise<void> {
  const claim = ctx.request && claimed.get(ctx.request);
  if (!claim || outcome === 'failed') return;
  await giveBack(services, claim.taken);
  // The address's failures stay: an attacker could otherwise clear them by signing in to an account of their own.
  if (outcome === 'succeeded')
    for (const each of claim.attempts) if (each.kind !== 'sign-in-address') await forgetAttempts(services, each);
}
