import { passwordChanged } from './emails.ts';
import type { GenericEndpointContext } from '@better-auth/core';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { emailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { settleClaim } from './claim-for-path.ts';
import { takeBackLinks } from './email-links.ts';
import { isTooShort, shortestPassword } from './password-rule.ts';
import { roleOf } from './refuse-weak-password.ts';
import { callerOf, type Caller } from './request-caller.ts';
import { noteFactorChange, stepUp } from './second-factor.ts';
import type { User } from '../kernel/user.ts';
import { settleCode } from './used-code.ts';

/** What follows from the answer of a sign-in endpoint: what was counted is settled, changes are told, a session is stepped up. */
export function afterAuth(parts: AuthParts) {
  return createAuthMiddleware(async (ctx) => {
    if (!ctx.request) return;
    const failure = failureOf(ctx.context.returned);
    await settleClaim(parts, ctx, failure ? outcomeOf(failure) : 'succeeded');
    await settleCode(parts, ctx, failure === null);
    if (failure) return;
    const caller = callerOf(ctx.request);
    await stepUp(ctx);
    await noteFactorChange(parts, ctx, caller?.user ?? null);
    if (ctx.path === '/change-password') return afterNewPassword(parts, caller?.user ?? null);
    if (ctx.path === '/sign-in/email' && caller) return checkNewSession(parts, ctx, caller);
    // The same answer whether or not there is an account: what it shows was typed by the caller.
    if (ctx.path === '/sign-up/email' && parts.services.config.smtpUrl !== null)
      return ctx.json({ token: null, user: { email: String(ctx.body?.email) } });
  });
}

/** A redirect is thrown as well, and is no failure. */
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

/** A session by password ends again when the password was replaced while it was being checked, or is too short for the user's access. */
async function checkNewSession(parts: AuthParts, ctx: GenericEndpointContext, { came }: Caller): Promise<void> {
  const made = ctx.context.newSession;
  const { password }: { password: string } = ctx.body;
  if (!made) return;
  const refusal = (await isReplaced(parts, made.user.id, came))
    ? replaced
    : await shortRefusal(parts, made.user.id, password);
  if (!refusal) return;
  await ctx.context.internalAdapter.deleteSession(made.session.token);
  deleteSessionCookie(ctx, true);
  ctx.context.setNewSession(null);
  throw refusal;
}

const replaced = new APIError('UNAUTHORIZED', {
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: 'Invalid email or password',
});

/** The insert of a session waits for a take-over that is under way, so that whichever comes first, no session of the old password is left. */
async function isReplaced({ pool }: AuthParts, userId: string, came: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from accounts where user_id = $1 and provider_id = 'credential' and password is not null and updated_at <= $2",
    [userId, came],
  );
  return rowCount === 0;
}

/** Access may have been granted to somebody whose password is short for it; what was typed tells, so that no length need be kept. */
async function shortRefusal({ services }: AuthParts, userId: string, password: string): Promise<APIError | null> {
  if (!isTooShort(password, 'admin')) return null;
  const role = await roleOf(services, userId);
  if (!isTooShort(password, role)) return null;
  const message = `Your account has access that needs a password of at least ${shortestPassword[role]} characters. Please set a new one by "Forgot your password?".`;
  return new APIError('FORBIDDEN', { code: 'PASSWORD_TOO_SHORT', message });
}
