import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../contract/people.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { refreshSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { NoUserYet } from './load-user.tsx';
import { useOpener } from './use-user-dialog.ts';
import { useUser } from './load-user.tsx';

type RevokeProps = { id: string; me: string | null; onClose: () => void };

/**
 * Last confirmation before a user's admin access is revoked: what happens, and that it ends their sessions for good.
 */
export function RevokeDialog({ id, me, onClose }: RevokeProps) {
  const loading = useUser(id);
  const finalFocus = useOpener('revoke', id);
  const { data: user } = loading;
  const revoke = useRevoke(id === me, onClose);
  const blocked = user?.revoke_blocked_by ?? null;
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {blocked ? 'Close' : 'Cancel'}
      </Button>
      {user && !blocked ? (
        <Button variant="danger" busy={revoke.isPending} busyLabel="Revoking…" onClick={() => revoke.mutate({ id })}>
          Revoke access
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog
      open
      compact
      finalFocus={finalFocus}
      onOpenChange={(open) => !open && onClose()}
      footer={footer}
      title={
        user ? (
          <span className="person-name">
            Revoke access: <bdi>{user.name}</bdi>
          </span>
        ) : (
          'Revoke access'
        )
      }
      description={user?.email}
    >
      {user ? (
        <div className="person">
          {revoke.error ? (
            <Notice tone="danger" title="The access was not revoked">
              {messageOf(revoke.error, 'Please try again.')}
            </Notice>
          ) : null}
          {blocked ? <Notice tone="warning" title={blocked} /> : <WhatHappens user={user} isMe={id === me} />}
        </div>
      ) : (
        <NoUserYet loading={loading} />
      )}
    </Dialog>
  );
}

function useRevoke(isMe: boolean, onClose: () => void) {
  const cache = useQueryClient();
  return useMutation(
    orpc.people.revokeStaff.mutationOptions({
      onSuccess: async ({ email }) => {
        showToast({ title: 'Admin access revoked', description: `${email} no longer has admin access.` });
        onClose();
        if (isMe) await refreshSession();
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
      // Another user may have revoked it first, or removed the others, so that this is the last admin.
      onError: () => void cache.invalidateQueries({ queryKey: orpc.people.getUser.key() }),
    }),
  );
}

function WhatHappens({ user: { sessions, open_cases }, isMe }: { user: AdminUser; isMe: boolean }) {
  const [they, their] = isMe ? ['You', 'your'] : ['They', 'their'];
  return (
    <>
      {isMe ? (
        <Notice tone="warning" title="This is your own access">
          You are signed out at once, and another member of staff has to give it back.
        </Notice>
      ) : null}
      <ul className="person__plan">
        <li>
          {they} lose access to the admin panel at once and become a client in an organization of {their} own.
        </li>
        <li>
          {sessions.length === 0
            ? `${they} are not signed in anywhere.`
            : `${sessions.length === 1 ? `${their[0]?.toUpperCase()}${their.slice(1)} session ends` : `All ${sessions.length} of ${their} sessions end`}. This cannot be undone: ${they.toLowerCase()} have to sign in again.`}
        </li>
        <li>
          {open_cases === 0
            ? `No open case waits for ${isMe ? 'you' : 'them'}.`
            : `${open_cases === 1 ? 'The open case' : `The ${open_cases.toLocaleString('en-US')} open cases`} that ${they.toLowerCase()} answer for ${open_cases === 1 ? 'goes' : 'go'} to the other members of staff.`}
        </li>
        <li>{isMe ? 'You and all of staff' : 'The user and all of staff'} are notified by email.</li>
      </ul>
    </>
  );
}
