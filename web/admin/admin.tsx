import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { site } from '../../content/site.ts';
import type { RouteHandle } from '../root.tsx';
import './admin.css';
import { CasesTab } from './cases-tab.tsx';
import { StaffOnly } from './staff-guard.tsx';
import { StatCards } from './stat-cards.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Admin Panel · ${site.name}` }];

export default function AdminPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main admin">
          <h1>Admin Panel</h1>
          <StatCards />
          <section aria-labelledby="cases-title" className="admin__cases">
            <h2 id="cases-title">Cases</h2>
            <CasesTab />
          </section>
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}
