import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { site } from '../../content/site.ts';
import { isMissing, messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { RequireSession } from '../auth/require-session.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { AppHeader } from '../session/app-header.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { attorneyLinks, isAttorney } from './attorney-access.ts';
import { ClientPanel } from './client-panel.tsx';
import { LeftDesk } from './left-desk.tsx';
import './counsel-page.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `With your client · ${site.name}` }];

/** The attorney with their client in one case, whether it has a letter yet or not. */
export default function ClientPage() {
  const { id = '' } = useParams();
  return (
    <RequireSession allow={isAttorney}>
      {(me) => (
        <>
          <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
          <main id="main" className="page app-main counsel-page">
            <Client key={id} id={id} />
          </main>
        </>
      )}
    </RequireSession>
  );
}

function Client({ id }: { id: string }) {
  const { data, error } = useQuery(orpc.cases.get.queryOptions({ input: { id } }));
  if (error && !data)
    return (
      <Notice tone="danger" title={isMissing(error) ? 'This is no case of yours.' : 'Failed to load the case.'}>
        {isMissing(error) ? <LeftDesk id={id} what="case" /> : <p>{messageOf(error, 'Please try again.')}</p>}
        <Link to="/attorney">Your letters</Link>
      </Notice>
    );
  if (!data) return <Skeletons rows={3} height="6rem" label="Loading the case…" />;
  return (
    <>
      <p>
        <Link to="/attorney">Letters to review</Link> / {data.case_number}
      </p>
      <h1 dir="auto">
        {data.legal_business_name} <span className="muted small mono">{data.case_number}</span>
      </h1>
      <ClientPanel caseId={id} />
    </>
  );
}
