import type { Context } from 'hono';
import type { Person } from './auth/session.ts';

/** What travels with a request: the socket when there is one (tests have none), and who is calling. */
export type AppEnv = { Bindings: { incoming?: { socket?: { remoteAddress?: string } } }; Variables: { person: Person | null } };

/** The caller's address, from the socket; what the caller claims does not count. */
export function addressOf(c: Context<AppEnv>): string {
  return c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}
