import pino from 'pino';

/** The one logger. Fields that may hold secrets or personal data are redacted. */
export function openLog(level: string): pino.Logger {
  return pino({
    level,
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
  });
}
export type Log = pino.Logger;

/** A driver's error carries its whole connection, keys included: only these fields are logged. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: error.stack,
  };
}
