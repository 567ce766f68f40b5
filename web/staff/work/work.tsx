import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { site } from '../../../content/site.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import '../panel/staff.css';
import { CaseDialog } from '../case/case-dialog.tsx';
import { EditDialog } from '../case/edit-dialog.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';
import { Postings } from './postings.tsx';
import { WaitingEmails } from './waiting-emails.tsx';
import { WorkList } from './work-list.tsx';
import './work.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `My work · ${site.name}` }];

/** What is due, and whose it is: every open case has a next action with a due date. */
export default function WorkPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main admin">
          <h1>My work</h1>
          <Postings />
          <WaitingEmails />
          <WorkList />
        </main>
        <CaseDialog />
        <EditDialog />
      </NuqsAdapter>
    </StaffOnly>
  );
}
