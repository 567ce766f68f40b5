import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useSearchParams } from 'react-router';
import { site } from '../../../content/site.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import '../panel/staff.css';
import { ErasureDialog } from './erasure-dialog.tsx';
import { ErasureItem, isStopped, type Erasure } from './erasure-item.tsx';
import './erasures.css';
import { ListFailed } from '../panel/list-failed.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Erasures · ${site.name}` }];

export default function AdminErasuresPage() {
  return (
    <StaffOnly>
      <main id="main" className="page page--panel app-main erasures">
        <div className="erasures__head">
          <h1>Erasures</h1>
          <p className="muted measure">
            People who asked us to erase their data. A case whose letter was sent, or in which money moved, stays as a
            record for 7 years after closure; everything else can go.
          </p>
        </div>
        <NuqsAdapter>
          <ErasureList />
        </NuqsAdapter>
      </main>
    </StaffOnly>
  );
}

/** The requests, pending ones first; the page and the open dialog are in the URL. */
function ErasureList() {
  const [address, setAddress] = useSearchParams();
  const after = address.getAll('after');
  const cursor = after.at(-1);
  const query = useQuery({
    ...orpc.privacy.listErasures.queryOptions({ input: cursor === undefined ? {} : { cursor } }),
    placeholderData: keepPreviousData,
  });
  const goTo = (cursors: string[]) => setAddress({ after: cursors });
  const { data } = query;
  if (query.isError)
    return (
      <ListFailed
        noun="the requests"
        message={messageOf(query.error, '')}
        retry={() => void query.refetch()}
        restart={after.length > 0 ? () => goTo([]) : null}
      />
    );
  if (!data) return <Skeletons rows={3} height="8rem" label="Loading the requests…" />;
  return (
    <>
      {data.items.length === 0 ? (
        <NoRequests />
      ) : (
        <ul role="list" className="erasures__list" aria-busy={query.isFetching}>
          {data.items.map((each) => (
            <ErasureItem
              key={each.id}
              erasure={each}
              onDecide={(decision) =>
                setAddress((before) => ({ ...cursorsOf(before), [decision]: each.id }), { preventScrollReset: true })
              }
            />
          ))}
        </ul>
      )}
      {after.length > 0 || data.next_cursor !== null ? (
        <nav className="button-row" aria-label="Pages of requests">
          <Button
            variant="secondary"
            size="small"
            disabled={after.length === 0}
            onClick={() => goTo(after.slice(0, -1))}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={data.next_cursor === null}
            onClick={() => data.next_cursor !== null && goTo([...after, data.next_cursor])}
          >
            Next
          </Button>
        </nav>
      ) : null}
      <OpenDialog items={data.items} />
    </>
  );
}

/** The dialog the URL names, for a request that is on the page and still pending. */
function OpenDialog({ items }: { items: readonly Erasure[] }) {
  const [address, setAddress] = useSearchParams();
  const decision = (['erase', 'refuse'] as const).find((each) => address.has(each));
  const erasure = decision && items.find((each) => each.id === address.get(decision) && each.status === 'requested');
  if (!decision || !erasure || (decision === 'erase' && isStopped(erasure))) return null;
  const close = () => setAddress(cursorsOf, { replace: true, preventScrollReset: true });
  return <ErasureDialog key={`${decision}${erasure.id}`} erasure={erasure} decision={decision} onClose={close} />;
}

const cursorsOf = (address: URLSearchParams) => ({ after: address.getAll('after') });

function NoRequests() {
  return (
    <EmptyState title="No requests">
      <p>
        When somebody asks on their account page to erase their data, the request appears here, and each staff member
        gets an email.
      </p>
    </EmptyState>
  );
}
