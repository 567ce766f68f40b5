import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { site } from '../../../../content/site.ts';
import type { PacketView, PaperView } from '../../../../contract/packet.ts';
import { messageOf } from '../../../api/api-error.ts';
import { sendingText } from '../../../packet/packet-text.ts';
import { packetQuery } from '../../../packet/use-packet.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import './agreement.css';
import { AgreementText } from './agreement-text.tsx';
import { caseAddress } from '../frame/case-address.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { EnglishGoverns } from './english-governs.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PaperForm } from './paper-form.tsx';
import { TermsBeforeSigning } from './terms-before-signing.tsx';
import { WithdrawPaper } from './withdraw-paper.tsx';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Sign · ${site.name}` }];

export default function SignPaperRoute() {
  return <CaseShell page="Sign">{(theCase) => <SignPaper theCase={theCase} />}</CaseShell>;
}

/** A paper of the notice: its whole text, the agreement's terms against the merchant, and the signature. */
function SignPaper({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { kind } = useParams();
  // Refetched on each visit: the text shown must be the text signed.
  const query = useQuery({ ...packetQuery(theCase.id), refetchOnWindowFocus: false });
  if (query.isPending)
    return (
      <>
        <h1>{t('Sign')}</h1>
        <Skeletons rows={5} height="4rem" label="Loading the paper…" />
      </>
    );
  if (!query.data)
    return (
      <>
        <h1>{t('Sign')}</h1>
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      </>
    );
  const paper = query.data.papers.find((each) => each.kind === kind);
  return paper ? (
    <Shown theCase={theCase} packet={query.data} paper={paper} />
  ) : (
    <>
      <h1>{t('Nothing to sign')}</h1>
      <p className="measure">{t('This paper is not asked for in this case, or no longer.')}</p>
      <LinkButton to={caseAddress(theCase.id)} variant="secondary">
        {t('Back to the case')}
      </LinkButton>
    </>
  );
}

type ShownProps = { theCase: CaseDetail; packet: PacketView; paper: PaperView };

function Shown({ theCase, packet, paper }: ShownProps) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  const sending = sendingText(packet, t);
  return (
    <>
      {paper.signed ? (
        <Signed paper={paper} signed={paper.signed} caseId={theCase.id} mayWithdraw={packet.may.sign} />
      ) : null}
      {paper.stale ? (
        <Notice tone="warning" title="An earlier signature does not count">
          <p>
            {t(paper.stale.why)} {t('It was given {when}.', { when: momentOf(paper.stale.at) })}{' '}
            {paper.missing.length === 0 ? t('Please read the text below and sign again.') : ''}
          </p>
        </Notice>
      ) : null}
      <EnglishGoverns thing="paper" />
      <div className="agreement">
        <AgreementText text={paper.text} label={t('Text of {title}', { title: t(paper.title) })} />
      </div>
      {paper.signed ? null : (
        <>
          {sending && paper.kind !== 'offer' ? (
            <p className="measure">
              {sending} {t('Your attorney approves everything before it leaves.')}
            </p>
          ) : null}
          <TermsBeforeSigning caseId={theCase.id} />
          {paper.missing.length > 0 ? (
            <Missing theCase={theCase} missing={paper.missing} />
          ) : packet.may.sign ? (
            <PaperForm theCase={theCase} packet={packet} paper={paper} />
          ) : (
            <Notice title="Not signed">
              <p>{t('Only the merchant of an open case can sign this paper.')}</p>
            </Notice>
          )}
        </>
      )}
    </>
  );
}

function Missing({ theCase, missing }: { theCase: CaseDetail; missing: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" title="It cannot be signed yet">
      <p>{t('The agreement asks the paper to state what your application does not have yet:')}</p>
      <ul>
        {missing.map((each) => (
          <li key={each}>{t(each)}</li>
        ))}
      </ul>
      <div className="button-row">
        <LinkButton to={caseAddress(theCase.id, 'details')} variant="secondary" size="small">
          {t('Complete the details')}
        </LinkButton>
      </div>
    </Notice>
  );
}

type SignedProps = {
  paper: PaperView;
  signed: NonNullable<PaperView['signed']>;
  caseId: string;
  mayWithdraw: boolean;
};

function Signed({ paper, signed, caseId, mayWithdraw }: SignedProps) {
  const { t, rich } = useLanguage();
  const { momentOf } = useDates();
  return (
    <Notice tone="success" title={t('You have signed: {title}', { title: t(paper.title) })} announce>
      <p>
        {rich('By {name}, {when}, from network address {address}. A copy was sent to you by email.', {
          name: <bdi>{signed.name}</bdi>,
          when: momentOf(signed.at),
          address: signed.address,
        })}
      </p>
      <p className="small agreement__hash">{t('SHA-256 of text and signature: {hash}', { hash: signed.sha256 })}</p>
      <div className="button-row">
        <a className="button button--secondary button--small" href={`/api/papers/${signed.id}/pdf?download`}>
          {t('Download the signed PDF')}
        </a>
        <LinkButton to={caseAddress(caseId)} variant="quiet" size="small">
          {t('Back to the case')}
        </LinkButton>
        {mayWithdraw ? <WithdrawPaper caseId={caseId} kind={paper.kind} /> : null}
      </div>
    </Notice>
  );
}
