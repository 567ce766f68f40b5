import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { firmDayOf, letterDateOn } from '../../domain/calendar/firm-day.ts';
import { orpc } from '../api/api.ts';
import { dueText } from './due-text.ts';
import { dayOf } from './firm-dates.ts';

const owed = {
  advice: { says: 'Advise your client on an offer', to: (id: string) => `/attorney/clients/${id}` },
  closing_letter: {
    says: 'Write and sign the closing letter',
    to: (id: string) => `/attorney/cases/${id}/papers/closing_letter`,
  },
  closing_statement: {
    says: 'Sign the closing statement',
    to: (id: string) => `/attorney/cases/${id}/papers/closing_statement`,
  },
};

/** What the attorney owes to their clients: advice on offers, closing letters and statements; nothing while there is none. */
export function Owed() {
  const { data, error, dataUpdatedAt } = useQuery(orpc.cases.listOwed.queryOptions());
  if (error && !data) return <p className="muted">What you owe to your clients could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  const today = firmDayOf(new Date(dataUpdatedAt));
  return (
    <section className="mentions" aria-labelledby="owed-title">
      <h2 id="owed-title">Owed to your clients</h2>
      <ul role="list" className="mentions__list">
        {data.items.map(({ case_id, case_number, business, what, offer_id, since }) => (
          <li key={offer_id ?? `${case_id} ${what}`} data-unread>
            <p>
              <Link to={owed[what].to(case_id)}>{owed[what].says}</Link> <span dir="auto">{business}</span>{' '}
              <span className="mono small">{case_number}</span>
            </p>
            <p className="muted small">
              {what === 'advice' ? `${dueText(letterDateOn(firmDayOf(new Date(since))), today).text}. ` : null}
              Since <time dateTime={since}>{dayOf(since)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
