import { ORPCError, ValidationError } from '@orpc/server';
import { errorStatuses } from '../../domain/errors.ts';
import { isDatabaseDown } from '../../db/is-database-down.ts';
import type { Log } from './log.ts';

type PublicCode = keyof typeof errorStatuses;

function make(code: PublicCode, message: string, fields?: Record<string, string>): ORPCError<string, unknown> {
  return new ORPCError(code, { status: errorStatuses[code], message, data: fields ? { fields } : undefined });
}

/** What the client may see of an error. */
export function publicError(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) return invalidInput(error.cause);
    if (Object.hasOwn(errorStatuses, error.code) && error.code !== 'INTERNAL') return error;
    if (error.code === 'BAD_REQUEST') return make('BAD_REQUEST', 'The request could not be read.');
    log.error({ err: error }, 'api error');
    return make('INTERNAL', 'Something went wrong on our side. Please try again.');
  }
  if (isDatabaseDown(error)) {
    log.error({ err: error }, 'the database does not answer');
    return make(
      'DATABASE_UNAVAILABLE',
      'We cannot reach our database right now. What you entered is kept; please try again in a moment.',
    );
  }
  if (isUnstorable(error)) {
    log.warn({ err: error }, 'the database refused a value that the caller sent');
    return make('BAD_REQUEST', 'Something in what was sent cannot be read or stored. Check it and try again.');
  }
  // db/migrations/0005_cases.sql: the chosen user lost their role before the case was written.
  if (error instanceof Error && 'code' in error && error.code === 'UH024')
    return make('CONFLICT', 'The user chosen for the case has just lost their access. Choose somebody else.');
  // deadlock_detected: PostgreSQL aborted one of two transactions that waited for each other.
  if (error instanceof Error && 'code' in error && error.code === '40P01') {
    log.warn({ err: error }, 'two transactions deadlocked');
    return make(
      'CONFLICT',
      'Something else was changing this at the same moment. Nothing was changed here; please try again.',
    );
  }
  if (error instanceof Error && error.name === 'StorageFull')
    return make(
      'STORAGE_FULL',
      'There is no room to store this right now. Nothing was changed; please try again later.',
    );
  if (error instanceof Error && error.name === 'StorageUnavailable') {
    log.error({ err: error }, 'the storage of files does not answer');
    return make(
      'STORAGE_UNAVAILABLE',
      'Files cannot be reached right now. Nothing was lost; please try again in a moment.',
    );
  }
  // Nobody gets this answer: the request starts again (server/app.ts).
  const startsAgain = error instanceof Error && error.name === 'SessionChanged';
  if (!startsAgain) log.error({ err: error }, 'unexpected error');
  return make('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** A malformed id in the path is a 404, like a missing object. Anything else names the invalid fields. */
function invalidInput(cause: ValidationError): ORPCError<string, unknown> {
  const fields: Record<string, string> = {};
  for (const issue of cause.issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    if (/^(params\.)?(id|offer_id|session_id)$/.test(path.join('.')))
      return make('NOT_FOUND', 'This page was not found.');
    // The place of a field in the request is not part of its name.
    const named = path[0] === 'body' ? path.slice(1) : path;
    fields[named.join('.') || 'body'] ??= issue.message;
  }
  return make('INVALID_INPUT', 'Some of the values sent are not valid.', fields);
}

/**
 * A value that no column accepts: NUL, a lone surrogate, a date or number out of range, such as a damaged link holds.
 */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22(003|007|008|021|P02|P05)$/.test(String(error.code));
}
