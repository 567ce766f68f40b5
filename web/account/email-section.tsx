import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Me } from '../../contract/people.ts';
import { readField } from '../../domain/intake/field.ts';
import { todayHere } from '../ui/dates.ts';
import { emailField } from '../auth/credentials.ts';
import { SendAgain } from '../auth/send-again.tsx';
import { postAuth, reasonOf } from '../session/auth-requests.ts';
import { confirmedAddress, sendConfirmation } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

const here = '/account#email';

const askForChange = (newEmail: string) => postAuth('/change-email', { newEmail, callbackURL: confirmedAddress(here) });

export function EmailSection({ me }: { me: Me }) {
  const { t } = useLanguage();
  const { email, email_verified: confirmed } = me.user;
  return (
    <Section id="email" title="Email">
      <p>
        <strong className="account-email">{email}</strong>{' '}
        <span className={confirmed ? 'state state--good' : 'state state--open'}>
          {t(confirmed ? 'Confirmed' : 'Not confirmed')}
        </span>
      </p>
      {confirmed ? null : (
        <div className="fields">
          {me.user.org.kind === 'merchant' ? (
            <p className="measure">
              {t('Until it is confirmed you cannot ask to see applications of others that name this email.')}
            </p>
          ) : null}
          <SendAgain label="Send the confirmation mail" justSent={false} send={() => sendConfirmation(email, here)} />
        </div>
      )}
      <ChangeEmail key={email} email={email} />
    </Section>
  );
}

function ChangeEmail({ email }: { email: string }) {
  const { t } = useLanguage();
  const save = useSave();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [waitingFor, setWaitingFor] = useState('');
  const [toProve, setToProve] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = newEmailError(typed, email);
    setError(wrong);
    if (wrong) return void document.getElementById('new-email')?.focus();
    const newEmail = typed.trim();
    const asked = await save.run(
      async () => {
        await askForChange(newEmail);
        return '';
      },
      (thrown) => {
        const old = reasonOf(thrown) === 'PROOF_TOO_OLD';
        if (!old) return false;
        flushSync(() => setToProve(true));
        document.getElementById('email-password')?.focus();
        return true;
      },
    );
    if (asked) setWaitingFor(newEmail);
  };
  const prove = async (password: string) => {
    await postAuth('/confirm-password', { password });
    await askForChange(typed.trim());
    setToProve(false);
    setWaitingFor(typed.trim());
  };
  if (waitingFor) {
    return (
      <div className="fields">
        <Notice tone="info" title="One more step" announce>
          <p>
            {t(
              'If {waitingFor} can be used, a link is on its way to it. Your email stays {email} until the button behind it is pressed.',
              { waitingFor, email },
            )}
          </p>
        </Notice>
        <SendAgain send={async () => void (await askForChange(waitingFor))} />
        <div>
          <Button variant="quiet" onClick={() => setWaitingFor('')}>
            {t('Use another email')}
          </Button>
        </div>
      </div>
    );
  }
  if (toProve)
    return (
      <ConfirmByPassword
        id="email-password"
        action="Change email"
        busyLabel="Sending the link..."
        onConfirm={prove}
        onCancel={() => setToProve(false)}
      />
    );
  return (
    <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id="new-email"
        label="New email"
        hint="We send a link to the new email; the change counts once you confirm it there."
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        error={error || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" variant="secondary" busy={save.working} busyLabel="Sending the link...">
          {t('Change email')}
        </Button>
      </div>
      <SaveLine save={save} />
    </form>
  );
}

function newEmailError(typed: string, present: string): string {
  const read = readField({ ...emailField, label: 'New email' }, typed, todayHere());
  if (!read.ok) return read.message;
  return typed.trim().toLowerCase() === present.toLowerCase() ? 'This is your email already.' : '';
}
