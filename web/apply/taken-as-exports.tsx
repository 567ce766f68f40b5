import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
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

export const exportsPartId = 'exports-part';

/** Opens the place of the exports on the wizard's page. */
export function ShowExports() {
  const { t } = useLanguage();
  const show = () => {
    const part = document.getElementById(exportsPartId);
    if (!(part instanceof HTMLDetailsElement)) return;
    part.open = true;
    part.querySelector('summary')?.focus();
  };
  return (
    <Button variant="quiet" size="small" onClick={show}>
      {t('Show it')}
    </Button>
  );
}
