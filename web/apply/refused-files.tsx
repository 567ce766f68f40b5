import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import type { Uploader } from './uploader.ts';

/** Which of the chosen files were rejected, and why. */
export function RefusedFiles({ uploader, refusals }: { uploader: Uploader; refusals: readonly string[] }) {
  const { t } = useLanguage();
  if (refusals.length === 0) return null;
  return (
    <Notice
      tone="danger"
      title={
        refusals.length === 1
          ? t('One file was not added')
          : t('{count} files were not added', { count: refusals.length })
      }
    >
      <ul role="list" className="plain-list">
        {refusals.map((refusal) => (
          <li key={refusal}>{t(refusal)}</li>
        ))}
      </ul>
      <div className="button-row">
        <Button variant="quiet" size="small" onClick={() => uploader.dismissRefusals()}>
          {t('Dismiss')}
        </Button>
      </div>
    </Notice>
  );
}
