import type { Me } from '../../../../contract/people.ts';

/** Where else staff and attorneys can go from the merchant's pages. */
export function linksFor(me: Me): { to: string; label: string }[] {
  if (me.user.org.kind === 'internal') return [{ to: '/admin', label: 'Admin Panel' }];
  return me.user.role === 'attorney' ? [{ to: '/attorney', label: 'Letters to review' }] : [];
}
