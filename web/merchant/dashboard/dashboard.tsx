import { Link, Navigate } from 'react-router';
import { site } from '../../../content/site.ts';
import type { Me } from '../../../contract/people.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { AppHeader } from '../../session/app-header.tsx';
import { deskOf } from '../../session/home-of.ts';
import './dashboard.css';
import { Bell } from '../case/frame/bell.tsx';
import { MyCases } from './my-cases.tsx';
import { NamedCases } from './named-cases.tsx';
import { SharedCases } from './shared-cases.tsx';
import { useLanguage, type Language } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { usePageTitle } from '../../language/use-page-title.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Dashboard · ${site.name}` }];

export default function DashboardPage() {
  return <RequireSession>{(me) => <OwnDashboard me={me} />}</RequireSession>;
}

/** Redirects staff and attorneys to their own pages: they have no case to submit. */
function OwnDashboard({ me }: { me: Me }) {
  const desk = deskOf(me);
  return desk ? <Navigate to={desk} replace /> : <Dashboard me={me} />;
}

const welcome = ({ profile: { display_name: name } }: Me, t: Language['t']) =>
  name.trim() === '' ? t('Welcome') : t('Welcome, {name}', { name });

/** The merchant's dashboard: their profile and the state of each case. */
function Dashboard({ me }: { me: Me }) {
  const { t } = useLanguage();
  usePageTitle('Dashboard');
  return (
    <>
      <AppHeader>
        <Bell />
      </AppHeader>
      <main id="main" className="page app-main">
        <h1 className="dashboard__title" dir="auto">
          {welcome(me, t)}
        </h1>
        <div className="dashboard">
          <div className="dashboard__cases">
            <NamedCases me={me} />
            <SharedCases />
            <MyCases />
          </div>
          <ProfileCard me={me} />
        </div>
      </main>
    </>
  );
}

/** Email, phone if present, member since (spec, section 2). */
function ProfileCard({ me }: { me: Me }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const phone = me.profile.phone ?? me.user.phone;
  return (
    <section className="profile-card" aria-labelledby="profile-title">
      <h2 id="profile-title">{t('Profile')}</h2>
      <dl>
        <div>
          <dt>{t('Email')}</dt>
          <dd>{me.user.email}</dd>
        </div>
        {phone && (
          <div>
            <dt>{t('Phone')}</dt>
            <dd>{phone}</dd>
          </div>
        )}
        <div>
          <dt>{t('Member since')}</dt>
          <dd>
            <time dateTime={me.profile.created_at}>{dayOf(me.profile.created_at)}</time>
          </dd>
        </div>
      </dl>
      <p>
        <Link to="/account">{t('Account settings')}</Link>
      </p>
    </section>
  );
}
