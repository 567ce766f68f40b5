import { ApiError, unreachable } from './api-error.ts';

const byStatus: Record<number, ApiError['code']> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT', 422: 'INVALID_INPUT', 429: 'TOO_MANY_REQUESTS', 503: 'DATABASE_UNAVAILABLE' };

/** One call of the sign-in endpoints, which stand beside the typed API. Throws an `ApiError` with the server's words, or with none. */
export async function postAuth(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => Promise.reject(unreachable(cause)));
  const answer = await readBody(response);
  if (response.ok) return answer;
  throw new ApiError(byStatus[response.status] ?? 'BAD_REQUEST', typeof answer.message === 'string' ? answer.message : '', response.status);
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
