import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { loadFailed } from './use-case.ts';
import { useLanguage } from '../../../language/language.ts';

/** A section that failed to load, with a retry button. */
export function LoadFailed({ message, retry, busy }: { message: string; retry: () => void; busy: boolean }) {
  const { t } = useLanguage();
  return (
    <Notice tone="danger" title={`${t(loadFailed.title)} - ${t(loadFailed.description)}`}>
      {message !== '' && message !== loadFailed.description ? <p>{t(message)}</p> : null}
      <div className="button-row">
        <Button variant="secondary" size="small" busy={busy} busyLabel="Trying again…" onClick={retry}>
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}
