import { useQuery } from '@tanstack/react-query';
import type { PaperView } from '../../contract/papers.ts';
import { isEnclosed } from '../../domain/papers/kinds.ts';
import { useDates } from '../language/use-dates.ts';
import { useLanguage } from '../language/language.ts';
import { LinkButton } from '../ui/button.tsx';
import { Original, RecordOriginal } from './original.tsx';
import { signAddress } from './sign-address.ts';
import { papersQuery } from './use-papers.ts';

/** The papers of a case that go to the processor, each with its signatures, or why there are none; nothing while there are none. */
export function PaperList({ caseId, reader }: { caseId: string; reader: 'merchant' | 'desk' }) {
  const { t } = useLanguage();
  const { data } = useQuery(papersQuery(caseId));
  const papers = (data?.items ?? []).filter(({ kind }) => isEnclosed(kind));
  if (papers.length === 0) return null;
  return (
    <div>
      <p className="field__label" id="papers-title">
        {t('Papers to sign')}
      </p>
      <ul role="list" className="papers" aria-labelledby="papers-title">
        {papers.map((paper) => (
          <li key={paper.kind}>
            <strong>{t(paper.title)}</strong>
            <PaperState paper={paper} />
            <Original paper={paper} />
            <SignedCopy paper={paper} />
            {reader === 'desk' ? <RecordOriginal caseId={caseId} paper={paper} /> : null}
            {reader === 'merchant' && paper.signatures.length === 0 && paper.asked ? (
              <LinkButton to={signAddress(caseId, paper.kind)} variant="secondary" size="small">
                {t(paper.may.sign ? 'Read and sign' : 'Read it')}
                <span className="visually-hidden">: {t(paper.title)}</span>
              </LinkButton>
            ) : null}
            {reader === 'desk' && (paper.signatures.length === 0 || paper.may.record !== null) ? (
              <details className="packet__more">
                <summary>
                  {t(paper.signatures.length === 0 ? 'Text as it would be signed now' : 'Text that was signed')}
                </summary>
                <p className="papers__text">{paper.text.replaceAll('**', '').replaceAll(/^# /gm, '')}</p>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The PDF with every signature that counts. */
function SignedCopy({ paper }: { paper: PaperView }) {
  const { t } = useLanguage();
  const last = paper.signatures.at(-1);
  return last ? (
    <a href={`/api/papers/${last.id}/pdf`} target="_blank" rel="noreferrer">
      {t('Signed copy (PDF)')}
      <span className="visually-hidden"> {t('of {title}, in a new tab', { title: t(paper.title) })}</span>
    </a>
  ) : null;
}

function PaperState({ paper: { signatures, stale, missing } }: { paper: PaperView }) {
  const { t, rich } = useLanguage();
  const { momentOf } = useDates();
  if (signatures.length > 0)
    return signatures.map(({ id, name, at }) => (
      <p key={id}>
        {rich('Signed by {name}, {when}.', {
          name: <bdi>{name}</bdi>,
          when: <time dateTime={at}>{momentOf(at)}</time>,
        })}
      </p>
    ));
  return (
    <>
      {stale ? (
        <p className="papers__stale">
          {rich('Signed by {name}, {when}.', {
            name: <bdi>{stale.name}</bdi>,
            when: <time dateTime={stale.at}>{momentOf(stale.at)}</time>,
          })}{' '}
          {t(stale.why)}
        </p>
      ) : (
        <p>{t('Not signed yet.')}</p>
      )}
      {missing.length > 0 ? (
        <p>
          {t('It cannot be signed yet. It lacks: {missing}.', { missing: missing.map((each) => t(each)).join('; ') })}
        </p>
      ) : null}
    </>
  );
}
