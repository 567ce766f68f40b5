import { keyIdOf } from '../engines/keys/key-id.ts';
import { passwordChanged, resetPassword, signUpAttempt } from './emails.ts';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { v7 as uuidv7 } from 'uuid';
import { emailAccount, emailOnRequest } from './account-emails.ts';
import { addressHeader, maskedAddress } from './request-caller.ts';
import { recordSecurity } from '../kernel/security-log.ts';
import { claimAttempts } from '../kernel/attempts.ts';
import type { Services } from '../kernel/context.ts';
import { afterAuth } from './after-auth.ts';
import { answerEmailLink } from './answer-email-link.ts';
import type { AuthParts } from './auth-parts.ts';
import { authBase } from './auth-paths.ts';
import {
  accountTable,
  passkeyTables,
  sessionTable,
  twoFactorTables,
  userTable,
  verificationTable,
} from './auth-tables.ts';
import { beforeAuth } from './before-auth.ts';
import { googleSignIn } from './google-provider.ts';
import { emailLink, linkSeconds } from './email-links.ts';
import { passkeySettings } from './passkey-settings.ts';
import { scryptPasswords } from './password-hash.ts';
import { maxPasswordLength, minPasswordLength } from './password-rule.ts';
import { cookiePrefix, isSecure } from './session.ts';
import { hasPassed, passedNow } from './second-factor.ts';
import { confirmPassword } from './confirm-password.ts';
import { takeOver } from './take-over.ts';
import { sessionSeconds } from '../people/get-start.ts';

const siteName = 'Unhold';

/** Encrypted values name their key by the first half of its id; values that name none were made with the oldest key. */
export const secretsOf = (appKeys: readonly string[]) => ({
  secret: appKeys.at(-1) ?? '',
  secrets: appKeys.map((value) => ({ version: Number.parseInt(keyIdOf(value).slice(0, 8), 16), value })),
});

/**
 * Better Auth on its own schema and role (db/migrations/0002_auth.sql). Our own rules are in before-auth.ts and
 * after-auth.ts.
 */
export function openAuth(parts: AuthParts) {
  const { pool, services, background } = parts;
  const { config, clock, log } = services;
  const verifies = config.smtpUrl !== null;
  const { origin, hostname } = new URL(config.publicUrl);
  return betterAuth({
    appName: siteName,
    ...secretsOf(config.appKeys),
    baseURL: config.publicUrl,
    basePath: authBase,
    database: pool,
    trustedOrigins: (request) => [config.publicUrl, ...sameHostOrigin(request)],
    onAPIError: { errorURL: `${config.publicUrl}/auth`, onError: passOn },
    advanced: {
      // Not `useSecureCookies`, whose prefix lets a subdomain set the cookie.
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { secure: isSecure(config) },
      // Explicit, because NODE_ENV=test would turn these checks off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: false,
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minPasswordLength.client,
      maxPasswordLength,
      autoSignIn: true,
      requireEmailVerification: verifies,
      password: parts.passwords ?? scryptPasswords,
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url }) =>
        background.run(() =>
          emailOnRequest(services, 'reset-email', user.email, { template: resetPassword, payload: { url } }),
        ),
      onPasswordReset: async ({ user }, request) => {
        // The link came by email, so its user owns the address; a user who never confirmed it loses the account.
        await takeOver(pool, user.id, 'password');
        await recordSecurity(services, {
          kind: 'password_changed',
          userId: user.id,
          address: request?.headers.get(addressHeader) ?? '',
          userAgent: request?.headers.get('user-agent') ?? '',
          about: `POST ${authBase}/reset-password`,
        });
        await emailAccount(services, user.email, {
          template: passwordChanged,
          payload: { when: clock.now().toISOString() },
        });
      },
      onExistingUserSignUp: async ({ user }) =>
        background.run(() =>
          emailOnRequest(services, 'sign-up-email', user.email, { template: signUpAttempt, payload: {} }),
        ),
    },
    emailVerification: {
      sendOnSignUp: verifies,
      expiresIn: linkSeconds,
      sendVerificationEmail: async (link) => background.run(() => emailLink(parts, link)),
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 300,
      customStorage: { consume: (key, rule) => countRequest(services, key, rule) },
      customRules: {
        '/get-session': false,
        '/sign-in/email': perMinute(30),
        '/sign-up/email': perMinute(30),
        '/sign-in/social': perMinute(30),
        '/change-password': perMinute(30),
        '/change-email': perMinute(30),
        '/two-factor/**': perMinute(60),
        '/request-password-reset': perMinute(30),
        '/send-verification-email': perMinute(30),
      },
    },
    user: {
      ...userTable,
      changeEmail: { enabled: true },
      validateUserInfo: async ({ user, source }) => {
        if (source.method !== 'oauth') return;
        if (user.emailVerified !== true)
          return { error: 'email_not_verified', errorDescription: 'Google has not confirmed this email address.' };
        if (source.action === 'link-account' && user.id) await takeOver(pool, user.id, 'nothing');
      },
    },
    session: { ...sessionTable, expiresIn: sessionSeconds.lasts, updateAge: sessionSeconds.extendsAfter },
    account: {
      ...accountTable,
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    verification: verificationTable,
    plugins: [
      twoFactor({ issuer: siteName, allowPasswordless: true, schema: twoFactorTables }),
      passkey({ ...passkeySettings(origin, hostname), rpName: siteName, schema: passkeyTables }),
      confirmPassword(),
      answerEmailLink(parts),
      ...(config.google ? [googleSignIn(config.google)] : []),
    ],
    telemetry: { enabled: false },
    hooks: { before: beforeAuth(parts), after: afterAuth(parts) },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({
            data: {
              ...session,
              ipAddress: maskedAddress(session.ipAddress ?? ''),
              second_factor: hasPassed(session, ctx),
              second_factor_at: passedNow(ctx),
            },
          }),
        },
      },
      // Google identifies the user once; its tokens are not needed afterwards, so they are not stored.
      account: {
        create: {
          before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    // Better Auth's messages may contain an address; ours say only what happened.
    logger: { level: 'warn', log: (level, message) => log[level]({ from: 'sign-in' }, message) },
  });
}
export type Auth = ReturnType<typeof openAuth>;

/** Reports and logs a database that is down, and any other unexpected error, as the rest of the API does. */
function passOn(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

const perMinute = (max: number) => ({ window: 60, max });

/** Counts one caller's requests to one path, in the same table as all attempts. */
async function countRequest(services: Services, key: string, { window, max }: { window: number; max: number }) {
  const limit = { max, within: window * 1_000 };
  const claim = await claimAttempts(services, [{ kind: 'auth-request', key, limit }]);
  return 'taken' in claim ? { allowed: true, retryAfter: null } : { allowed: false, retryAfter: claim.wait };
}

/** The page may be open under another name of this server (127.0.0.1 and localhost): the browser's Host decides. */
function sameHostOrigin(request: Request | undefined): string[] {
  const host = request?.headers.get('host');
  return host ? [`http://${host}`, `https://${host}`] : [];
}
