import type { Context } from 'hono';
import { errorStatuses } from '../../domain/errors.ts';
import type { AppEnv } from './app-env.ts';
import { RateLimited, Refusal } from './refusal.ts';

/**
 * The response of `answer`, or `{code, message, fields?}` when it refuses; for endpoints outside the typed contract.
 * Other errors pass through.
 */
export async function answerOrRefusal(
  c: Context<AppEnv>,
  answer: () => Promise<Response> | Response,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof RateLimited) c.header('retry-after', String(error.retryAfter));
    return c.json(
      { code: error.code, message: error.message, ...(error.fields ? { fields: error.fields } : {}) },
      errorStatuses[error.code],
    );
  }
}
