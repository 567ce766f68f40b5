import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/people.ts';
import { orpc } from '../api/api.ts';
import { RequireSession } from '../auth/require-session.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { Bell } from '../merchant/case/frame/bell.tsx';
import { AppHeader } from '../session/app-header.tsx';
import '../auth/auth.css';
import './account.css';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TextMessagesSection } from './text-messages-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { dashboardOf } from '../session/home-of.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Account · ${site.name}` }];

const parts = [
  { id: 'profile', label: 'Profile' },
  { id: 'email', label: 'Email' },
  { id: 'password', label: 'Password' },
  { id: 'second-factor', label: 'Second factor' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'mails', label: 'Mails' },
  { id: 'text-messages', label: 'Text messages' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'standing', label: 'Appointment and licenses' },
  { id: 'your-data', label: 'Your data' },
];

export default function AccountPage() {
  return <RequireSession beforeSecondFactor>{(me) => <Account me={me} />}</RequireSession>;
}

/** Sign-in methods, profile, email and personal data; the same page for every role. */
function Account({ me }: { me: Me }) {
  const { t } = useLanguage();
  usePageTitle('Account');
  const { hash } = useLocation();
  // The calendar has the days of cases, so it is shown only once the second factor was given.
  const owes = me.user.sign_in.required && !me.user.sign_in.satisfied;
  const isMerchant = me.user.role === 'client';
  const textMessages = useQuery(orpc.textMessages.getState.queryOptions({ enabled: isMerchant }));
  const shown: Record<string, boolean | undefined> = {
    'text-messages': isMerchant && textMessages.data?.offered,
    calendar: !owes,
    standing: me.user.role === 'attorney' && !owes,
  };
  // The sections render only once the session is known, after the browser has already looked for the anchor.
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <AppHeader home={dashboardOf(me)}>{isMerchant && !owes ? <Bell /> : null}</AppHeader>
      <main id="main" className="page app-main">
        <h1>{t('Account')}</h1>
        <div className="account">
          <nav className="account__parts" aria-label={t('Parts of this page')}>
            <ul role="list">
              {parts
                .filter(({ id }) => shown[id] ?? true)
                .map(({ id, label }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{t(label)}</a>
                  </li>
                ))}
            </ul>
          </nav>
          <div className="account__sections">
            <ProfileSection me={me} />
            <EmailSection me={me} />
            <PasswordSection me={me} />
            <SecondFactorSection me={me} />
            <SessionsSection />
            <EmailsSection />
            {shown['text-messages'] && textMessages.data ? <TextMessagesSection now={textMessages.data} /> : null}
            {shown.calendar ? <CalendarSection /> : null}
            {shown.standing ? <StandingSection /> : null}
            <DataSection />
          </div>
        </div>
      </main>
    </>
  );
}
