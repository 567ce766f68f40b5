/** Every sign-in endpoint that is served; Better Auth's others answer 404. */
type AuthPath = {
  methods: readonly ('GET' | 'POST')[];
  /**
   * What a signed-in user who has a second factor must have passed: `nothing`; `factor`, if they have to pass one at
   * all; or `any-factor`, even if their role does not require one, for endpoints that change the factors themselves.
   */
  needs: 'nothing' | 'factor' | 'any-factor';
};

const get = (needs: AuthPath['needs']): AuthPath => ({ methods: ['GET'], needs });
const post = (needs: AuthPath['needs']): AuthPath => ({ methods: ['POST'], needs });

const authPaths: Readonly<Record<string, AuthPath>> = {
  '/sign-up/email': post('nothing'),
  '/sign-in/email': post('nothing'),
  '/sign-in/social': post('nothing'),
  '/callback/google': { methods: ['GET', 'POST'], needs: 'nothing' },
  '/sign-out': post('nothing'),
  '/get-session': get('nothing'),
  '/verify-email': { methods: ['GET', 'POST'], needs: 'nothing' },
  '/send-verification-email': post('nothing'),
  '/request-password-reset': post('nothing'),
  '/reset-password': post('nothing'),
  '/reset-password/*': get('nothing'),
  '/change-password': post('factor'),
  '/change-email': post('factor'),
  '/confirm-password': post('factor'),
  '/list-accounts': get('factor'),
  '/list-sessions': get('factor'),
  '/revoke-session': post('factor'),
  '/revoke-sessions': post('factor'),
  '/revoke-other-sessions': post('factor'),
  '/two-factor/enable': post('any-factor'),
  '/two-factor/disable': post('any-factor'),
  '/two-factor/generate-backup-codes': post('any-factor'),
  '/two-factor/verify-totp': post('nothing'),
  '/two-factor/verify-backup-code': post('nothing'),
  '/passkey/generate-register-options': get('any-factor'),
  '/passkey/verify-registration': post('any-factor'),
  '/passkey/generate-authenticate-options': get('nothing'),
  '/passkey/verify-authentication': post('nothing'),
  '/passkey/list-user-passkeys': get('nothing'),
  '/passkey/update-passkey': post('any-factor'),
  '/passkey/delete-passkey': post('any-factor'),
};

/** The row of a path below /api/auth, or null. A token in a path matches its placeholder. */
export function authPathOf(path: string): AuthPath | null {
  const known = /^\/reset-password\/[\w-]{1,100}$/.test(path) ? '/reset-password/*' : path;
  return Object.hasOwn(authPaths, known) ? (authPaths[known] ?? null) : null;
}

export const authBase = '/api/auth';

/** `/sign-in/email` for a request to /api/auth/sign-in/email. */
export function pathBelowAuth(request: Request): string {
  return new URL(request.url).pathname.slice(authBase.length);
}
