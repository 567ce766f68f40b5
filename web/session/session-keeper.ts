import { recordOf } from '../../domain/json.ts';
import { getAuth } from './auth-requests.ts';

/** Spec, section 9: a tick is 30 s, and a session is refreshed when under 3 ticks of it remain. */
const refreshWhenLeft = 3 * 30_000;

/** When the present session ends, in milliseconds; null until it has been asked in this page. */
let endsAt: number | null = null;

/**
 * Called at each tick of a signed-in page. Asking for the session makes the server prolong it (at most once a day), so it is asked
 * once a page and again when it is about to end. A failure is left to the next tick.
 */
export async function keepSession(now: number): Promise<void> {
  if (!isDue(endsAt, now)) return;
  const { session } = recordOf(await getAuth('/get-session').catch(() => null));
  const { expiresAt } = recordOf(session);
  endsAt = typeof expiresAt === 'string' ? Date.parse(expiresAt) : endsAt;
}

/** True when the session must be asked for: its end is unknown, or near. */
export const isDue = (ends: number | null, now: number): boolean =>
  ends === null || Number.isNaN(ends) || ends - now < refreshWhenLeft;
