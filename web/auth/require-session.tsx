import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { authAddress, type SignInPage } from '../paths/redirect.ts';
import { SecondFactorPassed } from './second-factor-passed.tsx';
import { useSession } from '../session/session.ts';
import { Spinner } from '../ui/feedback.tsx';
import { Unavailable } from '../ui/unavailable.tsx';

/** Loaded after the page itself, which does not wait for it. */
const Live = lazy(() => import('../live/live.tsx'));
/** Loaded when a session ends while the page has unsaved input. */
const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

type GuardProps = {
  children: (me: Me) => ReactNode;
  /** Who may stay; anyone else is shown `otherwise`. The server checks each call again. */
  allow?: (me: Me) => boolean;
  otherwise?: ReactNode;
  /** Where visitors are redirected; the requested location is remembered. */
  signInAt?: SignInPage;
  /** True on the page for setting up a second factor: it is open to users who need one and have none. */
  beforeSecondFactor?: boolean;
};

/** A spinner while the session is being determined, the content for a signed-in user, otherwise the sign-in page. */
export function RequireSession({ children, signInAt = '/auth', ...rules }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  const [held, setHeld] = useState<Me | null>(null);
  const [typed, setTyped] = useState(false);
  if (session.state === 'signed-in' && held !== session.me) setHeld(session.me);
  // If the session ends while the user is typing, sign-in covers the page; a page with nothing to lose redirects.
  const ended = session.state === 'signed-out' && held !== null && typed;
  const me = session.state === 'signed-in' ? session.me : ended ? held : null;
  if (session.state === 'loading') return <Spinner page label="Loading…" />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  if (!me) return <Navigate to={authAddress(signInAt, location)} replace />;
  return (
    <>
      <div className="guarded" key={me.user.id} onInput={typed ? undefined : () => setTyped(true)}>
        <Admitted me={me} {...rules}>
          {children}
        </Admitted>
      </div>
      {session.state === 'signed-in' && (me.user.sign_in.satisfied || !me.user.sign_in.required) ? (
        <Suspense fallback={null}>
          <Live me={me} />
        </Suspense>
      ) : null}
      {ended ? (
        <Suspense fallback={null}>
          <SignInAgain me={me} signInAt={signInAt} />
        </Suspense>
      ) : null}
    </>
  );
}

function Admitted({
  me,
  children,
  allow,
  otherwise = <Navigate to="/dashboard" replace />,
  beforeSecondFactor,
}: Omit<GuardProps, 'signInAt'> & { me: Me }) {
  return (
    <SecondFactorPassed me={me} orSetUpHere={beforeSecondFactor}>
      {() => (allow && !allow(me) ? otherwise : children(me))}
    </SecondFactorPassed>
  );
}
