import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** A session is noted as used this often at most, in milliseconds. */
const touchMs = 60_000;
const maxKnown = 10_000;
const touched = new Map<string, number>();

/**
 * Records that a session of staff or an attorney is in use: it ends after half an hour without a request
 * (0040_staff_sessions.sql). An open event stream does not count as use. Never fails: whether the session is valid is
 * decided elsewhere.
 */
export async function touchSession({ database, log }: Services, { role, sessionId }: User): Promise<void> {
  const now = performance.now();
  if (role === 'client' || now - (touched.get(sessionId) ?? -touchMs) < touchMs) return;
  if (touched.size >= maxKnown) touched.clear();
  touched.set(sessionId, now);
  await database.pool
    .query('select app.touch_session($1)', [sessionId])
    .catch((error: unknown) => log.warn({ err: error }, 'the use of a session could not be noted'));
}
