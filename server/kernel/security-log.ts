import { deviceOf } from '../../domain/people/device.ts';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Database } from '../../db/actor.ts';
import type { SecurityKind } from '../../domain/people/security-event.ts';
import { wideNetwork } from './caller-address.ts';
import type { Services } from './context.ts';
import { requestId } from './log-context.ts';

/** `about`: method and path, without a query. `userId`: null for a visitor. */
type SecurityEvent = {
  kind: SecurityKind;
  userId: string | null;
  address: string;
  userAgent: string;
  about: string;
};

/**
 * Max entries per kind and caller each minute, so that a flood does not fill the log. One is enough for a rate limit.
 */
const maxEach = (kind: SecurityKind): number => (kind === 'limited' ? 1 : 60);
/** Counts for each database since the current minute `began`, an instant in milliseconds. */
const minutes = new WeakMap<Database, { began: number; counts: Map<string, number> }>();

/** How many of its kind and caller have come in this minute, this one included. */
function countOf(database: Database, key: string, now: number): number {
  const last = minutes.get(database);
  const minute = last && Math.abs(now - last.began) < 60_000 ? last : { began: now, counts: new Map<string, number>() };
  minutes.set(database, minute);
  const count = (minute.counts.get(key) ?? 0) + 1;
  minute.counts.set(key, count);
  return count;
}

/** Writes to the security log. Never fails: nobody is locked out because the log cannot be written. */
export async function recordSecurity(services: Services, event: SecurityEvent): Promise<void> {
  const { kind, userId, address, userAgent, about } = event;
  const now = services.clock.now();
  const network = wideNetwork(address);
  if (countOf(services.database, `${kind} ${userId ?? network}`, now.getTime()) > maxEach(kind)) return;
  const row = { id: uuidv7(), at: now, kind, user_id: userId, network, agent: agentFamily(userAgent) };
  try {
    await services.database.as(systemActor, (db) =>
      db
        .insertInto('security_log')
        .values({ ...row, request_id: requestId(), about: about.slice(0, 200) })
        .execute(),
    );
  } catch (error) {
    services.log.error({ err: error, kind }, 'the security log could not be written');
  }
}

/** Method and path as the log names a request. The path of a reset link holds its token, which is left out. */
export const aboutRequest = (method: string, path: string): string =>
  `${method} ${path.replace(/^(\/api\/auth\/reset-password)\/.*/, '$1')}`;

/** `Firefox on Linux`; `Other` for anything that is not a browser. */
export function agentFamily(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return browser === null ? 'Other' : system === null ? browser : `${browser} on ${system}`;
}
