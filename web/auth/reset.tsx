import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import { messageOf } from '../api/api-error.ts';
import { postAuth, reasonOf } from '../session/auth-requests.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { refreshSession } from '../session/session.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { newPasswordError, newPasswordHint } from './credentials.ts';
import { customerFailure } from './messages.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Set a new password · ${site.name}` }];

/** Where a reset email's link leads, with a token or an error code. */
export default function Reset() {
  const [search] = useSearchParams();
  usePageTitle('Set a new password');
  const token = search.get('token') ?? '';
  const [spent, setSpent] = useState(token === '' || search.has('error'));
  return (
    <AuthFrame>{spent ? <LinkExpired /> : <NewPassword token={token} onSpent={() => setSpent(true)} />}</AuthFrame>
  );
}

function NewPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = newPasswordError(password);
    setError(wrong);
    setFailure('');
    if (wrong) return void document.getElementById('new-password')?.focus();
    setWorking(true);
    try {
      await postAuth('/reset-password', { newPassword: password, token });
      // Every session of the account has ended, including this browser's.
      await refreshSession().catch(() => null);
      void navigate('/auth', {
        replace: true,
        state: { said: 'Your new password is set, and every device is signed out. Sign in with it.' },
      });
    } catch (thrown) {
      if (reasonOf(thrown) === 'INVALID_TOKEN') return onSpent();
      setFailure(messageOf(thrown, customerFailure.failureOtherwise));
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <h1>{t('Set a new password')}</h1>
      <p className="measure">{t('When it is set, every device that is signed in to your account is signed out.')}</p>
      {failure ? (
        <Notice tone="danger" title={t(customerFailure.failureTitle)}>
          <p>{t(failure)}</p>
        </Notice>
      ) : null}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          id="new-password"
          label="New password"
          hint={newPasswordHint}
          autoComplete="new-password"
          required
          error={error || undefined}
          value={password}
          onValueChange={setPassword}
        />
        <Button type="submit" busy={working} busyLabel={t('Setting your password...')}>
          {t('Set new password')}
        </Button>
      </form>
    </>
  );
}

function LinkExpired() {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('This link no longer works')}</h1>
      <Notice tone="warning" announce>
        <p>
          {t(
            'It has been used before, a newer one was sent, or it is older than one hour. Your password has not changed.',
          )}
        </p>
      </Notice>
      <div className="button-row">
        <LinkButton to="/auth/forgot">{t('Send me a new link')}</LinkButton>
        <Link to="/auth">{t('Back to sign in')}</Link>
      </div>
    </>
  );
}
