import type { ErrorCode } from '../../domain/errors.ts';

/**
 * What a use case throws when it will not do what was asked: a stable code, a sentence for the person, and where it applies
 * a message for each field, or what is stored instead (`conflict`). The API turns it into `{code, message, fields?, conflict?}`; anything
 * else that is thrown becomes INTERNAL.
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

/** A stranger's object and a missing one are the same answer. */
export const notFound = (what = 'This page') => new Refusal('NOT_FOUND', `${what} was not found.`);

/** Too much within a time: RATE_LIMITED, and the seconds after which another try may succeed. */
export class RateLimited extends Refusal {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super('RATE_LIMITED', message);
    this.retryAfter = retryAfter;
  }
}
