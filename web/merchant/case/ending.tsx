import { useLocation } from 'react-router';
import { DownloadOwnData } from '../../ui/download-own-data.tsx';
import { useLanguage } from '../../language/language.ts';
import type { CaseDetail } from './frame/case-types.ts';

/** What it means that the attorney of a case leaves or has left, and the client's file, open for who comes to read it; nothing in a case that has ended. */
export function Ending({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const { ending, stage } = theCase;
  if (ending === null || stage.owner === 'nobody') return null;
  const means = [
    ...(ending.how === 'withdrew'
      ? ['Your attorney wrote to you why, what is due next and how your file is handed over: see “With your attorney”.']
      : []),
    'No letter of yours is approved or leaves without an attorney whom you have engaged.',
    'The days of your case keep running, and the law sets time limits on claims. Talks and notices do not stop them: ask another lawyer about them at once.',
    'You may engage any lawyer, from here or elsewhere. Your file is yours.',
  ];
  return (
    <details className="fold ending" id="ending" key={hash} open={hash === '#ending'}>
      <summary>{t('What it means that your attorney leaves')}</summary>
      <div className="fold__body">
        <ul>
          {means.map((each) => (
            <li key={each} className="measure">
              {t(each)}
            </li>
          ))}
        </ul>
        <DownloadOwnData label="Download my file" />
      </div>
    </details>
  );
}
