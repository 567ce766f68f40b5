import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import { readField } from '../../domain/intake/field.ts';
import { messageOf } from '../api/api-error.ts';
import { todayHere } from '../ui/dates.ts';
import { localRedirect, withRedirect } from '../paths/redirect.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { sendConfirmation, useSession } from '../session/session.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { emailField } from './credentials.ts';
import { SendAgain } from './send-again.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Email confirmation · ${site.name}` }];

/** Where a confirmation email's link leads: on to where the user was going, or what to do if it no longer works. */
export default function Confirmed() {
  const session = useSession();
  const [search] = useSearchParams();
  usePageTitle('Email confirmation');
  const goingTo = localRedirect(search.get('redirectTo')) ?? '/dashboard';
  if (session.state === 'loading') return <Spinner page />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  const me = session.state === 'signed-in' ? session.me : null;
  if (search.get('error') === 'EMAIL_TAKEN')
    return (
      <AuthFrame>
        <Taken />
      </AuthFrame>
    );
  if (search.has('error') || me?.user.email_verified === false)
    return (
      <AuthFrame>
        <TooOld
          goingTo={goingTo}
          email={me && !me.user.email_verified ? me.user.email : ''}
          confirmed={me?.user.email_verified === true}
        />
      </AuthFrame>
    );
  return me ? (
    <GoOn to={goingTo} />
  ) : (
    <AuthFrame>
      <SignInNow goingTo={goingTo} />
    </AuthFrame>
  );
}

function GoOn({ to }: { to: string }) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    showToast({ title: 'Your email is confirmed', description: 'You can continue where you left off.' });
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <Spinner page />;
}

function SignInNow({ goingTo }: { goingTo: string }) {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('Your email is confirmed')}</h1>
      <p className="measure">{t('Sign in to continue where you left off.')}</p>
      <div>
        <LinkButton to={withRedirect('/auth', goingTo)}>{t('Sign In')}</LinkButton>
      </div>
    </>
  );
}

/** The new email was confirmed by another account before this link was used. */
function Taken() {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('Your email has not changed')}</h1>
      <p className="measure">
        {t('The new email belongs to another account by now. Choose another one, or sign in to that account.')}
      </p>
      <div>
        <LinkButton to="/account#email">{t('Back to your account')}</LinkButton>
      </div>
    </>
  );
}

/** `email` is known if the user is signed in; otherwise they are asked for it. */
function TooOld({ goingTo, email, confirmed }: { goingTo: string; email: string; confirmed: boolean }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  if (confirmed) {
    return (
      <>
        <h1>{t('This link no longer works')}</h1>
        <Notice tone="info">
          <p>{t('That is no loss: your email is confirmed already.')}</p>
        </Notice>
        <div>
          <LinkButton to={goingTo}>{t('Continue')}</LinkButton>
        </div>
      </>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readField(emailField, typed, todayHere());
    setError(read.ok ? '' : read.message);
    if (!read.ok) return void document.getElementById('confirm-email')?.focus();
    setState('sending');
    await sendConfirmation(typed.trim(), goingTo).then(
      () => setState('sent'),
      (thrown: unknown) => {
        setState('asking');
        setError(messageOf(thrown, 'It could not be sent. Please try again.'));
      },
    );
  };
  return (
    <>
      <h1>{t('This link no longer works')}</h1>
      <Notice tone="warning" announce>
        <p>
          {t(
            'It is too old, or it was used before. If you have confirmed your email already, just sign in. Otherwise have a new link sent.',
          )}
        </p>
      </Notice>
      {state === 'sent' ? (
        <SentAgain email={typed.trim()} goingTo={goingTo} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            id="confirm-email"
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            error={error || undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={state === 'sending'} busyLabel={t('Sending...')}>
            {t('Send a new link')}
          </Button>
        </form>
      )}
      <p>
        <Link to={withRedirect('/auth', goingTo)}>{t('Sign in')}</Link>
      </p>
    </>
  );
}

function SentAgain({ email, goingTo }: { email: string; goingTo: string }) {
  const { t } = useLanguage();
  return (
    <>
      <Notice tone="info" announce>
        <p>{t('If there is an account for {email} that is not confirmed yet, a new link is on its way.', { email })}</p>
      </Notice>
      <SendAgain send={() => sendConfirmation(email, goingTo)} />
    </>
  );
}
