import { endingText } from '../../../domain/engagement/ending.ts';
import { DownloadOwnData } from '../../ui/download-own-data.tsx';
import { useLanguage } from '../../language/language.ts';
import type { CaseDetail } from './frame/case-types.ts';

/** What it means that the attorney of a case leaves or has left, and the client's file; nothing in a case that has ended. */
export function Ending({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
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
    <section className="case-part" aria-labelledby="ending">
      <h2 id="ending" tabIndex={-1}>
        {t('When your attorney leaves')}
      </h2>
      <p className="measure">{t(endingText(ending))}</p>
      <ul>
        {means.map((each) => (
          <li key={each} className="measure">
            {t(each)}
          </li>
        ))}
      </ul>
      <DownloadOwnData label="Download my file" />
    </section>
  );
}
