import type { Auth } from './auth.ts';

/**
 * A session whose token nobody holds, and in which the password counts as just given: for the demo, whose letters are
 * approved by the same use case as any other. The caller must end it.
 */
export async function openProvenSession(auth: Auth, userId: string): Promise<{ id: string; end(): Promise<void> }> {
  const { internalAdapter } = await auth.$context;
  const { id, token } = await internalAdapter.createSession(userId);
  await internalAdapter.updateSession(token, { password_at: new Date() });
  return { id, end: () => internalAdapter.deleteSession(token) };
}
