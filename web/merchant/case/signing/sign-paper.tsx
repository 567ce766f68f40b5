import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../../../content/site.ts';
import type { CasePapersView, PaperView } from '../../../../contract/papers.ts';
import { isOver } from '../../../../domain/engagement/ending.ts';
import { isEnclosed, paperRow } from '../../../../domain/papers/kinds.ts';
import { messageOf } from '../../../api/api-error.ts';
import { TermsBeforeSigning } from '../../../packet/adverse-terms.tsx';
import { FormToSign } from '../../../packet/form-pages.tsx';
import '../../../packet/packet.css';
import { sendingText } from '../../../packet/packet-text.ts';
import { packetQuery } from '../../../packet/use-packet.ts';
import { paperWords } from '../../../papers/paper-words.ts';
import { Original } from '../../../papers/original.tsx';
import { papersQuery } from '../../../papers/use-papers.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { firmToday } from '../../../ui/typed-values.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import '../../../papers/signing.css';
import { BothTexts } from './both-texts.tsx';
import { caseAddress, dialogSearch } from '../frame/case-address.ts';
import { refreshCases } from '../frame/use-case.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { CounselPaper } from './counsel-paper.tsx';
import { InkForm } from '../../../papers/ink-form.tsx';
import { MailTo } from '../../../papers/mail-to.tsx';
import { PaperForm } from './paper-form.tsx';
import { WithdrawPaper } from './withdraw-paper.tsx';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Sign · ${site.name}` }];

export default function SignPaperRoute() {
  return <CaseShell page="Sign">{(theCase) => <SignPaper theCase={theCase} />}</CaseShell>;
}

/** A paper of the case: its whole text, what the processor's agreement holds against the merchant, and the signature. */
function SignPaper({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { kind = 'fee_agreement' } = useParams();
  // Refetched on each visit: the text shown must be the text signed.
  const query = useQuery({ ...papersQuery(theCase.id), refetchOnWindowFocus: false });
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
  const paper = query.data.items.find((each) => each.kind === kind);
  if (paper && !paperRow(paper.kind).signers.includes('merchant')) return <CounselPaper paper={paper} />;
  return paper ? (
    <Shown theCase={theCase} papers={query.data} paper={paper} />
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

type ShownProps = { theCase: CaseDetail; papers: CasePapersView; paper: PaperView };

function Shown({ theCase, papers, paper }: ShownProps) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  const { kind, signatures, stale, missing } = paper;
  const words = paperWords[kind];
  const mine = signatures.find(({ party }) => party === 'merchant');
  return (
    <>
      {mine ? <Signed theCase={theCase} paper={paper} papers={papers} /> : null}
      {stale ? (
        <Notice tone="warning" title="An earlier signature does not count">
          <p>
            {t(stale.why)} {t('It was given {when}.', { when: momentOf(stale.at) })}{' '}
            {missing.length === 0 ? t('Please read the text below and sign again.') : ''}
          </p>
        </Notice>
      ) : null}
      {mine || kind !== 'fee_agreement' ? null : <TermsBeforeSigning caseId={theCase.id} inFull={false} />}
      {kind === 'notice' ? <FormToSign caseId={theCase.id} /> : null}
      <BothTexts paper={paper} />
      {mine ? null : (
        <>
          {isEnclosed(kind) && !paperRow(kind).optional ? <HowItGoes caseId={theCase.id} /> : null}
          {isEnclosed(kind) ? <TermsBeforeSigning caseId={theCase.id} inFull /> : null}
          {missing.length > 0 ? (
            <Missing theCase={theCase} papers={papers} missing={missing} />
          ) : paper.may.sign && paper.by_hand.length > 0 ? (
            <InkForm business={theCase.legal_business_name} papers={papers} paper={paper} onSigned={refreshCases} />
          ) : paper.may.sign ? (
            <PaperForm theCase={theCase} papers={papers} paper={paper} />
          ) : (
            <Notice title="Not signed">
              <p>
                {theCase.cancelled_at
                  ? t('The case was cancelled before this was signed. Nothing is owed.')
                  : t(words.over)}
              </p>
            </Notice>
          )}
        </>
      )}
    </>
  );
}

/** Where the paper goes with the letter, and that an attorney approves it. */
function HowItGoes({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const { data: packet } = useQuery(packetQuery(caseId));
  const sending = packet ? sendingText(packet, t) : null;
  return sending ? (
    <p className="measure">
      {sending} {t('Your attorney approves everything before it leaves.')}
    </p>
  ) : null;
}

/** Whether the merchant can give an answer that is missing. */
const isAnswerable = ({ answers, may_answer }: CasePapersView): boolean =>
  may_answer && answers.some(({ answer }) => answer === '');

const giveThere = { notice: 'Give the answers', form: 'See the form', details: 'Complete the details' } as const;

function Missing({ theCase, papers, missing }: Omit<ShownProps, 'paper'> & { missing: readonly string[] }) {
  const { t } = useLanguage();
  const onlyForm = missing.every((each) => each === 'the processor’s form, filled in');
  const place = onlyForm ? 'form' : isAnswerable(papers) ? 'notice' : 'details';
  return (
    <Notice tone="warning" title="It cannot be signed yet">
      <p>{t('The agreement asks the paper to state what your application does not have yet:')}</p>
      <ul>
        {missing.map((each) => (
          <li key={each}>{t(each)}</li>
        ))}
      </ul>
      <div className="button-row">
        <LinkButton to={caseAddress(theCase.id, place)} variant="secondary" size="small">
          {t(giveThere[place])}
        </LinkButton>
      </div>
    </Notice>
  );
}

/** An engagement in force is ended in an open case while it has not ended. */
const mayEnd = ({ stage, ending }: CaseDetail): boolean =>
  stage.owner !== 'nobody' && (ending === null || !isOver(ending, firmToday()));

/** That the merchant has signed, and what they can do now. */
function Signed({ theCase, paper, papers }: ShownProps) {
  const { t } = useLanguage();
  const { kind, signatures, may } = paper;
  const { case_id: caseId } = papers;
  return (
    <div className="no-print">
      <Notice tone="success" title={t('You have signed: {title}', { title: t(paper.title) })} announce>
        <p>{t(paperWords[kind].after)}</p>
        {paper.original_open[0] === 'received' ? <MailTo lines={papers.mail_to} /> : null}
        <Original paper={paper} />
        {isEnclosed(kind) && !may.withdraw ? (
          <p>{t('The letter with this signature is being sent. Write to us about what to do.')}</p>
        ) : null}
        <div className="button-row">
          <LinkButton to={caseAddress(caseId)} variant="secondary" size="small">
            {t('See what happens next')}
          </LinkButton>
          <a
            className="button button--secondary button--small"
            href={`/api/papers/${signatures.at(-1)?.id}/pdf?download`}
          >
            {t('Download the signed PDF')}
          </a>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {t('Print')}
          </Button>
          {may.withdraw ? <WithdrawPaper caseId={caseId} kind={kind} /> : null}
          {kind === 'engagement' && paper.in_force && mayEnd(theCase) ? (
            <Link to={`${caseAddress(caseId)}${dialogSearch({ kind: 'end' })}`}>
              {t('End the engagement with your attorney')}
            </Link>
          ) : null}
        </div>
      </Notice>
    </div>
  );
}
