import { postAuth } from '../session/auth-requests.ts';

/** Asks for the link that sets a new password. The answer is the same whether or not there is such an account. */
export const requestReset = async (email: string): Promise<void> =>
  void (await postAuth('/request-password-reset', { email, redirectTo: '/auth/reset' }));
