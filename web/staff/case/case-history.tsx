import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { eventText, historyValue } from './history-text.ts';
import { ListFailed } from '../panel/list-failed.tsx';

/** Who changed what in a case, when, and the old and new values; newest first, older rows on demand. */
export function CaseHistory({ caseId }: { caseId: string }) {
  const query = useInfiniteQuery(
    orpc.cases.listHistory.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: caseId, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );
  const entries = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isError && entries.length === 0)
    return (
      <ListFailed
        noun="the history"
        message={messageOf(query.error, '')}
        retry={() => void query.refetch()}
        restart={null}
      />
    );
  if (query.isPending) return <Skeletons rows={6} height="36px" label="Loading the history…" />;
  if (entries.length === 0)
    return (
      <EmptyState title="No history yet">
        <p>Every change of the case appears here, with who made it.</p>
      </EmptyState>
    );
  return (
    <>
      <DataTable label="Changes of this case">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Old</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="nowrap">
                <time dateTime={entry.at}>{momentOf(entry.at)}</time>
              </td>
              <td className="history__who" dir="auto">
                {entry.actor}
              </td>
              <td>{eventText(entry)}</td>
              <td className="wrap">
                <Value field={entry.field} value={entry.old_value} beside={entry.new_value} />
              </td>
              <td className="wrap">
                <Value field={entry.field} value={entry.new_value} beside={entry.old_value} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {query.isFetchNextPageError ? (
        <ListFailed
          noun="the older history"
          message={messageOf(query.error, '')}
          retry={() => void query.fetchNextPage()}
          restart={null}
        />
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void query.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A longer value would push the rest of the history off the screen. */
const longest = 240;

/**
 * One value of a change, or "None". `beside`: the change's other value. If both are missing, the event has no values,
 * and nothing is shown.
 */
function Value({ field, value, beside }: { field: string | null; value: unknown; beside: unknown }) {
  const text = historyValue(field, value);
  if (text === null) return historyValue(field, beside) === null ? null : <span className="muted">None</span>;
  if (text.length <= longest)
    return (
      <span className="history__value" dir="auto">
        {text}
      </span>
    );
  return (
    <details className="history__value">
      <summary dir="auto">{text.slice(0, longest)}…</summary>
      <span dir="auto">{text}</span>
    </details>
  );
}
