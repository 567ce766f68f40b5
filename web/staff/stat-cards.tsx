import { useQuery } from '@tanstack/react-query';
import { formatCents } from '../../domain/money/cents.ts';
import { orpc } from '../api/api.ts';
import { Skeleton } from '../ui/feedback.tsx';

const number = (value: number) => value.toLocaleString('en-US');

/** The panel's four figures (spec, section 2). */
export function StatCards() {
  const { data, isError } = useQuery(orpc.cases.getStats.queryOptions());
  const cards = [
    { label: 'Total Cases', value: data && number(data.total_cases) },
    { label: 'Active Cases', value: data && number(data.active_cases) },
    { label: 'Total Users', value: data && number(data.total_users) },
    { label: 'Total Value', value: data && formatCents(data.total_value_cents, 'short') },
  ];
  return (
    <dl className="stat-cards" aria-label="Figures" aria-busy={!data && !isError}>
      {cards.map((card) => (
        <div key={card.label}>
          <dt>{card.label}</dt>
          <dd className="money">
            {card.value ?? (isError ? 'Not available' : <Skeleton width="5rem" height="1.75rem" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
