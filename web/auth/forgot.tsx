import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { site } from '../../content/site.ts';
import { readField } from '../../domain/intake/field.ts';
import { recordOf } from '../../domain/json.ts';
import { messageOf } from '../api/api-error.ts';
import { todayHere } from '../ui/dates.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField } from './credentials.ts';
import { customerFailure } from './messages.ts';
import { requestReset } from './request-reset.ts';
import { SendAgain } from './send-again.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Forgot your password? · ${site.name}` }];

export default function Forgot() {
  const { t } = useLanguage();
  usePageTitle('Forgot your password?');
  const { email: known } = recordOf(useLocation().state);
  const [email, setEmail] = useState(typeof known === 'string' ? known : '');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readField(emailField, email, todayHere());
    setError(read.ok ? '' : read.message);
    setFailure('');
    if (!read.ok) return void document.getElementById('forgot-email')?.focus();
    setWorking(true);
    await requestReset(email.trim()).then(
      () => setSentTo(email.trim()),
      (thrown: unknown) => setFailure(messageOf(thrown, customerFailure.failureOtherwise)),
    );
    setWorking(false);
  };
  if (sentTo)
    return (
      <AuthFrame>
        <Sent email={sentTo} onOther={() => setSentTo('')} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1>{t('Forgot your password?')}</h1>
      <p className="measure">
        {t('Enter the email of your account. We send you a link with which you set a new password.')}
      </p>
      {failure ? (
        <Notice tone="danger" title={t(customerFailure.failureTitle)}>
          <p>{t(failure)}</p>
        </Notice>
      ) : null}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="forgot-email"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          error={error || undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={working} busyLabel={t('Sending...')}>
          {t('Send the link')}
        </Button>
      </form>
      <p>
        <Link to="/auth">{t('Back to sign in')}</Link>
      </p>
    </AuthFrame>
  );
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('Check your email')}</h1>
      <Notice tone="info" announce>
        <p>
          {t(
            'If there is an account for {email}, a link to set a new password is on its way to it. The link works once, for one hour. If nothing arrives within a few minutes, look in the spam folder.',
            { email },
          )}
        </p>
      </Notice>
      <SendAgain send={() => requestReset(email)} />
      <div className="button-row">
        <Button variant="quiet" onClick={onOther}>
          {t('Use another email')}
        </Button>
        <Link to="/auth">{t('Back to sign in')}</Link>
      </div>
    </>
  );
}
