import { betterAuth } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

/** The header that carries the caller's address; the app sets it from the socket, whatever the caller sent. */
export const addressHeader = 'x-unhold-address';

export type AuthMails = {
  /** Sends the confirmation link; called only when mail is configured. */
  verification(email: string, url: string): Promise<void>;
};

/** Better Auth on its own schema and role (db/migrations/0002_auth.sql). Google, reset and second factor have their place here. */
export function openAuth(pool: pg.Pool, config: Config, mails: AuthMails, log: Log) {
  const verifies = config.smtpUrl !== null;
  return betterAuth({
    appName: 'Unhold',
    secret: config.appKey,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    database: pool,
    trustedOrigins: (request) => [config.publicUrl, ...sameHostOrigin(request)],
    advanced: {
      cookiePrefix: 'unhold',
      // Said aloud, because NODE_ENV=test would otherwise switch these checks off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: config.publicUrl.startsWith('https:'),
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 200, autoSignIn: true, requireEmailVerification: verifies },
    ...(verifies ? { emailVerification: { sendOnSignUp: true, autoSignInAfterVerification: true, sendVerificationEmail: async ({ user, url }: { user: { email: string }; url: string }) => mails.verification(user.email, url) } } : {}),
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      fields: { lastRequest: 'last_request' },
      window: 60,
      max: 300,
      customRules: { '/sign-in/email': { window: 60, max: 30 }, '/sign-up/email': { window: 60, max: 30 }, '/get-session': false },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        first_name: { type: 'string', required: false, input: true },
        last_name: { type: 'string', required: false, input: true },
        display_name: { type: 'string', required: false, input: true },
        phone: { type: 'string', required: false, input: true },
        company_name: { type: 'string', required: false, input: true },
      },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', createdAt: 'created_at', updatedAt: 'updated_at' },
      expiresIn: 30 * 24 * 60 * 60,
      updateAge: 24 * 60 * 60,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', accessToken: 'access_token', refreshToken: 'refresh_token', idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at', refreshTokenExpiresAt: 'refresh_token_expires_at', createdAt: 'created_at', updatedAt: 'updated_at',
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' } },
    telemetry: { enabled: false },
    hooks: { before: signOutEverywhere },
    // Its words may hold an address; ours keep only what happened.
    logger: { level: 'warn', log: (level, message) => log[level]({ from: 'sign-in' }, message) },
  });
}
export type Auth = ReturnType<typeof openAuth>;

/** Spec, sections 4 and 7: signing out is global, so it ends the person's sessions on every device. */
const signOutEverywhere = createAuthMiddleware(async (ctx) => {
  if (ctx.path !== '/sign-out') return;
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
  const session = token ? await ctx.context.internalAdapter.findSession(token) : null;
  if (session) await ctx.context.internalAdapter.deleteUserSessions(session.user.id);
});

/** The page may be open under another name of this very server (127.0.0.1 and localhost): the browser's Host decides. */
function sameHostOrigin(request: Request | undefined): string[] {
  const host = request?.headers.get('host');
  return host ? [`http://${host}`, `https://${host}`] : [];
}
