import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { site } from '../../content/site.ts';
import { codeOf, messageOf } from '../api-error.ts';
import { orpc } from '../api.ts';
import type { RouteHandle } from '../root.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import './admin.css';
import './case.css';
import './analysis.css';
import { CaseRecord } from './case-record.tsx';
import { StaffOnly } from './staff-guard.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Case · ${site.name}` }];

export default function CasePage() {
  const { id = '' } = useParams();
  return (
    <StaffOnly>
      <main id="main" className="page page--panel app-main">
        <p className="small"><Link to="/admin">Cases</Link></p>
        <Case key={id} id={id} />
      </main>
    </StaffOnly>
  );
}

function Case({ id }: { id: string }) {
  const query = useQuery(orpc.admin.case.queryOptions({ input: { id } }));
  const missing = codeOf(query.error) === 'NOT_FOUND' || codeOf(query.error) === 'INVALID_INPUT';
  useEffect(() => {
    if (query.errorUpdatedAt > 0 && !missing) showToast({ title: 'Error', description: 'Failed to load case details.', tone: 'danger' });
  }, [query.errorUpdatedAt, missing]);
  if (query.data) return <CaseRecord theCase={query.data} />;
  if (query.isPending) return <Skeletons rows={4} height="9rem" label="Loading the case…" />;
  if (missing) return <NoSuchCase />;
  return (
    <Notice tone="danger" title="Failed to load case details.">
      <p>{messageOf(query.error, 'Please try again.')}</p>
      <div className="button-row"><Button variant="secondary" size="small" onClick={() => void query.refetch()}>Try again</Button></div>
    </Notice>
  );
}

function NoSuchCase() {
  return (
    <div className="fields">
      <h1>Case not found</h1>
      <p>There is no such case.</p>
      <div><LinkButton to="/admin">All cases</LinkButton></div>
    </div>
  );
}
