import { useState } from 'react';
import type { AdminUser } from '../../../contract/people.ts';
import { deviceName, maskedAddress } from '../../account/device-name.ts';
import { english } from '../../language/language.ts';
import { dayOf, momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/**
 * Where a user is signed in. Ending a session cannot be undone: they must sign in again. To end the session in use,
 * sign out instead.
 */
export function UserSessions({ user }: { user: AdminUser }) {
  const end = useEndSessions(user);
  const { sessions } = user;
  return (
    <>
      {sessions.length === 0 ? (
        <p className="muted">Not signed in anywhere.</p>
      ) : (
        <ul role="list" className="person__sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <p>
                  <strong>{deviceName(session.user_agent, english.t)}</strong>
                  {session.own ? <span className="muted"> This one</span> : null}
                  {session.second_factor ? <span className="muted"> Second factor passed</span> : null}
                </p>
                <p className="muted">
                  Signed in {momentOf(session.created_at)}. Last seen {dayOf(session.last_seen_at)}.{' '}
                  {maskedAddress(session.ip_address)}
                </p>
              </div>
              {session.own ? null : (
                <Button
                  variant="secondary"
                  size="small"
                  busy={end.one.isPending && end.one.variables.session_id === session.id}
                  busyLabel="Ending…"
                  aria-label={`End session: ${deviceName(session.user_agent, english.t)}, signed in ${momentOf(session.created_at)}`}
                  onClick={() => end.one.mutate({ id: user.id, session_id: session.id })}
                >
                  End session
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 ? (
        <EndAll
          own={sessions.some((each) => each.own)}
          count={sessions.length}
          busy={end.all.isPending}
          onEnd={() => end.all.mutate({ id: user.id })}
        />
      ) : null}
    </>
  );
}

/** Requires confirmation, because it signs the user out everywhere. */
function EndAll({ own, count, busy, onEnd }: { own: boolean; count: number; busy: boolean; onEnd: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div>
        <Button variant="danger" size="small" onClick={() => setAsking(true)}>
          End all sessions
        </Button>
      </div>
    );
  return (
    <div className="person__ask" role="group" aria-label="End all sessions">
      <p>
        {own
          ? 'This signs you out as well, everywhere. '
          : 'The user is signed out everywhere and has to sign in again. '}
        It cannot be undone.
      </p>
      <div className="button-row">
        <Button variant="danger" size="small" autoFocus busy={busy} busyLabel="Ending…" onClick={onEnd}>
          {count === 1 ? 'End 1 session' : `End ${count} sessions`}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
          Keep them
        </Button>
      </div>
    </div>
  );
}
