import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { site } from '../../content/site.ts';
import { messageOf } from '../api/api-error.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { RequireSession } from '../auth/require-session.tsx';
import { Parties } from '../conflicts/parties.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { AppHeader } from '../session/app-header.tsx';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { attorneyLinks, isAttorney } from './attorney-access.ts';
import './queue.css';
import './counsel-page.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Conflicts · ${site.name}` }];

/** The parties that an attorney's firm knows, and the names in their cases that may be those. */
export default function ConflictsPage() {
  return (
    <RequireSession allow={isAttorney}>
      {(me) => (
        <>
          <AppHeader area="Attorney review" home="/attorney" links={attorneyLinks(me)} />
          <main id="main" className="page app-main counsel-page">
            <h1>Conflicts</h1>
            <Hits />
            <section className="fields" aria-labelledby="parties-title">
              <h2 id="parties-title">Parties your firm knows</h2>
              <p className="measure muted">
                Every case on a desk of your firm is searched for them. Only attorneys of your firm see them; staff see
                that a case is not clear, and not why.
              </p>
              <Parties />
            </section>
          </main>
        </>
      )}
    </RequireSession>
  );
}

type Hit = Awaited<ReturnType<typeof api.conflicts.listFirmHits>>['items'][number];

function Hits() {
  const { data, error } = useQuery(orpc.conflicts.listFirmHits.queryOptions());
  if (error && !data)
    return (
      <Notice tone="danger" title="Your cases could not be searched">
        {messageOf(error, 'Please try again.')}
      </Notice>
    );
  if (!data) return <Skeletons rows={1} height="4rem" label="Searching your cases…" />;
  return (
    <section className="fields" aria-labelledby="hits-title">
      <h2 id="hits-title">Names in your cases</h2>
      {data.items.length === 0 ? (
        <p>No name in your cases is like one that your firm knows.</p>
      ) : (
        <ul role="list" className="fields">
          {data.items.map((hit) => (
            <HitItem key={`${hit.case_id} ${hit.party_id} ${hit.ours}`} hit={hit} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Counsel decides: another party, or no case of theirs. */
function HitItem({ hit }: { hit: Hit }) {
  const [reason, setReason] = useState('');
  const id = `reason-${hit.case_id}-${hit.party_id}`;
  const clearing = useMutation({
    mutationFn: () =>
      api.conflicts.clearFirmHit({ id: hit.case_id, party_id: hit.party_id, name: hit.ours, reason: reason.trim() }),
    onSuccess: async (after) => {
      showToast({ title: 'Recorded: another party.' });
      queryClient.setQueryData(orpc.conflicts.listFirmHits.queryKey(), after);
      await queryClient.invalidateQueries({ queryKey: orpc.key() });
    },
  });
  return (
    <li className="fields">
      <p>
        <bdi>{hit.ours}</bdi>, case <span className="mono">{hit.case_number}</span>, may be <bdi>{hit.theirs}</bdi>.{' '}
        <span className="muted">
          Your firm acts or acted {hit.kind === 'adverse' ? 'against' : 'for'} them
          {hit.note === '' ? '' : `: ${hit.note}`}.
        </span>
      </p>
      {clearing.isError ? (
        <Notice tone="danger" title="Not recorded">
          {messageOf(clearing.error, 'Please try again.')}
        </Notice>
      ) : null}
      <TextField
        id={id}
        label="Why this is no conflict"
        hint="Your firm alone reads it."
        markOptional
        maxLength={2_000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="button-row">
        <Button variant="secondary" busy={clearing.isPending} busyLabel="Recording…" onClick={() => clearing.mutate()}>
          No conflict<span className="visually-hidden">: {hit.ours}</span>
        </Button>
        <Link to={`/attorney/cases/${hit.case_id}/engagement`}>
          A conflict: leave the case<span className="visually-hidden"> {hit.case_number}</span>
        </Link>
      </div>
    </li>
  );
}
