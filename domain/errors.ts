/** The API's stable error codes. Every error body is `{code, message, fields?, conflict?}`. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 422,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 409,
  VERSION_MISMATCH: 409,
  LETTER_BLOCKED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  TOO_MANY_REQUESTS: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  OVERLOADED: 503,
  DATABASE_UNAVAILABLE: 503,
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;
export type ErrorCode = keyof typeof errorStatuses;
