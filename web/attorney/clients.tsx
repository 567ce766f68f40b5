import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orpc } from '../api/api.ts';
import { dayOf } from './firm-dates.ts';

/** Cases in which a client wrote to the attorney, unread ones marked; nothing while there are none. */
export function Clients() {
  const { data, error } = useQuery(orpc.messages.listClients.queryOptions());
  if (error && !data) return <p className="muted">What your clients wrote could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <section className="mentions" aria-labelledby="clients-title">
      <h2 id="clients-title">With your clients</h2>
      <ul role="list" className="mentions__list">
        {data.items.map(({ case_id, case_number, business, unread, last_at }) => (
          <li key={case_id} data-unread={unread > 0 || undefined}>
            <p>
              <Link to={`/attorney/clients/${case_id}`} dir="auto">
                {business}
              </Link>{' '}
              <span className="mono small">{case_number}</span>
              {unread > 0 ? <strong> {unread} unread</strong> : null}
            </p>
            <p className="muted small">
              Wrote last on <time dateTime={last_at}>{dayOf(last_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
