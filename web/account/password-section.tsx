import { useState, type FormEvent } from 'react';
import type { Me } from '../../contract/people.ts';
import { newPasswordError } from '../auth/credentials.ts';
import { requestReset } from '../auth/request-reset.ts';
import { SendAgain } from '../auth/send-again.tsx';
import { postAuth, reasonOf } from '../session/auth-requests.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { refreshFacts, useHasPassword } from './sign-in-facts.ts';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

export function PasswordSection({ me }: { me: Me }) {
  const hasPassword = useHasPassword();
  return (
    <Section id="password" title="Password">
      <Loaded query={hasPassword} what="how you sign in">
        {(has) => (has ? <ChangePassword me={me} /> : <FirstPassword email={me.user.email} />)}
      </Loaded>
    </Section>
  );
}

/** An account created through Google has no password; an emailed link sets the first one. */
function FirstPassword({ email }: { email: string }) {
  const { t } = useLanguage();
  return (
    <div className="fields">
      <p className="measure">
        {t(
          'You sign in with Google, and this account has no password. You can set one as a second way in: we send a link to {email}.',
          { email },
        )}
      </p>
      <SendAgain label="Send the link" justSent={false} send={() => requestReset(email)} />
    </div>
  );
}

function ChangePassword({ me }: { me: Me }) {
  const { t } = useLanguage();
  const save = useSave();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState({ present: '', next: '' });
  const shortest = me.user.role === 'client' ? undefined : 12;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = { present: present === '' ? 'Enter: Current password.' : '', next: newPasswordError(next, shortest) };
    setErrors(found);
    const wrong = found.present ? 'present-password' : found.next ? 'next-password' : '';
    if (wrong) return void document.getElementById(wrong)?.focus();
    const changed = await save.run(
      async () => {
        await postAuth('/change-password', { currentPassword: present, newPassword: next, revokeOtherSessions: true });
        return 'Your password is changed. Your other devices are signed out, and an email confirms the change.';
      },
      (error) => {
        const isWrong = reasonOf(error) === 'INVALID_PASSWORD';
        if (isWrong) setErrors({ present: 'That is not your current password.', next: '' });
        if (isWrong) document.getElementById('present-password')?.focus();
        return isWrong;
      },
    );
    if (!changed) return;
    setPresent('');
    setNext('');
    void refreshFacts();
  };
  return (
    <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" name="email" autoComplete="username" value={me.user.email} readOnly hidden />
      <PasswordField
        id="present-password"
        name="present-password"
        label="Current password"
        autoComplete="current-password"
        error={errors.present || undefined}
        value={present}
        onValueChange={setPresent}
      />
      <PasswordField
        id="next-password"
        name="next-password"
        label="New password"
        hint={t('{count} characters or more. Very common passwords are refused.', { count: shortest ?? 6 })}
        autoComplete="new-password"
        error={errors.next || undefined}
        value={next}
        onValueChange={setNext}
      />
      <div className="button-row">
        <Button type="submit" variant="secondary" busy={save.working} busyLabel="Changing...">
          {t('Change password')}
        </Button>
      </div>
      <SaveLine save={save} />
    </form>
  );
}
