import { useLanguage } from '../language/language.ts';
import { Button } from './button.tsx';
import { Notice } from './feedback.tsx';

/** Shown in place of a page while the service does not respond. */
export function Unavailable({ message, retry }: { message: string; retry: () => void }) {
  const { t } = useLanguage();
  return (
    <main id="main" className="page app-main">
      <Notice tone="danger" title={t('We cannot reach the service right now')}>
        <p>
          {t(message)} {t('Nothing that you entered is lost.')}
        </p>
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        </div>
      </Notice>
    </main>
  );
}
