import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/me.ts';
import { todayHere } from '../apply/step-address.ts';
import { localRedirect } from '../redirect.ts';
import type { RouteHandle } from '../root.tsx';
import { endSession, openSession, refreshSession, signInWithGoogle, useSession } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/feedback.tsx';
import { AuthFields } from './auth-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField } from './credentials.ts';
import { GoogleButton } from './google-button.tsx';
import { adminCheckFailed, adminDenied, adminFailure, adminGoogleFailure } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Admin sign in · ${site.name}` }];

/** Attorneys enter here too; everybody else of no internal organisation is turned away. */
function deskOf(me: Me): '/admin' | '/attorney' | null {
  if (me.user.org.kind === 'internal') return '/admin';
  return me.user.org.kind === 'law_firm' ? '/attorney' : null;
}

export default function AdminAuth() {
  const session = useSession();
  const [search] = useSearchParams();
  const [working, setWorking] = useState(false);
  const redirectTo = localRedirect(search.get('redirectTo'));
  if (session.state === 'loading' && !working) return <Spinner page />;
  // While the form works, the session passes through "signed in" before the person's organisation has been judged.
  if (session.state === 'signed-in' && !working) return <Navigate to={placeFor(session.me, redirectTo)} replace />;
  return <AuthFrame><AdminForm redirectTo={redirectTo} onWorking={setWorking} googleError={search.has('error')} /></AuthFrame>;
}

const placeFor = (me: Me, redirectTo: string | null) => (deskOf(me) ? (redirectTo ?? deskOf(me) ?? '/admin') : '/dashboard');

function AdminForm({ redirectTo, onWorking, googleError }: { redirectTo: string | null; onWorking: (working: boolean) => void; googleError: boolean }) {
  const navigate = useNavigate();
  const form = useAuthForm({
    fields: () => [emailField],
    ...adminFailure,
    today: todayHere(),
    submit: async (_mode, { email = '', password = '' }) => {
      onWorking(true);
      try {
        await openSession({ email: email.trim(), password });
        const me = await refreshSession().catch(() => null);
        if (!me) return form.setFailure({ title: adminFailure.failureTitle, message: adminCheckFailed });
        if (deskOf(me)) return void navigate(placeFor(me, redirectTo), { replace: true });
        await endSession();
        form.setFailure({ title: adminFailure.failureTitle, message: adminDenied });
      } finally {
        onWorking(false);
      }
    },
  });
  const { setFailure } = form;
  useEffect(() => {
    if (googleError) setFailure({ title: adminGoogleFailure.title, message: adminGoogleFailure.otherwise });
  }, [googleError, setFailure]);
  return (
    <>
      <h1>Admin sign in</h1>
      <p className="muted">For internal staff and partner attorneys.</p>
      <form noValidate onSubmit={(event) => { event.preventDefault(); void form.send(); }}>
        <AuthFields form={form} fields={[emailField]} prefix="admin" />
        <Button type="submit" busy={form.working} busyLabel="Signing In...">Sign In</Button>
      </form>
      <p className="or">or</p>
      <GoogleButton onPress={() => void form.run(() => signInWithGoogle('/admin/auth'), adminGoogleFailure.title, adminGoogleFailure.otherwise)} />
    </>
  );
}
