import type { Actor } from '../../db/actor.ts';

/** Whether a second factor is set up, passed in this session, and required. */
export type SignIn = { second_factor: boolean; satisfied: boolean; required: boolean };

/**
 * The caller: one row by the session's token, read on each request, so that a sign-out or demotion takes effect with
 * the next.
 */
export type User = Extract<Actor, { id: string }> & {
  email: string;
  emailVerified: boolean;
  orgId: string;
  orgKind: string;
  sessionId: string;
  signIn: SignIn;
};

/** Whether the session must pass a second factor before it may do more than look after its own account. */
export const owesSecondFactor = ({ signIn }: Pick<User, 'signIn'>): boolean => signIn.required && !signIn.satisfied;
