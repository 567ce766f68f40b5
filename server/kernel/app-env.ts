import type { Context } from 'hono';
import type { Person } from './person.ts';

/** What travels with a request: the socket when there is one (tests have none), where it came from, and who is calling. */
export type AppEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: { person: Person | null; address: string };
};

/** The caller's address, as caller-address.ts reads it. */
export function addressOf(c: Context<AppEnv>): string {
  return c.get('address');
}
