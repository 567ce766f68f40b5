import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback.tsx';
import type { Save } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

/** One section of the account page, with its own anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      <div className="account-section__body">{children}</div>
    </section>
  );
}

/** The result of the last save. A failed save leaves the form as typed. */
export function SaveLine({ save }: { save: Pick<Save, 'said' | 'failure'> }) {
  const { t } = useLanguage();
  return (
    <>
      {save.failure ? (
        <Notice tone="danger" title="That was not saved">
          <p>{t(save.failure)}</p>
        </Notice>
      ) : null}
      <p className="save-line" role="status">
        {t(save.said)}
      </p>
    </>
  );
}
