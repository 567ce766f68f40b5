import { useQueryStates, parseAsStringLiteral } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { lazy, Suspense } from 'react';
import { site } from '../../content/site.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { Skeletons } from '../ui/feedback.tsx';
import { Tabs } from '../ui/tabs.tsx';
import './panel/staff.css';
import { CaseDialog } from './case/case-dialog.tsx';
import { EditDialog } from './case/edit-dialog.tsx';
import { casesAddress } from './panel/cases-address.ts';
import { CasesTab } from './cases/cases-tab.tsx';
import { dialogAddress } from './panel/dialog-address.ts';
import { usersAddress } from './people/users-address.ts';
import { ActsOfCase } from './work/acts-of-case.tsx';
import { StaffOnly } from './panel/staff-guard.tsx';
import { StatCards } from './stat-cards.tsx';

const UsersTab = lazy(() => import('./people/users-tab.tsx'));

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Admin Panel · ${site.name}` }];

export default function AdminPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main admin">
          <h1>Admin Panel</h1>
          <StatCards />
          <PanelTabs />
        </main>
        <ActsOfCase>
          <CaseDialog />
        </ActsOfCase>
        <EditDialog />
      </NuqsAdapter>
    </StaffOnly>
  );
}

const tabs = ['cases', 'users'] as const;
const address = { tab: parseAsStringLiteral(tabs).withDefault('cases') };
const everything = { ...casesAddress, ...usersAddress, ...dialogAddress, ...address };

/** The panel's two lists (spec, section 2). */
function PanelTabs() {
  const [{ tab }] = useQueryStates(address);
  const [, setEverything] = useQueryStates(everything, { history: 'push' });
  // Clear everything else, because one list's filters mean nothing to the other.
  const choose = (next: string) =>
    void setEverything({ ...nothing, tab: tabs.find((each) => each === next) ?? 'cases' });
  return <Tabs label="Lists" value={tab} onValueChange={choose} tabs={lists} />;
}

function Users() {
  return (
    <Suspense fallback={<Skeletons rows={12} height="35px" label="Loading users…" />}>
      <UsersTab />
    </Suspense>
  );
}

// Created once, so that a list does not rerender whenever the URL changes.
const lists = [
  { value: 'cases', label: 'Cases', panel: <CasesTab /> },
  { value: 'users', label: 'Users', panel: <Users /> },
];

const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, null]));
