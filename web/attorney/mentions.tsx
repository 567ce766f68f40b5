import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Mention } from '../../contract/messages.ts';
import { api, orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { dayOf } from './firm-dates.ts';
import { showFailure } from '../ui/toasts.tsx';

/** Notes in which the attorney is mentioned, open ones first and marked; nothing while there are none. */
export function Mentions() {
  const { data, error } = useQuery(orpc.messages.listMentions.queryOptions());
  const { mark, isPending } = useMark();
  if (error && !data) return <p className="muted">Notes that mention you could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  const open = data.items.filter(({ done }) => !done);
  const past = data.items.filter(({ done }) => done);
  return (
    <section className="mentions" aria-labelledby="mentions-title">
      <h2 id="mentions-title">
        Notes that mention you {open.length > 0 ? <span className="muted small">{open.length} open</span> : null}
      </h2>
      {open.length > 0 ? <List mentions={open} mark={mark} busy={isPending} /> : null}
      {past.length > 0 ? (
        <details className="queue-done">
          <summary>Read in the last 30 days ({past.length})</summary>
          <List mentions={past} mark={mark} busy={isPending} />
        </details>
      ) : null}
    </section>
  );
}

type ListProps = { mentions: readonly Mention[]; mark: (id: string, done: boolean) => void; busy: boolean };

function List({ mentions, mark, busy }: ListProps) {
  return (
    <ul role="list" className="mentions__list">
      {mentions.map(({ id, case_number, business, letter_id, by, at, note, done }) => (
        <li key={id} data-unread={!done || undefined}>
          <p>
            {done ? null : <span className="visually-hidden">Open: </span>}
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
            aria-label={`Mark as ${done ? 'open' : 'done'}: the note of ${by} in ${case_number}`}
            onClick={() => mark(id, !done)}
          >
            {done ? 'Not done' : 'Done'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useMark() {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (mention: { id: string; done: boolean }) => api.messages.putMention(mention),
    onSuccess: () => cache.invalidateQueries({ queryKey: orpc.messages.listMentions.key() }),
    onError: showFailure('The note was not marked.'),
  });
  return { mark: (id: string, done: boolean) => mutate({ id, done }), isPending };
}
