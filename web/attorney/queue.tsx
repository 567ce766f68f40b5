import { useQuery } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { Navigate } from 'react-router';
import { site } from '../../content/site.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { RequireSession } from '../auth/require-session.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { AppHeader } from '../session/app-header.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, Notice, Skeletons } from '../ui/feedback.tsx';
import { attorneyLinks, mayReview } from './attorney-access.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { Clients } from './clients.tsx';
import { Mentions } from './mentions.tsx';
import { Owed } from './owed.tsx';
import { QueueLists } from './queue-lists.tsx';
import './queue.css';
import { draftsLabel } from '../ui/ai-label.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Letters to review · ${site.name}` }];

/** The attorney's own queue; staff, who may view single letters, are redirected to their panel. */
export default function QueuePage() {
  return (
    <RequireSession allow={mayReview}>
      {(me) =>
        me.user.role !== 'attorney' ? (
          <Navigate to="/admin" replace />
        ) : (
          <NuqsAdapter>
            <div className="compact">
              <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
              <main id="main" className="page app-main queue">
                <div>
                  <h1>Letters to review</h1>
                  <p className="muted">{draftsLabel} Letters due first are at the top.</p>
                </div>
                <Owed />
                <Clients />
                <Mentions />
                <Queue />
              </main>
            </div>
          </NuqsAdapter>
        )
      }
    </RequireSession>
  );
}

function Queue() {
  const query = useQuery(orpc.letters.listQueue.queryOptions());
  if (query.isPending) return <Skeletons rows={6} label="Loading your letters…" />;
  if (query.data)
    return query.data.items.length === 0 ? (
      <NothingDue />
    ) : (
      <QueueLists items={query.data.items} today={firmDayOf(new Date(query.dataUpdatedAt))} />
    );
  return (
    <Notice tone="danger" title="Failed to load your letters.">
      <p>{messageOf(query.error, 'Please try again.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

function NothingDue() {
  return (
    <EmptyState title="No letters to review">
      <p>A letter appears here as soon as a case is assigned to you and its draft is ready.</p>
    </EmptyState>
  );
}
