import type { Me } from '../../contract/people.ts';

/** A signed-in user's home when no URL was remembered (spec, section 2: /dashboard). */
export const homeOf = (me: Me): '/dashboard' | '/attorney' =>
  me.user.role === 'attorney' ? '/attorney' : '/dashboard';

/**
 * The home after an admin sign-in. Attorneys sign in there too; anyone else without an internal organization is turned
 * away: null.
 */
export function deskOf(me: Me): '/admin' | '/attorney' | null {
  if (me.user.org.kind === 'internal') return '/admin';
  return me.user.org.kind === 'law_firm' ? '/attorney' : null;
}

/** The target of the signed-in header's "Dashboard". */
export const dashboardOf = (me: Me): '/admin' | '/attorney' | '/dashboard' => deskOf(me) ?? '/dashboard';
