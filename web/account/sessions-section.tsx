import { postAuth } from '../session/auth-requests.ts';
import { dayOf, momentOf } from '../ui/dates.ts';
import { Button } from '../ui/button.tsx';
import { deviceName, maskedAddress } from './device-name.ts';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { refreshFacts, useOwnSessions, usePresent, type OwnSession } from './sign-in-facts.ts';
import { useSave, type Save } from './use-save.ts';

export function SessionsSection() {
  const sessions = useOwnSessions();
  const present = usePresent();
  const save = useSave();
  return (
    <Section id="sessions" title="Sessions">
      <p className="measure">Where you are signed in. End what you do not recognize, and then change your password.</p>
      <Loaded query={sessions} what="your sessions">
        {(list) => <List sessions={list} here={present.data?.sessionId ?? null} save={save} />}
      </Loaded>
      <SaveLine save={save} />
    </Section>
  );
}

function List({ sessions, here, save }: { sessions: readonly OwnSession[]; here: string | null; save: Save }) {
  const end = (session: OwnSession) =>
    void save.run(async () => {
      await postAuth('/revoke-session', { token: session.token });
      await refreshFacts();
      return `Ended: ${deviceName(session.userAgent)}.`;
    });
  const endOthers = () =>
    void save.run(async () => {
      await postAuth('/revoke-other-sessions', {});
      await refreshFacts();
      return 'Every other device is signed out.';
    });
  return (
    <>
      <ul className="account-list" role="list">
        {sessions
          .toSorted((a, b) => Number(b.id === here) - Number(a.id === here))
          .map((session) => (
            <li key={session.id}>
              <div className="account-list__what">
                <strong>
                  {deviceName(session.userAgent)}
                  {session.id === here ? <span className="state state--good"> This one</span> : null}
                </strong>
                <span className="muted small">
                  Signed in {momentOf(session.createdAt)}. Last seen {dayOf(session.updatedAt)}.{' '}
                  {maskedAddress(session.ipAddress)}
                </span>
              </div>
              {here !== null && session.id !== here ? (
                <Button variant="quiet" size="small" busy={save.working} onClick={() => end(session)}>
                  End<span className="visually-hidden"> the session on {deviceName(session.userAgent)}</span>
                </Button>
              ) : null}
            </li>
          ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="secondary" busy={save.working} busyLabel="Ending..." onClick={endOthers}>
            End all other sessions
          </Button>
        </div>
      ) : null}
    </>
  );
}
