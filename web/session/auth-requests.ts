import { recordOf } from '../../domain/json.ts';
import { ApiError, unreachable } from '../api/api-error.ts';
import { refusalMessage } from './auth-refusals.ts';
import { refused } from '../api/refused-calls.ts';

const byStatus: Record<number, ApiError['code']> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'INVALID_INPUT',
  429: 'TOO_MANY_REQUESTS',
  503: 'DATABASE_UNAVAILABLE',
};

/**
 * A refusal by the sign-in endpoints. `reason` is their own stable code (INVALID_TOKEN, EMAIL_NOT_VERIFIED, …), or
 * empty.
 */
class AuthRefusal extends ApiError {
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(byStatus[status] ?? 'BAD_REQUEST', message, status);
    // Better Auth says "Bad Request" when it has no message; the form has a better one.
    this.message = message;
    this.reason = reason;
  }
}

/** The sign-in endpoints' error code of anything thrown, or an empty string. */
export const reasonOf = (error: unknown): string => (error instanceof AuthRefusal ? error.reason : '');

/**
 * Calls a sign-in endpoint, which is not part of the typed API. Throws an `AuthRefusal`, whose message may be empty.
 */
export async function postAuth(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return recordOf(answer);
}

/** The same for reads; the caller validates the response. */
export const getAuth = (path: string): Promise<unknown> => ask(path, { method: 'GET' });

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, { ...init, credentials: 'same-origin' }).catch((cause: unknown) =>
    Promise.reject(unreachable(cause)),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { code, message } = recordOf(answer);
  const reason = typeof code === 'string' ? code : '';
  const wait = Number(response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? Number.NaN);
  throw refused(
    new AuthRefusal(
      response.status,
      reason,
      refusalMessage({
        status: response.status,
        reason,
        message: typeof message === 'string' ? message : '',
        waitSeconds: wait,
      }),
    ),
  );
}
