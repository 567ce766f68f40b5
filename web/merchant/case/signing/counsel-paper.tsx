import type { PaperView } from '../../../../contract/papers.ts';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';
import { paperWords } from '../../../papers/paper-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { BothTexts } from './both-texts.tsx';

/** A paper that counsel alone signs, to read and keep: nothing of it is shown before counsel has signed it. */
export function CounselPaper({ paper }: { paper: PaperView }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  const [signed] = paper.signatures;
  if (!signed)
    return (
      <>
        <h1>{t(paper.title)}</h1>
        <Notice title="Not signed yet">
          <p>{t(paperWords[paper.kind].over)}</p>
          {paper.stale ? (
            <p>
              <a href={`/api/papers/${paper.stale.id}/pdf?download`}>
                {t('Download the one signed {when} (PDF)', { when: momentOf(paper.stale.at) })}
              </a>
            </p>
          ) : null}
        </Notice>
      </>
    );
  return (
    <>
      <div className="no-print">
        <Notice tone="success" title={t('Your attorney has signed: {title}', { title: t(paper.title) })}>
          <div className="button-row">
            <a className="button button--secondary button--small" href={`/api/papers/${signed.id}/pdf?download`}>
              {t('Download the signed PDF')}
            </a>
            <Button variant="quiet" size="small" onClick={() => window.print()}>
              {t('Print')}
            </Button>
          </div>
        </Notice>
      </div>
      <BothTexts paper={paper} />
    </>
  );
}
