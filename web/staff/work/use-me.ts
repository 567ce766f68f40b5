import { useMemo } from 'react';
import { useSession } from '../../session/session.ts';
import type { WorkItem } from '../cases/cases-cache.ts';

export type Me = WorkItem['owner'];

/** The caller, as an owner of work. */
export function useMe(): Me {
  const session = useSession();
  const { user, profile } = session.state === 'signed-in' ? session.me : { user: null, profile: null };
  return useMemo(
    () => (user && profile ? { id: user.id, name: profile.display_name || user.email } : null),
    [user, profile],
  );
}
