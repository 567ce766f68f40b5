import type { Me } from '../../contract/people.ts';

/** A convenience; the server checks each call. Staff may view a letter, only the assigned attorney approves it. */
export const mayReview = (me: Me): boolean => me.user.role === 'attorney' || me.user.org.kind === 'internal';

export const isAttorney = (me: Me): boolean => me.user.role === 'attorney';

export function attorneyLinks(me: Me) {
  return me.user.org.kind === 'internal'
    ? [{ to: '/admin', label: 'Admin Panel' }]
    : [
        { to: '/attorney', label: 'Letters to review', end: true },
        { to: '/attorney/conflicts', label: 'Conflicts' },
        { to: '/attorney/knowledge', label: 'Knowledge' },
      ];
}
