import { useQuery } from '@tanstack/react-query';
import { leavingTexts } from '../../domain/conflicts/leaving.ts';
import { orpc } from '../api/api.ts';
import { dayOf } from './firm-dates.ts';

/** What became of a case that was on the attorney's desk, where its pages are missing now; `id` is the case's or a letter's. */
export function LeftDesk({ id, what }: { id: string; what: 'letter' | 'case' }) {
  const { data, isPending } = useQuery({
    ...orpc.conflicts.getLeaving.queryOptions({ input: { id } }),
    retry: false,
  });
  if (isPending) return null;
  if (!data) return <p>There is no such {what} among your cases. It may have been assigned to somebody else.</p>;
  return (
    <p>
      {what === 'letter' ? 'This letter' : 'This case'} was taken off your desk on{' '}
      <time dateTime={data.left_at}>{dayOf(data.left_at)}</time> {leavingTexts[data.why]}. The case is{' '}
      <span className="mono">{data.case_number}</span>; you no longer see what is in it.
    </p>
  );
}
