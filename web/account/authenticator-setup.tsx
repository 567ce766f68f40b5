import { useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { codeError, plainCode } from '../auth/code-rules.ts';
import { postAuth } from '../session/auth-requests.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { SaveLine } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

/** "JBSWY3DP…" in groups of four, for typing by hand. */
const groupedSecret = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');

/** Scan, then enter a code: the app counts only after a code has been accepted. */
export function AuthenticatorSetup({
  uri,
  onVerified,
  onCancel,
}: {
  uri: string;
  onVerified: () => void | Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useLanguage();
  const save = useSave();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const focus = () => document.getElementById('totp-code')?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = codeError('totp', typed);
    setError(wrong);
    if (wrong) return focus();
    const done = await save.run(async () => {
      await postAuth('/two-factor/verify-totp', { code: plainCode('totp', typed) });
      return '';
    });
    if (done) await onVerified();
    else focus();
  };
  return (
    <form className="fields account-inset" noValidate onSubmit={(event) => void submit(event)}>
      <div className="totp-setup">
        <QrCode text={uri} label={t('QR code for your authenticator app')} />
        <div className="fields">
          <p>{t('Scan this with your authenticator app.')}</p>
          <p>
            {t('Or enter this key in the app by hand:')}
            <br />
            <span className="mono totp-secret">{groupedSecret(uri)}</span>
          </p>
        </div>
      </div>
      <TextField
        id="totp-code"
        label="6-digit code"
        hint="The code that the app now shows."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        width="short"
        required
        autoFocus
        error={error || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" busy={save.working} busyLabel="Checking...">
          {t('Turn on')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      <SaveLine save={save} />
    </form>
  );
}

/** `text` as a QR code: dark on white in both themes, with the quiet zone of four modules that scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
