import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/people.ts';
import { recordOf } from '../../domain/json.ts';
import { todayHere } from '../ui/dates.ts';
import { reasonOf } from '../session/auth-requests.ts';
import { localRedirect, withRedirect } from '../paths/redirect.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { signIn, signInWithGoogle, signUp, useSession } from '../session/session.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AuthFields, ModeSwitch } from './auth-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField, fullNameField, splitName, type AuthMode } from './credentials.ts';
import { ForgotLink } from './forgot-link.tsx';
import { GoogleButton } from './google-button.tsx';
import { homeOf } from '../session/home-of.ts';
import { checkYourEmail, customerFailure } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePasskey } from './use-passkey.ts';
import { WaitingForEmail } from './waiting-for-email.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Sign in · ${site.name}` }];

const fieldsOf = (mode: AuthMode) => (mode === 'create' ? [fullNameField, emailField] : [emailField]);

export default function Auth() {
  const session = useSession();
  const [search] = useSearchParams();
  const redirectTo = localRedirect(search.get('redirectTo'));
  usePageTitle('Sign in');
  if (session.state === 'loading') return <Spinner page />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  if (session.state === 'signed-in') return <Navigate to={redirectTo ?? homeOf(session.me)} replace />;
  return (
    <AuthFrame>
      <CustomerForm redirectTo={redirectTo} />
    </AuthFrame>
  );
}

function CustomerForm({ redirectTo }: { redirectTo: string | null }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const goOn = (me: Me | null) => (me ? void navigate(redirectTo ?? homeOf(me), { replace: true }) : undefined);
  const form = useAuthForm({
    fields: fieldsOf,
    ...customerFailure,
    today: todayHere(),
    onSecondFactor: () => void navigate(withRedirect('/auth/code', redirectTo)),
    submit: async (mode, values) => {
      const { email = '', password = '', fullName = '' } = values;
      const account = { email: email.trim(), password };
      const waits = () => {
        showToast(checkYourEmail);
        setWaitingFor(account.email);
      };
      const me = await (
        mode === 'create'
          ? signUp({ ...account, ...splitName(fullName), phone: '' }, redirectTo ?? undefined)
          : signIn(account)
      ).catch((error: unknown) => {
        if (reasonOf(error) !== 'EMAIL_NOT_VERIFIED') throw error;
        return null;
      });
      return me ? goOn(me) : waits();
    },
  });
  const passkey = usePasskey(form, goOn);
  if (waitingFor) return <WaitingForEmail email={waitingFor} goingTo={redirectTo ?? undefined} />;
  const creating = form.mode === 'create';
  return (
    <>
      <h1>{creating ? t('Create your account') : t('Sign in')}</h1>
      <Arrival />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <AuthFields form={form} fields={fieldsOf(form.mode)} prefix="auth" />
        <Button
          type="submit"
          busy={form.working && !passkey.waiting}
          busyLabel={creating ? t('Creating Account...') : t('Signing In...')}
        >
          {creating ? t('Create Account') : t('Sign In')}
        </Button>
        {creating ? null : <ForgotLink email={form.values.email} />}
      </form>
      <ModeSwitch mode={form.mode} onModeChange={form.setMode} />
      <p className="or">{t('or')}</p>
      <div className="auth__ways">
        {creating ? null : <PasskeyButton busy={passkey.waiting} onPress={passkey.press} />}
        <GoogleButton
          onPress={() =>
            void form.run(() => signInWithGoogle(redirectTo ?? '/dashboard', withRedirect('/auth', redirectTo)))
          }
        />
      </div>
    </>
  );
}

/** A message from the page that redirected here. */
function Arrival() {
  const { t } = useLanguage();
  const { said } = recordOf(useLocation().state);
  return typeof said === 'string' ? (
    <Notice tone="success" announce>
      <p>{t(said)}</p>
    </Notice>
  ) : null;
}
