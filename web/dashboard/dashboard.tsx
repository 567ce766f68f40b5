import { site } from '../../content/site.ts';
import type { Me } from '../../contract/people.ts';
import { RequireSession } from '../require-session.tsx';
import type { RouteHandle } from '../root.tsx';
import { AppHeader } from '../ui/app-header.tsx';
import './dashboard.css';
import { linksFor } from './links.ts';
import { MyCases } from './my-cases.tsx';
import { ProfileCard } from './profile-card.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Dashboard · ${site.name}` }];

export default function DashboardPage() {
  return <RequireSession>{(me) => <Dashboard me={me} />}</RequireSession>;
}

const welcome = (me: Me) => (me.profile.display_name.trim() === '' ? 'Welcome' : `Welcome, ${me.profile.display_name}`);

/** The merchant's own place: who they are and how each case stands. */
function Dashboard({ me }: { me: Me }) {
  return (
    <>
      <AppHeader links={linksFor(me)} />
      <main id="main" className="page app-main">
        <h1 className="dashboard__title" dir="auto">
          {welcome(me)}
        </h1>
        <div className="dashboard">
          <MyCases />
          <ProfileCard me={me} />
        </div>
      </main>
    </>
  );
}
