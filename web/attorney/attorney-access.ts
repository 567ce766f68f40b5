import type { Me } from '../../contract/me.ts';

/** Courtesy of the browser; the server decides each call. Staff may look at a letter, only the assigned attorney approves. */
export const mayReview = (me: Me): boolean => me.user.role === 'attorney' || me.user.org.kind === 'internal';

export function attorneyLinks(me: Me) {
  const queue = { to: '/attorney', label: 'Letters to review', end: true };
  return me.user.org.kind === 'internal' ? [queue, { to: '/admin', label: 'Admin Panel' }] : [queue];
}
