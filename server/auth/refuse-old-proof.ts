import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import type { User } from '../kernel/user.ts';
import type { AuthParts } from './auth-parts.ts';

/** For so many minutes after a sign-in, a password or a code, the holder of the session is taken for its user. */
const provenMinutes = 15;

/**
 * Somebody who finds a session open must not be able to take the account over with it: changing the address needs a
 * recent proof (ASVS 7.5.1). Throws 403 PROOF_TOO_OLD if the password can be given again (/confirm-password), and
 * SIGN_IN_AGAIN if the account has none.
 */
export async function refuseOldProof(
  { pool }: AuthParts,
  { path }: GenericEndpointContext,
  user: User | null,
): Promise<void> {
  if (path !== '/change-email' || !user) return;
  const { rows } = await pool.query<{ proven: boolean; has_password: boolean }>(
    `select greatest(s.created_at, s.password_at, s.second_factor_at) > now() - $2 * interval '1 minute' as proven,
       exists (select from accounts a where a.user_id = s.user_id and a.password is not null) as has_password
     from sessions s where s.id = $1`,
    [user.sessionId, provenMinutes],
  );
  const [found] = rows;
  if (found?.proven) return;
  throw found?.has_password
    ? new APIError('FORBIDDEN', {
        code: 'PROOF_TOO_OLD',
        message: 'Enter your password first, so that we know it is you.',
      })
    : new APIError('FORBIDDEN', {
        code: 'SIGN_IN_AGAIN',
        message: 'Sign out and in again first, so that we know it is you. Then change your email.',
      });
}
