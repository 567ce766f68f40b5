import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';

/** A checkbox with its error above it. */
export function CheckedBox({ id, error, children }: { id: string; error: string | undefined; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <span className="visually-hidden">{t('Error:')} </span>
          {t(error)}
        </p>
      ) : null}
      {children}
    </div>
  );
}
