import { useQuery } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useParams } from 'react-router';
import { site } from '../../../content/site.ts';
import { isMissing, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { attorneyLinks, mayReview } from '../attorney-access.ts';
import { LeftDesk } from '../left-desk.tsx';
import './desk.css';
import './panel.css';
import '../queue.css';
import { LeftWords } from './versions/left-words.tsx';
import { LetterDesk } from './letter-desk.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Letter · ${site.name}` }];

export default function LetterPage() {
  const { id = '' } = useParams();
  return (
    <RequireSession allow={mayReview}>
      {(me) => (
        <NuqsAdapter>
          <div className="compact">
            <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
            <main id="main" className="page page--desk">
              <Letter key={id} id={id} />
            </main>
          </div>
        </NuqsAdapter>
      )}
    </RequireSession>
  );
}

function Letter({ id }: { id: string }) {
  const query = useQuery(orpc.letters.get.queryOptions({ input: { id } }));
  if (query.data) return <LetterDesk letter={query.data} />;
  if (query.isPending)
    return (
      <div className="app-main">
        <Skeletons rows={3} height="12rem" label="Loading the letter…" />
      </div>
    );
  if (isMissing(query.error)) return <NoSuchLetter id={id} />;
  return (
    <div className="app-main">
      <Notice tone="danger" title="Failed to load the letter.">
        <p>{messageOf(query.error, 'Please try again.')}</p>
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function NoSuchLetter({ id }: { id: string }) {
  return (
    <div className="app-main fields">
      <h1>Letter not found</h1>
      <LeftDesk id={id} what="letter" />
      <LeftWords id={id} />
      <div>
        <LinkButton to="/attorney">Letters to review</LinkButton>
      </div>
    </div>
  );
}
