import type { OAuthProvider } from '@better-auth/core/oauth2';
import type { AuthContext, BetterAuthPlugin } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../kernel/config.ts';

const timeoutMs = 10_000;

/**
 * Google as an OpenID provider. Its discovery document is read at the first sign-in rather than at startup: while
 * Google is unreachable everybody else can still sign in, and the next attempt tries again. The id token's signature,
 * issuer, audience and nonce are checked; PKCE and state are on.
 */
export function googleSignIn(google: NonNullable<Config['google']>): BetterAuthPlugin {
  return {
    id: 'google-sign-in',
    init: (context) => ({
      context: { socialProviders: [lazyProvider(() => discover(google, context)), ...context.socialProviders] },
    }),
  };
}

function lazyProvider(find: () => Promise<OAuthProvider>): OAuthProvider {
  let found: Promise<OAuthProvider> | undefined;
  let issuer: string | undefined;
  const provider = async (): Promise<OAuthProvider> => {
    found ??= find();
    return found.then(
      (each) => {
        issuer = each.issuer;
        return each;
      },
      () => {
        found = undefined;
        throw new APIError('SERVICE_UNAVAILABLE', {
          code: 'GOOGLE_UNREACHABLE',
          message: 'Google cannot be reached right now. Please try again, or use your email and password.',
        });
      },
    );
  };
  return {
    id: 'google',
    name: 'Google',
    requiresIdTokenNonce: true,
    get issuer() {
      return issuer;
    },
    accountSubject: async (account) => (await provider()).accountSubject(account),
    createAuthorizationURL: async (data) => (await provider()).createAuthorizationURL(data),
    validateAuthorizationCode: async (data) => (await provider()).validateAuthorizationCode(data),
    getUserInfo: async (tokens) => (await provider()).getUserInfo(tokens),
  };
}

type GoogleProfile = { sub?: unknown; given_name?: unknown; family_name?: unknown; email_verified?: unknown };

async function discover(
  { clientId, clientSecret, discoveryUrl }: NonNullable<Config['google']>,
  context: AuthContext,
): Promise<OAuthProvider> {
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        clientId,
        clientSecret,
        discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        prompt: 'select_account',
        accountSubject: ({ profile }) => textOf(profile.sub),
        mapProfileToUser: (profile: GoogleProfile) => namesOf(profile),
      },
    ],
  });
  const made = await Promise.race([plugin.init({ ...context, socialProviders: [] }), giveUp()]);
  const provider = made.context.socialProviders[0];
  if (!provider) throw new Error('the discovery document could not be read');
  return provider;
}

/** `emailVerified` only when the claim is exactly true: an absent or odd claim does not count. */
function namesOf(profile: GoogleProfile) {
  return {
    first_name: textOf(profile.given_name),
    last_name: textOf(profile.family_name),
    emailVerified: profile.email_verified === true,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), timeoutMs).unref();
  });
}
