import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/me.ts';
import { todayHere } from '../apply/step-address.ts';
import { localRedirect } from '../redirect.ts';
import type { RouteHandle } from '../root.tsx';
import { signIn, signUp, useSession } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { AuthFields } from './auth-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField, fullNameField, splitName, type AuthMode } from './credentials.ts';
import { checkYourEmail, customerFailure } from './messages.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { useAuthForm } from './use-auth-form.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Sign in · ${site.name}` }];

const fieldsOf = (mode: AuthMode) => (mode === 'create' ? [fullNameField, emailField] : [emailField]);

/** Where a signed-in person belongs when no address was remembered. */
const homeOf = (me: Me) => (me.user.role === 'attorney' ? '/attorney' : '/dashboard');

export default function Auth() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state === 'loading') return <Spinner page />;
  if (session.state === 'signed-in') return <Navigate to={localRedirect(search.get('redirectTo')) ?? homeOf(session.me)} replace />;
  return <AuthFrame><CustomerForm redirectTo={localRedirect(search.get('redirectTo'))} /></AuthFrame>;
}

function CustomerForm({ redirectTo }: { redirectTo: string | null }) {
  const navigate = useNavigate();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const form = useAuthForm({
    fields: fieldsOf,
    ...customerFailure,
    today: todayHere(),
    submit: async (mode, values) => {
      const { email = '', password = '', fullName = '' } = values;
      const account = { email: email.trim(), password };
      const me = mode === 'create' ? await signUp({ ...account, ...splitName(fullName), phone: '' }) : await signIn(account);
      if (me) return void navigate(redirectTo ?? homeOf(me), { replace: true });
      showToast(checkYourEmail);
      setWaitingFor(account.email);
    },
  });
  if (waitingFor) return <WaitingForEmail email={waitingFor} />;
  const creating = form.mode === 'create';
  return (
    <>
      <h1>{creating ? 'Create your account' : 'Sign in'}</h1>
      <form noValidate onSubmit={(event) => { event.preventDefault(); void form.send(); }}>
        <AuthFields form={form} fields={fieldsOf(form.mode)} prefix="auth" />
        <Button type="submit" busy={form.working} busyLabel={creating ? 'Creating Account...' : 'Signing In...'}>{creating ? 'Create Account' : 'Sign In'}</Button>
      </form>
      <ModeSwitch mode={form.mode} onModeChange={form.setMode} />
    </>
  );
}

/** After a sign-up that first has to be confirmed. */
export function WaitingForEmail({ email }: { email: string }) {
  return (
    <>
      <h1>One more step</h1>
      <Notice tone="info" title="Waiting for your confirmation">
        <p>The link was sent to {email}. Open it on any device; it brings you back to your application. If it does not arrive within a few minutes, look in the spam folder.</p>
      </Notice>
    </>
  );
}
