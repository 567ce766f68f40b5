import { useState, type FormEvent, type ReactNode } from 'react';
import type { Me } from '../../contract/people.ts';
import { messageOf } from '../api/api-error.ts';
import { postAuth, reasonOf } from '../session/auth-requests.ts';
import { refreshSession } from '../session/session.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { codeError, plainCode, type CodeKind } from './code-rules.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signInWithPasskey } from './passkeys.ts';

type CodeFormProps = {
  onDone: (me: Me) => void | Promise<void>;
  /** False if the account has no authenticator app: then only a passkey works. */
  withApp?: boolean;
  /** Shown with an error after which no code is accepted for this sign-in anymore. */
  startAgain: ReactNode;
};

const isOver = (error: unknown) =>
  ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'].includes(reasonOf(error));

/** The second factor: six digits from an authenticator app, a backup code, or a passkey. */
export function CodeForm({ onDone, withApp = true, startAgain }: CodeFormProps) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<CodeKind>('totp');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<{ message: string; over: boolean } | null>(null);
  const [working, setWorking] = useState<'code' | 'passkey' | null>(null);

  const run = async (what: 'code' | 'passkey', action: () => Promise<unknown>) => {
    setFailure(null);
    setWorking(what);
    try {
      await action();
      const me = await refreshSession();
      if (!me)
        return setFailure({
          message: 'This sign-in took too long. Start again with your email and password.',
          over: true,
        });
      await onDone(me);
    } catch (thrown) {
      setFailure({
        message: messageOf(thrown, 'The code could not be checked. Please try again.'),
        over: isOver(thrown),
      });
      document.getElementById('code')?.focus();
    } finally {
      setWorking(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = codeError(kind, typed);
    setError(wrong);
    if (wrong) return void document.getElementById('code')?.focus();
    void run('code', () =>
      postAuth(kind === 'totp' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', {
        code: plainCode(kind, typed),
      }),
    );
  };
  const change = (next: CodeKind) => {
    setKind(next);
    setTyped('');
    setError('');
    setFailure(null);
    document.getElementById('code')?.focus();
  };
  return (
    <>
      {failure ? (
        <Notice tone="danger" title={t('Authentication Error')}>
          <p>{t(failure.message)}</p>
          {failure.over ? <p>{startAgain}</p> : null}
        </Notice>
      ) : null}
      {withApp ? (
        <form className="fields" noValidate onSubmit={submit}>
          <CodeField kind={kind} value={typed} error={error} onChange={setTyped} />
          <Button type="submit" busy={working === 'code'} busyLabel={t('Checking...')}>
            {t('Continue')}
          </Button>
        </form>
      ) : null}
      <div className="auth__ways">
        <PasskeyButton
          busy={working === 'passkey'}
          onPress={() => void run('passkey', signInWithPasskey)}
          label="Use a passkey"
        />
        {withApp ? (
          <Button variant="quiet" onClick={() => change(kind === 'totp' ? 'backup' : 'totp')}>
            {kind === 'totp' ? t('Use a backup code instead') : t('Use the authenticator app instead')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function CodeField({
  kind,
  value,
  error,
  onChange,
}: {
  kind: CodeKind;
  value: string;
  error: string;
  onChange: (typed: string) => void;
}) {
  const shared = {
    id: 'code',
    value,
    error: error || undefined,
    required: true,
    width: 'medium' as const,
    autoCapitalize: 'off',
    spellCheck: false,
    autoFocus: true,
  };
  return kind === 'totp' ? (
    <TextField
      {...shared}
      label="6-digit code"
      hint="Open your authenticator app and enter the code that it shows for this service."
      inputMode="numeric"
      autoComplete="one-time-code"
      className="code-control"
      maxLength={9}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextField
      {...shared}
      label="Backup code"
      hint="One of the codes that you saved when you set up the second factor. Each works once."
      autoComplete="off"
      className="code-control"
      maxLength={40}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
