import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import type { CasePapersView, PaperView } from '../../../contract/papers.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { PaperText } from '../../papers/paper-text.tsx';
import { SignatureForm } from '../../papers/signature-form.tsx';
import '../../papers/signing.css';
import { bindsCounsel } from '../../../domain/papers/kinds.ts';
import { counselWords, paperWords } from '../../papers/paper-words.ts';
import { papersQuery } from '../../papers/use-papers.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { momentOf } from '../../ui/dates.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { attorneyLinks, mayReview } from '../attorney-access.ts';
import '../queue.css';
import './engagement.css';
import { InquiryForm } from './inquiry-form.tsx';

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
          <main id="main" className="page app-main engagement">
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
          <p>{messageOf(failed, 'Please try again.')}</p>
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
        <Shown caseId={caseId} papers={papers.data} paper={paper} />
      ) : (
        <p>There is no engagement letter before the case has an attorney.</p>
      )}
      {papers.data.items.filter(isOtherOfCounsel).map((other) => (
        <Other key={other.kind} caseId={caseId} papers={papers.data} paper={other} />
      ))}
    </>
  );
}

const isOtherOfCounsel = ({ kind }: PaperView): boolean => kind !== 'engagement' && bindsCounsel(kind);

/** Another paper that counsel signs: its text, where it stands, and the signature once it is their turn. */
function Other({ caseId, papers, paper }: ShownProps) {
  return (
    <section aria-label={paper.title}>
      <div className="agreement">
        <PaperText text={paper.text} label={`Text of ${paper.title}`} />
      </div>
      {paper.signatures.map(({ id, name, at }) => (
        <p key={id}>
          Signed by <bdi>{name}</bdi>, <time dateTime={at}>{momentOf(at)}</time>.
        </p>
      ))}
      {paper.may.sign ? <Sign caseId={caseId} papers={papers} paper={paper} /> : null}
    </section>
  );
}

type ShownProps = { caseId: string; papers: CasePapersView; paper: PaperView };

/** Counsel alone reads their inquiry and signs; staff see where the engagement stands. */
function Shown({ caseId, papers, paper }: ShownProps) {
  const isCounsel = papers.expected_names.length > 0;
  return (
    <>
      <Standing paper={paper} />
      {isCounsel && !paper.in_force && paper.asked && papers.inquiry === null ? <InquiryForm caseId={caseId} /> : null}
      {papers.inquiry ? <Inquiry inquiry={papers.inquiry} /> : null}
      {paper.missing.length === 0 ? (
        <div className="agreement">
          <PaperText text={paper.text} label="Text of the engagement letter" title={false} />
        </div>
      ) : null}
      {paper.may.sign ? <Sign caseId={caseId} papers={papers} paper={paper} /> : null}
    </>
  );
}

function Standing({ paper: { signatures, in_force, missing, asked } }: { paper: PaperView }) {
  const last = signatures.at(-1);
  const title = in_force
    ? 'The engagement is in force'
    : missing.length > 0
      ? 'It cannot be signed yet'
      : !asked
        ? 'Not signed, and the case has ended'
        : signatures.length > 0
          ? 'Signed by the client, not by counsel yet'
          : 'The client has not signed yet';
  return (
    <Notice tone={in_force ? 'success' : 'warning'} title={title}>
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

function Sign({ caseId, papers, paper: { kind, title, text_sha256: sha256 } }: ShownProps) {
  const { queryKey } = papersQuery(caseId);
  return (
    <SignatureForm
      caseId={caseId}
      business="your firm"
      expected={papers.expected_names}
      as="counsel"
      words={kind === 'engagement' ? counselWords : paperWords[kind]}
      subject={`sign-${kind}`}
      sha256={sha256}
      title={title}
      sign={(signature) => api.papers.sign({ id: caseId, kind, sha256, agreed: true, ...signature })}
      onSigned={async (signed) => {
        queryClient.setQueryData(queryKey, signed);
        await queryClient.invalidateQueries({ queryKey: orpc.letters.key() });
      }}
      onStale={() => queryClient.invalidateQueries({ queryKey })}
    />
  );
}
