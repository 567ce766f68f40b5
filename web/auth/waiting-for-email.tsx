import { useLanguage } from '../language/language.ts';
import { sendConfirmation } from '../session/session.ts';
import { Notice } from '../ui/feedback.tsx';
import { SendAgain } from './send-again.tsx';

/** After a sign-up that must first be confirmed. The link ends at `goingTo`. */
export function WaitingForEmail({ email, goingTo = '/apply' }: { email: string; goingTo?: string }) {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('One more step')}</h1>
      <Notice tone="info" title={t('Waiting for your confirmation')}>
        <p>
          {t('The link was sent to {email}.', { email })}{' '}
          {goingTo === '/apply'
            ? t(
                'Open it in this browser and press its button: you are signed in and back at your application. Elsewhere it asks for your password.',
              )
            : t(
                'Open it in this browser and press its button: you are signed in and back where you were. Elsewhere it asks for your password.',
              )}{' '}
          {t('If it does not arrive within a few minutes, look in the spam folder.')}
        </p>
      </Notice>
      <SendAgain send={() => sendConfirmation(email, goingTo)} />
    </>
  );
}
