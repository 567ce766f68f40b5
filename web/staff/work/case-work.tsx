import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../api/api.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { CaseWorkProps } from '../case/case-work-context.ts';
import OpenRow from './open-row.tsx';
import { useBarredPostings } from './use-postings.ts';

/** What is to be done in one case, each with its act, over the case: the rows that the list of work has of it. */
export default function CaseWork({ theCase: { id, case_number }, row, onRow }: CaseWorkProps) {
  const { data, errorUpdatedAt } = useQuery(
    orpc.cases.listWork.queryOptions({ input: { of: 'everybody', search: case_number, limit: 50 } }),
  );
  useFailureToast(errorUpdatedAt, 'Failed to load the work.');
  const items = useBarredPostings(
    useMemo(() => data?.items.filter(({ the_case }) => the_case?.id === id) ?? [], [data, id]),
  );
  if (!data) return null;
  const own = `case:${id}`;
  // A letter that waits to be posted has a row of its own in place of the next action that says so.
  const first = items.find(({ key }) => key === own) ?? items[0];
  return (
    <OpenRow
      items={items}
      today={data.today}
      row={row === 'next' ? (first?.key ?? own) : row}
      onRow={onRow}
      opener={linkOfCase}
      inCase
    />
  );
}

const linkOfCase = () => document.querySelector<HTMLElement>('[data-next-act]');
