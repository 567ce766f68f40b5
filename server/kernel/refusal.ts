import type { ErrorCode } from '../../domain/errors.ts';

/**
 * What a use case throws to refuse a request: a stable code, a sentence for the user, and where it applies a message
 * for each field or the stored values (`conflict`). The API sends it as `{code, message, fields?, conflict?}`; any
 * other error becomes INTERNAL.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly conflict: object | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, conflict?: object) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.conflict = conflict;
  }
}

/** The same answer for another user's object as for a missing one. */
export const notFound = (what = 'This page') => new Refusal('NOT_FOUND', `${what} was not found.`);

/** RATE_LIMITED, with the seconds after which a retry may succeed. */
export class RateLimited extends Refusal {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super('RATE_LIMITED', message);
    this.retryAfter = retryAfter;
  }
}
