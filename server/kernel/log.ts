import pino from 'pino';
import { logContext } from './log-context.ts';

/** The one logger. Fields that may hold secrets or personal data are redacted. */
export function openLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    mixin: () => ({ ...logContext() }),
    serializers: { err: serializeError },
    redact: {
      paths: [
        'password',
        'token',
        'ein',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.ein',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
export type Log = pino.Logger;

type LoggedError = { type?: string; message: string; code?: string; stack?: string | undefined; cause?: LoggedError };

/** A driver's error carries its whole connection, keys included: only these fields are logged, of its causes too. */
function serializeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const code = 'code' in error && isPlain(error.code) ? { code: String(error.code) } : {};
  if (!(error instanceof Error)) return { message: messageIn(error), ...code };
  const cause = depth < maxCauses && error.cause !== undefined ? { cause: serializeError(error.cause, depth + 1) } : {};
  return { type: error.name, message: error.message || messageIn(error), ...code, stack: error.stack, ...cause };
}

const maxCauses = 3;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The message for a thrown object that is not an Error or has no message: from its fields, or else their names. */
function messageIn(thrown: object): string {
  if (thrown instanceof AggregateError)
    return thrown.errors.map((each) => serializeError(each, maxCauses).message).join('; ');
  for (const [name, value] of Object.entries(thrown))
    if (['message', 'body', 'reason', 'error'].includes(name) && typeof value === 'string' && value !== '')
      return value;
  return `${thrown.constructor?.name ?? 'an object'} with ${Object.keys(thrown).join(', ') || 'no fields'}`;
}
