import type { Actor } from '../../db/actor.ts';

/** Whether a second factor is set up, whether this session has passed one, and whether it must. */
export type SignIn = { second_factor: boolean; satisfied: boolean; required: boolean };

/** Who is calling: one row from the session's token, read anew on each request, so that a sign-out or demotion acts on the next. */
export type Person = Extract<Actor, { id: string }> & {
  email: string;
  emailVerified: boolean;
  orgId: string;
  orgKind: string;
  sessionId: string;
  signIn: SignIn;
};

/** Whether a session still owes a second factor before it may do more than look after its own account. */
export const owesSecondFactor = ({ signIn }: Pick<Person, 'signIn'>): boolean => signIn.required && !signIn.satisfied;
