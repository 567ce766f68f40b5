import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Me } from '../../contract/people.ts';
import { queryClient } from '../api/api.ts';
import { todayHere } from '../ui/dates.ts';
import { authAddress, type SignInPage } from '../paths/redirect.ts';
import { signIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { AuthFields } from './auth-fields.tsx';
import './auth.css';
import { CodeForm } from './code-form.tsx';
import { customerFailure } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePasskey } from './use-passkey.ts';
import { useLanguage } from '../language/language.ts';

/** Covers a page whose session has ended. Unsaved edits stay underneath, and return when the same user signs in. */
export default function SignInAgain({ me, signInAt }: { me: Me; signInAt: SignInPage }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const [needsCode, setNeedsCode] = useState(false);
  // As a native modal dialog, it makes the page below, including any dialog on it, unreachable.
  useEffect(() => dialog.current?.showModal(), []);
  // The guard remounts the page for another user and refreshes it for the same one.
  const goOn = async (now: Me | null) => {
    if (now?.user.id === me.user.id)
      await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  };
  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again-title"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="page auth__main">
        <h1 id="sign-in-again-title">{t('Your session has ended')}</h1>
        <p className="measure">
          {t('What you typed on this page is kept. Sign in as {email} to go on.', { email: me.user.email })}
        </p>
        {needsCode ? (
          <CodeForm
            onDone={goOn}
            startAgain={
              <Button variant="quiet" onClick={() => setNeedsCode(false)}>
                {t('Start again')}
              </Button>
            }
          />
        ) : (
          <Password email={me.user.email} goOn={goOn} onSecondFactor={() => setNeedsCode(true)} />
        )}
        <p>
          <Link to={authAddress(signInAt, location)} reloadDocument>
            {t('Leave this page and sign in as somebody else')}
          </Link>
        </p>
      </div>
    </dialog>
  );
}

function Password({
  email,
  goOn,
  onSecondFactor,
}: {
  email: string;
  goOn: (me: Me | null) => Promise<void>;
  onSecondFactor: () => void;
}) {
  const { t } = useLanguage();
  const form = useAuthForm({
    fields: () => [],
    ...customerFailure,
    today: todayHere(),
    onSecondFactor,
    submit: async (_mode, { password = '' }) => goOn(await signIn({ email, password })),
  });
  const passkey = usePasskey(form, goOn);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <AuthFields form={form} fields={[]} prefix="again" />
        <Button type="submit" busy={form.working && !passkey.waiting} busyLabel="Signing In...">
          {t('Sign In')}
        </Button>
      </form>
      <div className="auth__ways">
        <PasskeyButton busy={passkey.waiting} onPress={passkey.press} />
      </div>
    </>
  );
}
