import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Me } from '../../contract/me.ts';
import { RequireSession } from '../require-session.tsx';
import { AppHeader } from '../ui/app-header.tsx';
import { showToast } from '../ui/toasts.tsx';

const links = [
  { to: '/admin', label: 'Cases', end: true },
  { to: '/admin/users', label: 'Users', end: true },
  { to: '/admin/inquiries', label: 'Inquiries', end: true },
  { to: '/admin/erasures', label: 'Erasures', end: true },
];

const isStaff = (me: Me) => me.user.org.kind === 'internal';

/** The admin panel's shell: internal staff only (spec, section 6). The server decides each call again. */
export function StaffOnly({ children }: { children: ReactNode }) {
  return (
    <RequireSession signInAt="/admin/auth" allow={isStaff} otherwise={<AccessDenied />}>
      {() => (
        <div className="compact">
          <AppHeader area="Admin Panel" home="/admin" links={links} />
          {children}
        </div>
      )}
    </RequireSession>
  );
}

function AccessDenied() {
  useEffect(() => {
    showToast({ title: 'Access Denied', description: "You don't have admin access to this panel.", tone: 'danger' });
  }, []);
  return <Navigate to="/dashboard" replace />;
}
