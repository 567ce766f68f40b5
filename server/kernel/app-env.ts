import type { Context } from 'hono';
import type { User } from './user.ts';

/** Context of a request: its socket (none in tests), the client's address, the caller. */
export type AppEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: { user: User | null; address: string };
};

/** The caller's address, as caller-address.ts reads it. */
export function addressOf(c: Context<AppEnv>): string {
  return c.get('address');
}
