import { postAuth } from '../session/auth-requests.ts';

/** Requests a password reset link. The response is the same whether or not the account exists. */
export const requestReset = async (email: string): Promise<void> =>
  void (await postAuth('/request-password-reset', { email, redirectTo: '/auth/reset' }));
