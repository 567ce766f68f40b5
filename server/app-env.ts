import type { Person } from './auth/session.ts';

/** What travels with a request: the socket when there is one (tests have none), and who is calling. */
export type AppEnv = { Bindings: { incoming?: { socket?: { remoteAddress?: string } } }; Variables: { person: Person | null } };
