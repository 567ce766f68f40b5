import type { Start } from '../../contract/people.ts';
import { recordOf } from '../../domain/json.ts';
import { getAuth } from './auth-requests.ts';

/** Spec, section 9: a tick is 30 s, and a session is refreshed when fewer than 3 ticks of it remain. */
const refreshWhenLeft = 3 * 30_000;

/** When the current session ends, in milliseconds; null if it is unknown, or could be later. */
let endsAt: number | null = null;

/** What the page's first answer said about the session. */
export function noteSession(session: Start['session']): void {
  endsAt = session.expires_at === null || session.extends ? null : Date.parse(session.expires_at);
}

/**
 * Called on each tick of a signed-in page. Requesting the session makes the server extend it (at most once a day), so
 * it is requested once that is due, and shortly before it ends. A failure is retried on the next tick.
 */
export async function keepSession(now: number): Promise<void> {
  if (!isDue(endsAt, now)) return;
  const { session } = recordOf(await getAuth('/get-session').catch(() => null));
  const { expiresAt } = recordOf(session);
  endsAt = typeof expiresAt === 'string' ? Date.parse(expiresAt) : endsAt;
}

/** True if the session must be requested: its end is unknown, or near. */
export const isDue = (ends: number | null, now: number): boolean =>
  ends === null || Number.isNaN(ends) || ends - now < refreshWhenLeft;
