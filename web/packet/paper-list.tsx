import type { PacketView, PaperView } from '../../contract/packet.ts';
import { LinkButton } from '../ui/button.tsx';
import { momentOf } from '../ui/dates.ts';
import type { Reader } from './packet-text.ts';
import { signAddress } from './sign-address.ts';

/** The papers that the merchant signs, each with its signature, or why there is none. */
export function PaperList({ packet, reader }: { packet: PacketView; reader: Reader }) {
  return (
    <div>
      <p className="field__label" id="papers-title">
        Papers to sign
      </p>
      <ul role="list" className="papers" aria-labelledby="papers-title">
        {packet.papers.map((paper) => (
          <li key={paper.kind}>
            <strong>{paper.title}</strong>
            <PaperState paper={paper} />
            {paper.signed ? (
              <a href={`/api/papers/${paper.signed.id}/pdf`} target="_blank" rel="noreferrer">
                Signed copy (PDF)<span className="visually-hidden"> of {paper.title}, in a new tab</span>
              </a>
            ) : packet.may.sign && (paper.kind === 'offer' || !packet.notice_given) ? (
              <LinkButton to={signAddress(packet.case_id, paper.kind)} size="small">
                {paper.missing.length === 0 ? 'Read and sign' : 'Read'}
                <span className="visually-hidden">: {paper.title}</span>
              </LinkButton>
            ) : null}
            {reader === 'desk' && !paper.signed ? (
              <details className="packet__more">
                <summary>Text as it would be signed now</summary>
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
  if (signed)
    return (
      <p>
        Signed by <bdi>{signed.name}</bdi>, <time dateTime={signed.at}>{momentOf(signed.at)}</time>.
      </p>
    );
  return (
    <>
      {stale ? (
        <p className="papers__stale">
          Signed by <bdi>{stale.name}</bdi>, <time dateTime={stale.at}>{momentOf(stale.at)}</time>. {stale.why}
        </p>
      ) : (
        <p>Not signed yet.</p>
      )}
      {missing.length > 0 ? <p>It cannot be signed yet. It lacks: {missing.join('; ')}.</p> : null}
    </>
  );
}
