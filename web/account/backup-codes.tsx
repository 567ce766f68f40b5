import { useState } from 'react';
import { site } from '../../content/site.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';

/** Codes that are shown only once. `onSaved` is called when the user says they have stored them. */
export function BackupCodes({
  codes,
  email,
  onSaved,
}: {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}) {
  const [said, setSaid] = useState('');
  const text = `${site.name}: backup codes of ${email}\nEach works once, in place of a code of the authenticator app.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not allow copying. Select the codes, or download them.'),
    );
  return (
    <div className="fields">
      <Notice tone="warning" title="Keep these backup codes" announce>
        <p>They are shown only now. Each signs you in once if the app is lost; keep them where your password is not.</p>
      </Notice>
      <ol className="backup-codes mono" role="list" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="button-row">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className="button button--secondary"
          download="backup-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          onClick={() => setSaid('Downloaded.')}
        >
          Download
        </a>
        <Button onClick={onSaved}>I have saved them</Button>
      </div>
      <p className="save-line" role="status">
        {said}
      </p>
    </div>
  );
}
