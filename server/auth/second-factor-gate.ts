import { endpoints } from '../../contract/endpoints.ts';
import { errorStatuses } from '../../domain/errors.ts';
import { owesSecondFactor, type User } from '../kernel/user.ts';

/**
 * Public endpoints as `/api/path`, with any method; those of the user's own account as `GET /api/path`. None of them
 * has an id in its path.
 */
const open = new Set(
  endpoints.flatMap(({ method, path, policy }) => {
    if (policy === 'public') return [`/api${path}`];
    return policy === 'own-account' ? [`${method} /api${path}`] : [];
  }),
);

const refusal = {
  code: 'SECOND_FACTOR_REQUIRED',
  message: 'Please confirm your sign-in with your second factor. If you have none yet, set one up in your account.',
} as const;

/**
 * The refusal for a user who still owes a second factor, or null. One place for every kind of endpoint: what is not
 * listed as open is closed.
 */
export function secondFactorRefusal(
  user: User | null,
  method: string,
  path: string,
): { status: (typeof errorStatuses)[typeof refusal.code]; body: typeof refusal } | null {
  if (!user || !owesSecondFactor(user) || open.has(path) || open.has(`${method} ${path}`)) return null;
  return { status: errorStatuses[refusal.code], body: refusal };
}
