import { useState, type FormEvent } from 'react';
import { reasonOf } from '../session/auth-requests.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SaveLine } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

type ConfirmProps = {
  id: string;
  action: string;
  busyLabel: string;
  tone?: 'primary' | 'danger';
  /** Throws when the server refuses. */ onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before a change to how the user signs in. */
export function ConfirmByPassword({ id, action, busyLabel, tone = 'primary', onConfirm, onCancel }: ConfirmProps) {
  const { t } = useLanguage();
  const save = useSave();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const focus = () => document.getElementById(id)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(password === '' ? 'Enter: Password.' : '');
    if (password === '') return focus();
    await save.run(
      async () => {
        await onConfirm(password);
        return '';
      },
      (thrown) => {
        if (reasonOf(thrown) !== 'INVALID_PASSWORD') return false;
        setError('That is not your password.');
        focus();
        return true;
      },
    );
  };
  return (
    <form className="fields account-inset" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        id={id}
        label="Your password"
        hint="To be sure that it is you."
        autoComplete="current-password"
        required
        error={error || undefined}
        value={password}
        onValueChange={setPassword}
      />
      <div className="button-row">
        <Button type="submit" variant={tone} busy={save.working} busyLabel={busyLabel}>
          {t(action)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      <SaveLine save={save} />
    </form>
  );
}
