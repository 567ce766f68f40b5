import { z } from 'zod';
import { passwordChanged } from './emails.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { emailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { settleClaim } from './claim-for-path.ts';
import { takeBackLinks } from './email-links.ts';
import { deviceCookie, deviceSeconds, readDevice, remembering } from './known-device.ts';
import { isOutdated, scryptPasswords } from './password-hash.ts';
import { recordOfAccount, recordSignIn } from './record-sign-in.ts';
import { isTooShort, minPasswordLength } from './password-rule.ts';
import { roleOf } from './refuse-weak-password.ts';
import { callerOf, type Caller } from './request-caller.ts';
import { noteFactorChange, stepUp } from './second-factor.ts';
import type { User } from '../kernel/user.ts';
import { settleCode } from './used-code.ts';

/** Runs after a sign-in endpoint has answered: settles the attempts, notifies of changes, steps up the session. */
export function afterAuth(parts: AuthParts) {
  return createAuthMiddleware(async (ctx) => {
    if (!ctx.request) return;
    const failure = failureOf(ctx.context.returned);
    await settleClaim(parts, ctx, failure ? outcomeOf(failure) : 'succeeded');
    await settleCode(parts, ctx, failure === null);
    const caller = callerOf(ctx.request);
    if (failure) {
      if (outcomeOf(failure) === 'failed') recordSignIn(parts, ctx, true, caller?.user?.id);
      return;
    }
    await stepUp(ctx);
    await noteFactorChange(parts, ctx, caller?.user ?? null);
    if (ctx.path === '/change-password') {
      if (caller?.user) recordOfAccount(parts, ctx, 'password_changed', caller.user.id);
      return afterNewPassword(parts, caller?.user ?? null);
    }
    if (ctx.path === '/sign-in/email' && caller) await checkNewSession(parts, ctx, caller);
    await rememberDevice(parts, ctx, ctx.context.newSession?.user.email ?? signedUp(ctx.path, ctx.context.returned));
    recordSignIn(parts, ctx, false);
    // The same answer whether or not there is an account: it repeats only what the caller typed.
    if (ctx.path === '/sign-up/email' && parts.services.config.smtpUrl !== null)
      return ctx.json({ token: null, user: { email: String(ctx.body?.email) } });
  });
}

/** Redirects are thrown too, and are not failures. */
function failureOf(returned: unknown): APIError | null {
  return returned instanceof APIError && returned.statusCode >= 400 ? returned : null;
}

function outcomeOf(failure: APIError): 'failed' | 'neither' {
  return failure.statusCode === 401 || failure.body?.code === 'INVALID_PASSWORD' ? 'failed' : 'neither';
}

async function afterNewPassword({ pool, services }: AuthParts, caller: User | null): Promise<void> {
  if (!caller) return;
  await takeBackLinks(pool, caller.id);
  await emailAccount(services, caller.email, {
    template: passwordChanged,
    payload: { when: services.clock.now().toISOString() },
  });
}

/**
 * Ends a new password session again when the password was replaced during the check, or is too short for the user's
 * role.
 */
async function checkNewSession(parts: AuthParts, ctx: GenericEndpointContext, { receivedAt }: Caller): Promise<void> {
  const made = ctx.context.newSession;
  const { password }: { password: string } = ctx.body;
  if (!made) return;
  const refusal = (await isReplaced(parts, made.user.id, receivedAt))
    ? replaced
    : await shortRefusal(parts, made.user.id, password);
  if (!refusal) return renewHash(parts, made.user.id, password);
  await ctx.context.internalAdapter.deleteSession(made.session.token);
  deleteSessionCookie(ctx, true);
  ctx.context.setNewSession(null);
  throw refusal;
}

const replaced = new APIError('UNAUTHORIZED', {
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: 'Invalid email or password',
});

/**
 * Whether the password was replaced after `receivedAt`. The insert of a session waits for a takeover in progress, so no
 * session of the old password is left, whichever comes first.
 */
async function isReplaced({ pool }: AuthParts, userId: string, receivedAt: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from accounts where user_id = $1 and provider_id = 'credential' and password is not null and updated_at <= $2",
    [userId, receivedAt],
  );
  return rowCount === 0;
}

/** Hashes a password again that was stored at a lower cost. This is not a password change: sessions and links stay. */
async function renewHash({ pool, passwords }: AuthParts, userId: string, password: string): Promise<void> {
  if (passwords) return;
  const { rows } = await pool.query<{ id: string; password: string }>(
    "select id, password from accounts where user_id = $1 and provider_id = 'credential' and password is not null",
    [userId],
  );
  for (const row of rows.filter((each) => isOutdated(each.password)))
    await pool.query('update accounts set password = $3 where id = $1 and password = $2', [
      row.id,
      row.password,
      await scryptPasswords.hash(password),
    ]);
}

/**
 * Remembers the browser. After a sign-in by the account's email: guesses from elsewhere then cannot lock its owner out
 * (claim-for-path.ts), and all accounts that it signs in to count as one user's (app.one_person). After a sign-up by
 * the account's id: the emailed link may then sign this browser in (verify-email.ts).
 */
async function rememberDevice(
  { pool, services }: AuthParts,
  ctx: GenericEndpointContext,
  account: string | undefined,
): Promise<void> {
  if (account === undefined) return;
  const { name, attributes } = ctx.context.createAuthCookie(deviceCookie, { maxAge: deviceSeconds });
  const device = readDevice(ctx.getCookie(name) ?? null);
  ctx.setCookie(name, remembering(device, account, services.config.appKey), attributes);
  const user = ctx.context.newSession?.user;
  // In a demo on one's own machine, one browser signs in as every user.
  if (user === undefined || services.config.localDemo) return;
  await pool.query(
    "insert into account_marks (user_id, kind, mark) values ($1, 'browser', encode(sha256($2::text::bytea), 'hex')) on conflict do nothing",
    [user.id, device.id],
  );
}

/** The id that a sign-up returned. For a taken address it is made up and opens nothing, so the answers look alike. */
function signedUp(path: string, returned: unknown): string | undefined {
  return path === '/sign-up/email' ? made.safeParse(returned).data?.user.id : undefined;
}
const made = z.object({ user: z.object({ id: z.string() }) });

/**
 * A role may have been granted to a user whose password is too short for it. The typed password shows that, so no
 * length is stored.
 */
async function shortRefusal({ services }: AuthParts, userId: string, password: string): Promise<APIError | null> {
  if (!isTooShort(password, 'admin')) return null;
  const role = await roleOf(services, userId);
  if (!isTooShort(password, role)) return null;
  const message = `Your account has access that needs a password of at least ${minPasswordLength[role]} characters. Please set a new one by "Forgot your password?".`;
  return new APIError('FORBIDDEN', { code: 'PASSWORD_TOO_SHORT', message });
}
