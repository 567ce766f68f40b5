import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../contract/people.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { refreshSession } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.tsx';

/** Ends one session of a user, or all of them; the response updates what is shown. */
export function useEndSessions(user: AdminUser) {
  const cache = useQueryClient();
  const shown = orpc.people.getUser.queryKey({ input: { id: user.id } });
  const said = (title: string) => async (after: AdminUser) => {
    cache.setQueryData(shown, after);
    showToast({ title });
    void cache.invalidateQueries({ queryKey: orpc.people.listAccessLog.key() });
    // A user who ended their own session is now signed out.
    if (user.sessions.some((each) => each.own) && !after.sessions.some((each) => each.own)) await refreshSession();
  };
  const onError = (error: unknown) => {
    showToast({
      title: 'The session was not ended',
      description: messageOf(error, 'Please try again.'),
      tone: 'danger',
    });
    void cache.invalidateQueries({ queryKey: shown });
  };
  const one = useMutation(orpc.people.endUserSession.mutationOptions({ onSuccess: said('Session ended.'), onError }));
  const all = useMutation(
    orpc.people.endUserSessions.mutationOptions({ onSuccess: said('All sessions ended.'), onError }),
  );
  return { one, all };
}
