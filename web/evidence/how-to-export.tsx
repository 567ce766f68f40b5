import { exportNow, exportTexts } from '../../content/processors/export-now.ts';
import { useLanguage } from '../language/language.ts';
import './evidence.css';

/** What to download of an account while its merchant can still sign in, in the processor's own menu words. */
export function HowToExport({ steps: { files, also } }: { steps: ReturnType<typeof exportNow> }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="measure">{t(exportTexts.lead)}</p>
      <ol className="account__list measure">
        {files.map(({ what, where, note }) => (
          <li key={what}>
            {t(what)}:{' '}
            <strong className="menu-path" lang="en">
              {where}
            </strong>
            . {t(note)}
          </li>
        ))}
      </ol>
      {also === null ? null : <p className="measure">{t(also)}</p>}
      <p className="muted small measure">
        {t(exportTexts.menus)} {t(exportTexts.untouched)}
      </p>
    </>
  );
}
