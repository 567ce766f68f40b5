import type { PacketView, PaperView } from '../../contract/packet.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Reader } from './packet-text.ts';
import { signAddress } from './sign-address.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

/** The papers that the merchant signs, each with its signature, or why there is none. */
export function PaperList({ packet, reader }: { packet: PacketView; reader: Reader }) {
  const { t } = useLanguage();
  return (
    <div>
      <p className="field__label" id="papers-title">
        {t('Papers to sign')}
      </p>
      <ul role="list" className="papers" aria-labelledby="papers-title">
        {packet.papers.map((paper) => (
          <li key={paper.kind}>
            <strong>{t(paper.title)}</strong>
            <PaperState paper={paper} />
            {paper.signed ? (
              <a href={`/api/papers/${paper.signed.id}/pdf`} target="_blank" rel="noreferrer">
                {t('Signed copy (PDF)')}
                <span className="visually-hidden"> {t('of {title}, in a new tab', { title: t(paper.title) })}</span>
              </a>
            ) : packet.may.sign && (paper.kind === 'offer' || !packet.notice_given) ? (
              <LinkButton to={signAddress(packet.case_id, paper.kind)} size="small">
                {t(paper.missing.length === 0 ? 'Read and sign' : 'Read it')}
                <span className="visually-hidden">: {t(paper.title)}</span>
              </LinkButton>
            ) : null}
            {reader === 'desk' && !paper.signed ? (
              <details className="packet__more">
                <summary>{t('Text as it would be signed now')}</summary>
                <p className="papers__text">{paper.text.replaceAll('**', '').replaceAll(/^# /gm, '')}</p>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PaperState({ paper: { signed, stale, missing } }: { paper: PaperView }) {
  const { t, rich } = useLanguage();
  const { momentOf } = useDates();
  if (signed)
    return (
      <p>
        {rich('Signed by {name}, {when}.', {
          name: <bdi>{signed.name}</bdi>,
          when: <time dateTime={signed.at}>{momentOf(signed.at)}</time>,
        })}
      </p>
    );
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
