import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Mention } from '../../contract/messages.ts';
import { api, orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { dayOf } from './firm-dates.ts';
import { showFailure } from '../ui/toasts.tsx';

/** Notes in which the attorney is mentioned, unread ones first and marked; nothing while there are none. */
export function Mentions() {
  const { data, error } = useQuery(orpc.messages.listMentions.queryOptions());
  const { mark, isPending } = useMark();
  if (error && !data) return <p className="muted">Notes that mention you could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  const unread = data.items.filter(({ seen }) => !seen);
  const read = data.items.filter(({ seen }) => seen);
  return (
    <section className="mentions" aria-labelledby="mentions-title">
      <h2 id="mentions-title">
        Notes that mention you {unread.length > 0 ? <span className="muted small">{unread.length} unread</span> : null}
      </h2>
      {unread.length > 0 ? <List mentions={unread} mark={mark} busy={isPending} /> : null}
      {read.length > 0 ? (
        <details className="queue-done">
          <summary>Read in the last 30 days ({read.length})</summary>
          <List mentions={read} mark={mark} busy={isPending} />
        </details>
      ) : null}
    </section>
  );
}

type ListProps = { mentions: readonly Mention[]; mark: (id: string, seen: boolean) => void; busy: boolean };

function List({ mentions, mark, busy }: ListProps) {
  return (
    <ul role="list" className="mentions__list">
      {mentions.map(({ id, case_number, business, letter_id, by, at, note, seen }) => (
        <li key={id} data-unread={!seen || undefined}>
          <p>
            {seen ? null : <span className="visually-hidden">Unread: </span>}
            {letter_id ? (
              <Link to={`/attorney/letters/${letter_id}?view=case`} dir="auto">
                {business}
              </Link>
            ) : (
              <strong dir="auto">{business}</strong>
            )}{' '}
            <span className="mono small">{case_number}</span>
          </p>
          <p className="muted small">
            <bdi>{by}</bdi>, <time dateTime={at}>{dayOf(at)}</time>
          </p>
          <p className="mentions__note" dir="auto">
            {note}
          </p>
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={`Mark as ${seen ? 'unread' : 'read'}: the note of ${by} in ${case_number}`}
            onClick={() => mark(id, !seen)}
          >
            {seen ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useMark() {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (mention: { id: string; seen: boolean }) => api.messages.putMention(mention),
    onSuccess: () => cache.invalidateQueries({ queryKey: orpc.messages.listMentions.key() }),
    onError: showFailure('The note was not marked.'),
  });
  return { mark: (id: string, seen: boolean) => mutate({ id, seen }), isPending };
}
