import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import type { CasePapersView, PaperView } from '../../../contract/papers.ts';
import { isMissing, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import type { CaseDetail } from '../../merchant/case/frame/case-types.ts';
import { PaperText } from '../../ui/paper-text.tsx';
import { papersQuery } from '../../papers/use-papers.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { calendarDay, momentOf } from '../../ui/dates.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { attorneyLinks, mayReview } from '../attorney-access.ts';
import '../queue.css';
import { LeftDesk } from '../left-desk.tsx';
import '../counsel-page.css';
import { CounselSignature } from './counsel-signature.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { Decline, GiveNotice } from './leave.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Engagement · ${site.name}` }];

/** The engagement with the merchant of a case, at the desk: counsel's inquiry, the letter, and the signatures. */
export default function EngagementPage() {
  const { id = '' } = useParams();
  return (
    <RequireSession allow={mayReview}>
      {(me) => (
        <>
          <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
          <main id="main" className="page app-main counsel-page">
            <Engagement caseId={id} />
          </main>
        </>
      )}
    </RequireSession>
  );
}

function Engagement({ caseId }: { caseId: string }) {
  const papers = useQuery({ ...papersQuery(caseId), refetchOnWindowFocus: false });
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: caseId } }));
  const failed = papers.error ?? theCase.error;
  if (failed)
    return (
      <>
        <h1>Engagement</h1>
        <Notice tone="danger" title="Failed to load the engagement.">
          {isMissing(failed) ? <LeftDesk id={caseId} what="case" /> : <p>{messageOf(failed, 'Please try again.')}</p>}
        </Notice>
      </>
    );
  if (!papers.data || !theCase.data) return <Skeletons rows={4} height="6rem" label="Loading the engagement…" />;
  const paper = papers.data.items.find(({ kind }) => kind === 'engagement');
  return (
    <>
      <p>
        <Link to="/attorney">Letters to review</Link> / {theCase.data.case_number}
      </p>
      <h1>Engagement with {theCase.data.legal_business_name}</h1>
      {paper ? (
        <Shown theCase={theCase.data} papers={papers.data} paper={paper} />
      ) : (
        <p>There is no engagement letter before the case has an attorney.</p>
      )}
    </>
  );
}

type ShownProps = { caseId: string; papers: CasePapersView; paper: PaperView };
type ShownCase = Pick<CaseDetail, 'id' | 'ending' | 'stage'>;

/** Counsel alone reads their inquiry and signs; staff see where the engagement stands. */
function Shown({ theCase, papers, paper }: Omit<ShownProps, 'caseId'> & { theCase: ShownCase }) {
  const { id: caseId, ending } = theCase;
  const isCounsel = papers.expected_names.length > 0;
  const isOpen = theCase.stage.owner !== 'nobody';
  return (
    <>
      <Standing paper={paper} ending={ending} />
      {isCounsel && !paper.in_force && paper.asked && papers.inquiry === null ? <InquiryForm caseId={caseId} /> : null}
      {papers.inquiry ? <Inquiry inquiry={papers.inquiry} /> : null}
      {paper.missing.length === 0 ? (
        <div className="agreement">
          <PaperText text={paper.text} label="Text of the engagement letter" title={false} />
        </div>
      ) : null}
      <CounselSignature papers={papers} paper={paper} />
      {isCounsel && isOpen && !paper.in_force ? <Decline caseId={caseId} /> : null}
      {isCounsel && isOpen && paper.in_force && ending === null ? <GiveNotice caseId={caseId} /> : null}
    </>
  );
}

function Standing({ paper, ending }: { paper: PaperView; ending: CaseDetail['ending'] }) {
  const { signatures, in_force, missing, asked } = paper;
  const last = signatures.at(-1);
  const title = in_force
    ? standing(ending)
    : missing.length > 0
      ? 'It cannot be signed yet'
      : !asked
        ? 'Not signed, and the case has ended'
        : signatures.length > 0
          ? 'Signed by the client, not by counsel yet'
          : 'The client has not signed yet';
  return (
    <Notice tone={in_force && ending === null ? 'success' : 'warning'} title={title}>
      {missing.length > 0 ? <p>It lacks {missing.join('; ')}.</p> : null}
      {signatures.map(({ id, name, at }) => (
        <p key={id}>
          Signed by <bdi>{name}</bdi>, <time dateTime={at}>{momentOf(at)}</time>.
        </p>
      ))}
      {!in_force && missing.length === 0 && asked ? (
        <p>No letter of this case is approved or leaves before client and counsel have both signed.</p>
      ) : null}
      {last ? (
        <p>
          <a href={`/api/papers/${last.id}/pdf`} target="_blank" rel="noreferrer">
            Engagement letter as signed (PDF)<span className="visually-hidden">, in a new tab</span>
          </a>
        </p>
      ) : null}
    </Notice>
  );
}

function standing(ending: CaseDetail['ending']): string {
  if (ending === null) return 'The engagement is in force';
  if (ending.how === 'client_ended') return 'The client ended the engagement';
  return ending.last_on === null
    ? 'The engagement has ended'
    : `Notice is given: the last day is ${calendarDay(ending.last_on)}`;
}

function Inquiry({ inquiry }: { inquiry: NonNullable<CasePapersView['inquiry']> }) {
  const rows = [
    ['Identity', inquiry.identity],
    ['Authority to sign', inquiry.authority],
    ['Owners', inquiry.owners],
    [`Sanctions, screened ${inquiry.screened_on}`, inquiry.screened],
    ['Conflicts', `The firm’s records were searched on ${inquiry.conflicts_on}; there is none.`],
  ];
  return (
    <section aria-labelledby="inquiry-title">
      <h2 id="inquiry-title">Your inquiry</h2>
      <p className="muted">Recorded {momentOf(inquiry.recorded_at)}. Nobody but you reads it.</p>
      <dl className="facts">
        {rows.map(([name, found]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{found}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
