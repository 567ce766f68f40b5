import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { Notice } from '../ui/feedback.tsx';

/** Which of the files chosen as documents were taken as exports. `children`: the way to where they are now. */
export function TakenAsExports({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  const { t } = useLanguage();
  const [name = '', ...others] = names;
  if (name === '') return null;
  return (
    <div role="status">
      <Notice
        tone="info"
        title={
          others.length === 0
            ? t('{file} was taken as an export', { file: `“${name}”` })
            : t('{count} files were taken as exports', { count: names.length })
        }
      >
        <p>
          {t('An export of your processor’s records is no document: it is read with your exports, and added up.')}{' '}
          {children}
        </p>
      </Notice>
    </div>
  );
}
