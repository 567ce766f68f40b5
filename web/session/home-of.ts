import type { Me } from '../../contract/people.ts';

/** Where a signed-in person belongs when no address was remembered (spec, section 2: /dashboard). */
export const homeOf = (me: Me): '/dashboard' | '/attorney' =>
  me.user.role === 'attorney' ? '/attorney' : '/dashboard';

/** The desk behind the admin sign-in. Attorneys enter there too; everybody else of no internal organization is turned away: null. */
export function deskOf(me: Me): '/admin' | '/attorney' | null {
  if (me.user.org.kind === 'internal') return '/admin';
  return me.user.org.kind === 'law_firm' ? '/attorney' : null;
}

/** Where the signed-in header's "Dashboard" leads. */
export const dashboardOf = (me: Me): '/admin' | '/attorney' | '/dashboard' => deskOf(me) ?? '/dashboard';
