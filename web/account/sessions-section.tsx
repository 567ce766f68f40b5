import { postAuth } from '../session/auth-requests.ts';
import { Button } from '../ui/button.tsx';
import { deviceName, maskedAddress } from './device-name.ts';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { refreshFacts, useOwnSessions, usePresent, type OwnSession } from './sign-in-facts.ts';
import { useSave, type Save } from './use-save.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

export function SessionsSection() {
  const { t } = useLanguage();
  const sessions = useOwnSessions();
  const present = usePresent();
  const save = useSave();
  return (
    <Section id="sessions" title="Sessions">
      <p className="measure">
        {t('Where you are signed in. End what you do not recognize, and then change your password.')}
      </p>
      <Loaded query={sessions} what="your sessions">
        {(list) => <List sessions={list} here={present.data?.sessionId ?? null} save={save} />}
      </Loaded>
      <SaveLine save={save} />
    </Section>
  );
}

function List({ sessions, here, save }: { sessions: readonly OwnSession[]; here: string | null; save: Save }) {
  const { t } = useLanguage();
  const { dayOf, momentOf } = useDates();
  const end = (session: OwnSession) =>
    void save.run(async () => {
      await postAuth('/revoke-session', { token: session.token });
      await refreshFacts();
      return t('Ended: {device}.', { device: deviceName(session.userAgent, t) });
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
                  {deviceName(session.userAgent, t)}
                  {session.id === here ? <span className="state state--good"> {t('This one')}</span> : null}
                </strong>
                <span className="muted small">
                  {t('Signed in {when}. Last seen {day}.', {
                    when: momentOf(session.createdAt),
                    day: dayOf(session.updatedAt),
                  })}{' '}
                  {t(maskedAddress(session.ipAddress))}
                </span>
              </div>
              {here !== null && session.id !== here ? (
                <Button variant="quiet" size="small" busy={save.working} onClick={() => end(session)}>
                  {t('End')}
                  <span className="visually-hidden">
                    {' '}
                    {t('the session on {device}', { device: deviceName(session.userAgent, t) })}
                  </span>
                </Button>
              ) : null}
            </li>
          ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="secondary" busy={save.working} busyLabel="Ending..." onClick={endOthers}>
            {t('End all other sessions')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
