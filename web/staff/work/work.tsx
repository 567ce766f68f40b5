import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { site } from '../../../content/site.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import '../panel/staff.css';
import { CaseDialog } from '../case/case-dialog.tsx';
import { EditDialog } from '../case/edit-dialog.tsx';
import { ActsOfCase } from './acts-of-case.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';
import { WorkList } from './work-list.tsx';
import './work.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Work · ${site.name}` }];

/** The work list: what is to be done, by whom and by when. */
export default function WorkPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main admin">
          <h1>Work</h1>
          <WorkList />
        </main>
        <ActsOfCase>
          <CaseDialog beside />
        </ActsOfCase>
        <EditDialog />
      </NuqsAdapter>
    </StaffOnly>
  );
}
