import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Me } from '../../../contract/people.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { useSession } from '../../session/session.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useCommandDialogs } from './command-dialogs.tsx';
import './commands.css';
import { MorePages } from './more-pages.tsx';
import { OutgoingHeld } from './held-notice.tsx';
import { panelPages } from './panel-pages.ts';
import { holdKey } from './plain-key.ts';

const isStaff = (me: Me) => me.user.org.kind === 'internal';

/** The admin panel's shell: internal staff only (spec, section 6). The server checks each call again. */
export function StaffOnly({
  children,
  bare = false,
}: {
  children: ReactNode;
  /** Without the panel around it, for a page to print. */ bare?: boolean;
}) {
  useFailedLookUp();
  return (
    <RequireSession signInAt="/admin/auth" allow={isStaff} otherwise={<AccessDenied />}>
      {() =>
        bare ? (
          children
        ) : (
          <div className="compact panel">
            <AppHeader area="Admin Panel" home="/admin" links={panelPages} more={<MorePages />}>
              <Commands />
            </AppHeader>
            <OutgoingHeld />
            {children}
          </div>
        )
      }
    </RequireSession>
  );
}

/** The command menu and the list of keys, with a button each for users who do not know the keys. */
function Commands() {
  const { show, dialogs } = useCommandDialogs();
  return (
    <div className="command-buttons">
      <Button variant="secondary" size="small" title={`${holdKey()}+K`} onClick={() => show('menu')}>
        Go to…
      </Button>
      <Button variant="quiet" size="small" onClick={() => show('keys')}>
        Keys
      </Button>
      {dialogs}
    </div>
  );
}

/** Shows a toast if the user could not be loaded (spec, section 8). The page itself offers a retry. */
function useFailedLookUp(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'unavailable')
      showToast({ title: 'Error', description: 'Failed to verify admin access.', tone: 'danger' });
  }, [state]);
}

function AccessDenied() {
  useEffect(() => {
    showToast({ title: 'Access Denied', description: "You don't have admin access to this panel.", tone: 'danger' });
  }, []);
  return <Navigate to="/dashboard" replace />;
}
