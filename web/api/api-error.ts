import type { CaseConflict } from '../../contract/cases-for-staff.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { isRecord } from '../../domain/json.ts';

/**
 * `UNREACHABLE`: no response, so the request may or may not have been processed. `UNREADABLE`: a response that is not
 * the API's.
 */
type ApiErrorCode = ErrorCode | 'UNREACHABLE' | 'UNREADABLE';

/**
 * The API's `{code, message, fields?, conflict?}`. The message can be shown to users; it is empty when the server gave
 * none.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  /** What a case's 409 says about the other user's change. */
  readonly conflict: CaseConflict | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    status: number,
    fields: Record<string, string> = {},
    cause?: unknown,
    conflict?: CaseConflict,
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.conflict = conflict;
  }
}

export const unreachable = (cause: unknown): ApiError =>
  new ApiError('UNREACHABLE', 'The service cannot be reached. Check your connection and try again.', 503, {}, cause);

type ErrorBody = {
  code: ApiErrorCode;
  message: string;
  fields?: unknown;
  conflict?: CaseConflict;
  reference?: unknown;
};

const isErrorBody = (body: unknown): body is ErrorBody =>
  isRecord(body) && typeof body['code'] === 'string' && typeof body['message'] === 'string';

/** Any error body as an `ApiError`; a proxy's HTML page or an empty body becomes `UNREADABLE`. */
export function apiErrorFrom(body: unknown, status: number): ApiError {
  if (!isErrorBody(body))
    return new ApiError('UNREADABLE', 'The service gave an answer that could not be read. Please try again.', status);
  // For an error on our side, add the reference that users can give when they ask about it.
  const message = typeof body.reference === 'string' ? `${body.message} (Reference: ${body.reference})` : body.message;
  return new ApiError(body.code, message, status, fieldsFrom(body.fields), undefined, body.conflict);
}

function fieldsFrom(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, message]) => [
      name,
      Array.isArray(message) ? message.join(' ') : String(message),
    ]),
  );
}

/** The error code of anything thrown, or null if it is not an API error. */
export const codeOf = (error: unknown): ApiErrorCode | null => (error instanceof ApiError ? error.code : null);

/** True if the requested thing does not exist, or its id is invalid. */
export const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'INVALID_INPUT'].includes(codeOf(error) ?? '');

/** The message to show for anything thrown. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message ? error.message : otherwise;

/** The server's error about one field of the request, if it has one. */
export const fieldErrorOf = (error: unknown, name: string): string | undefined =>
  error instanceof ApiError ? error.fields[name] : undefined;

/** The current values, if another user changed the case first. */
export const conflictOf = (error: unknown): CaseConflict | undefined =>
  error instanceof ApiError ? error.conflict : undefined;
