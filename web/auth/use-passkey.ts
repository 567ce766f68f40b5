import { useState } from 'react';
import type { Me } from '../../contract/people.ts';
import { refreshSession } from '../session/session.ts';
import type { AuthForm } from './use-auth-form.ts';
import { signInWithPasskey } from './passkeys.ts';

/** "Sign in with a passkey" beside a sign-in form, which shows any error. */
export function usePasskey(form: Pick<AuthForm, 'run'>, onSignedIn: (me: Me | null) => void | Promise<void>) {
  const [waiting, setWaiting] = useState(false);
  const press = () => {
    setWaiting(true);
    void form
      .run(async () => {
        await signInWithPasskey();
        await onSignedIn(await refreshSession());
      })
      .finally(() => setWaiting(false));
  };
  return { waiting, press };
}
