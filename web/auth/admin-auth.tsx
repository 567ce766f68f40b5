import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/people.ts';
import { recordOf } from '../../domain/json.ts';
import { todayHere } from '../ui/dates.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { localRedirect, withRedirect } from '../paths/redirect.ts';
import { endSession, openSession, refreshSession, signInWithGoogle, useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/feedback.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AuthFields } from './auth-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField } from './credentials.ts';
import { ForgotLink } from './forgot-link.tsx';
import { GoogleButton } from './google-button.tsx';
import { deskOf } from '../session/home-of.ts';
import { adminCheckFailed, adminDenied, adminFailure, adminGoogleFailure } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePasskey } from './use-passkey.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Admin sign in · ${site.name}` }];

export default function AdminAuth() {
  const session = useSession();
  const [search] = useSearchParams();
  const [working, setWorking] = useState(false);
  const [byGoogle] = useState(cameFromGoogle);
  const redirectTo = localRedirect(search.get('redirectTo'));
  if (session.state === 'loading' && !working) return <Spinner page />;
  if (session.state === 'unavailable' && !working)
    return <Unavailable message={session.message} retry={session.retry} />;
  // Google sign-in returns here with a session, which is checked just like a password sign-in.
  if (session.state === 'signed-in' && !working && byGoogle && !deskOf(session.me)) return <RefuseAccess />;
  // While the form is busy, the session is briefly "signed in" before the user's organization is checked.
  if (session.state === 'signed-in' && !working) return <Navigate to={placeFor(session.me, redirectTo)} replace />;
  return (
    <AuthFrame>
      <AdminForm redirectTo={redirectTo} onWorking={setWorking} />
    </AuthFrame>
  );
}

const placeFor = (me: Me, redirectTo: string | null) =>
  deskOf(me) ? (redirectTo ?? deskOf(me) ?? '/admin') : '/dashboard';

/** Signs out users without an internal organization, and returns here with the reason (spec, section 6). */
function RefuseAccess() {
  const navigate = useNavigate();
  useEffect(() => {
    endSession('here').then(
      () => navigate('/admin/auth', { replace: true, state: { refused: adminDenied } }),
      () => navigate('/dashboard', { replace: true }),
    );
  }, [navigate]);
  return <Spinner page />;
}

function AdminForm({ redirectTo, onWorking }: { redirectTo: string | null; onWorking: (working: boolean) => void }) {
  const navigate = useNavigate();
  const { refused } = recordOf(useLocation().state);
  const enter = async () => {
    const me = await refreshSession().catch(() => null);
    if (!me) return form.setFailure({ title: adminFailure.failureTitle, message: adminCheckFailed });
    if (deskOf(me)) return void navigate(placeFor(me, redirectTo), { replace: true });
    await endSession('here');
    form.setFailure({ title: adminFailure.failureTitle, message: adminDenied });
  };
  const form = useAuthForm({
    fields: () => [emailField],
    ...adminFailure,
    googleFailure: adminGoogleFailure,
    today: todayHere(),
    onSecondFactor: () => void navigate(`${withRedirect('/auth/code', redirectTo ?? '/admin')}&from=admin`),
    submit: async (_mode, { email = '', password = '' }) => {
      onWorking(true);
      try {
        await openSession({ email: email.trim(), password });
        await enter();
      } finally {
        onWorking(false);
      }
    },
  });
  const passkey = usePasskey(
    {
      run: async (action) => {
        onWorking(true);
        await form.run(action).finally(() => onWorking(false));
      },
    },
    enter,
  );
  const { setFailure } = form;
  useEffect(() => {
    if (typeof refused === 'string') setFailure({ title: adminFailure.failureTitle, message: refused });
  }, [refused, setFailure]);
  return (
    <>
      <h1>Admin sign in</h1>
      <p className="muted">For internal staff and partner attorneys.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <AuthFields form={form} fields={[emailField]} prefix="admin" />
        <Button type="submit" busy={form.working && !passkey.waiting} busyLabel="Signing In...">
          Sign In
        </Button>
        <ForgotLink email={form.values.email} />
      </form>
      <p className="or">or</p>
      <div className="auth__ways">
        <PasskeyButton busy={passkey.waiting} onPress={passkey.press} />
        <GoogleButton
          onPress={() =>
            void form.run(
              () => leaveForGoogle(() => signInWithGoogle('/admin/auth')),
              adminGoogleFailure.title,
              adminGoogleFailure.otherwise,
            )
          }
        />
      </div>
    </>
  );
}

/**
 * Marks a return from Google to the admin login, which is a sign-in to check. A visit with an existing session is not.
 */
const mark = 'unhold.admin-google';

/** Leaves the admin login for Google with the mark set; clears the mark if that fails. */
async function leaveForGoogle(leave: () => Promise<void>): Promise<void> {
  window.sessionStorage.setItem(mark, 'left');
  await leave().catch((error: unknown) => {
    window.sessionStorage.removeItem(mark);
    throw error;
  });
}

/** True once after `leaveForGoogle`: reading the mark clears it. */
function cameFromGoogle(): boolean {
  const left = window.sessionStorage.getItem(mark) !== null;
  window.sessionStorage.removeItem(mark);
  return left;
}
