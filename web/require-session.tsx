import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Me } from '../contract/me.ts';
import { authAddress } from './redirect.ts';
import { useSession } from './session.ts';
import { Button } from './ui/button.tsx';
import { Notice, Spinner } from './ui/feedback.tsx';

type GuardProps = {
  children: (me: Me) => ReactNode;
  /** Who may stay; anybody else is shown `otherwise`. The server decides each call again. */
  allow?: (me: Me) => boolean;
  otherwise?: ReactNode;
  /** Where a visitor is sent; the requested location is remembered. */
  signInAt?: '/auth' | '/admin/auth';
};

/** Spinner while the session is being determined, the content for a signed-in person, else the sign-in page. */
export function RequireSession({ children, allow, otherwise = <Navigate to="/dashboard" replace />, signInAt = '/auth' }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'loading') return <Spinner page label="Loading…" />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  if (session.state === 'signed-out') return <Navigate to={authAddress(signInAt, location)} replace />;
  return <>{allow && !allow(session.me) ? otherwise : children(session.me)}</>;
}

export function Unavailable({ message, retry }: { message: string; retry: () => void }) {
  return (
    <main id="main" className="page app-main">
      <Notice tone="danger" title="We cannot reach the service right now">
        <p>{message} Nothing that you entered is lost.</p>
        <div className="button-row"><Button variant="secondary" size="small" onClick={retry}>Try again</Button></div>
      </Notice>
    </main>
  );
}
