import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import type { PaperView } from '../../../contract/papers.ts';
import { isMissing, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { PaperText } from '../../ui/paper-text.tsx';
import { papersQuery } from '../../papers/use-papers.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { momentOf } from '../../ui/dates.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { attorneyLinks, mayReview } from '../attorney-access.ts';
import { LeftDesk } from '../left-desk.tsx';
import '../counsel-page.css';
import { CounselSignature } from '../engagement/counsel-signature.tsx';
import { ClosingForm } from './closing-form.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Paper of counsel · ${site.name}` }];

/** A paper of a case that counsel signs, at the desk: its text, where it stands, and the signature. */
export default function CounselPaperPage() {
  const { id = '', kind = '' } = useParams();
  return (
    <RequireSession allow={mayReview}>
      {(me) => (
        <>
          <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
          <main id="main" className="page app-main counsel-page">
            <CounselPaper key={`${id} ${kind}`} caseId={id} kind={kind} />
          </main>
        </>
      )}
    </RequireSession>
  );
}

function CounselPaper({ caseId, kind }: { caseId: string; kind: string }) {
  const papers = useQuery({ ...papersQuery(caseId), refetchOnWindowFocus: false });
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: caseId } }));
  const failed = papers.error ?? theCase.error;
  if (failed)
    return (
      <>
        <h1>Paper of counsel</h1>
        <Notice tone="danger" title="Failed to load the paper.">
          {isMissing(failed) ? <LeftDesk id={caseId} what="case" /> : <p>{messageOf(failed, 'Please try again.')}</p>}
        </Notice>
      </>
    );
  if (!papers.data || !theCase.data) return <Skeletons rows={4} height="6rem" label="Loading the paper…" />;
  const paper = papers.data.items.find((each) => each.kind === kind);
  const isCounsel = papers.data.expected_names.length > 0;
  return (
    <>
      <p>
        <Link to={`/attorney/clients/${caseId}`}>{theCase.data.legal_business_name}</Link> / {theCase.data.case_number}
      </p>
      {paper ? (
        <>
          <h1>{paper.title}</h1>
          <Standing paper={paper} />
          {kind === 'closing_letter' && isCounsel && paper.asked && !paper.in_force ? (
            <ClosingForm caseId={caseId} />
          ) : null}
          {paper.missing.length === 0 ? (
            <div className="agreement">
              <PaperText text={paper.text} label={`Text of ${paper.title}`} title={false} />
            </div>
          ) : null}
          <CounselSignature papers={papers.data} paper={paper} />
        </>
      ) : (
        <>
          <h1>Nothing to sign</h1>
          <p>This paper is not asked for in this case, or not yet.</p>
        </>
      )}
    </>
  );
}

function Standing({ paper: { signatures, stale, asked } }: { paper: PaperView }) {
  const [signed] = signatures;
  if (signed)
    return (
      <Notice tone="success" title="Signed; the client has a copy">
        <p>
          Signed by <bdi>{signed.name}</bdi>, <time dateTime={signed.at}>{momentOf(signed.at)}</time>.
        </p>
        <p>
          <a href={`/api/papers/${signed.id}/pdf`} target="_blank" rel="noreferrer">
            Signed copy (PDF)<span className="visually-hidden">, in a new tab</span>
          </a>
        </p>
      </Notice>
    );
  return (
    <Notice tone="warning" title={asked ? 'Not signed yet' : 'Not signed, and it is not asked for any more'}>
      {stale ? <p>{stale.why}</p> : <p>The client reads it once counsel has signed it.</p>}
    </Notice>
  );
}
