import { useState } from 'react';
import { site } from '../../content/site.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { useLanguage } from '../language/language.ts';

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
  const { t } = useLanguage();
  const [said, setSaid] = useState('');
  const about = t('{name}: backup codes of {email}', { name: site.name, email });
  const text = `${about}\n${t('Each works once, in place of a code of the authenticator app.')}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not allow copying. Select the codes, or download them.'),
    );
  return (
    <div className="fields">
      <Notice tone="warning" title="Keep these backup codes" announce>
        <p>
          {t(
            'They are shown only now. Each signs you in once if the app is lost; keep them where your password is not.',
          )}
        </p>
      </Notice>
      <ol className="backup-codes mono" role="list" aria-label={t('Backup codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="button-row">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <a
          className="button button--secondary"
          download="backup-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          onClick={() => setSaid('Downloaded.')}
        >
          {t('Download')}
        </a>
        <Button onClick={onSaved}>{t('I have saved them')}</Button>
      </div>
      <p className="save-line" role="status">
        {t(said)}
      </p>
    </div>
  );
}
