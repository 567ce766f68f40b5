import pino from 'pino';

/** The one logger. Names of fields that may carry secrets or personal data are never written. */
export function openLog(level: string): pino.Logger {
  return pino({ level, redact: { paths: ['password', 'token', 'ein', 'cookie', 'authorization', '*.password', '*.token', '*.ein', '*.cookie', '*.authorization'], censor: '[hidden]' } });
}
export type Log = pino.Logger;
