import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryState, useQueryStates } from 'nuqs';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { WorkItem, WorkPage } from '../cases/cases-cache.ts';
import { dialogAddress } from '../panel/dialog-address.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { workText } from '../cases/due.ts';
import { useBarredPostings } from './use-postings.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { rowHref, whose, workAddress, workRequest, type WorkAddress, type Whose } from './work-address.ts';
import { WorkPanel } from './work-panel.tsx';
import { pageOf } from './work-place.ts';
import { WorkTable } from './work-table.tsx';

/** What is to be done, by due date: the longest overdue first. */
export function WorkList() {
  const [address, setAddress] = useQueryStates(workAddress, { history: 'push' });
  const query = useQuery({
    ...orpc.cases.listWork.queryOptions({ input: workRequest(address) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useFailureToast(query.errorUpdatedAt, 'Failed to load the work.');
  const onAfter = useCallback((after: string[]) => void setAddress({ after, row: null }), [setAddress]);
  const onWhose = (of: Whose) => void setAddress({ of, after: [], row: null });
  return (
    <section className="cases-tab" aria-label="Work">
      <div className="work-head">
        <div role="group" aria-label="Whose work" className="button-row">
          {whose.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="small"
              className="work-head__whose"
              aria-pressed={address.of === each}
              onClick={() => onWhose(each)}
            >
              {whoseLabels[each]}
            </Button>
          ))}
        </div>
        {data && !query.isError && <p role="status">{workText(data.total, data.total_capped, data.overdue)}</p>}
      </div>
      {query.isError && (
        <ListFailed
          noun="the work"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={address.after.length > 0 ? () => onAfter([]) : null}
        />
      )}
      {!data && query.isPending && <Skeletons rows={12} height="35px" label="Loading the work…" />}
      {data && !query.isError && data.items.length === 0 && <NothingDue of={address.of} onWhose={onWhose} />}
      {data && !query.isError && data.items.length > 0 && (
        <Rows
          page={data}
          address={address}
          isOld={query.isPlaceholderData}
          isFetching={query.isFetching}
          onAfter={onAfter}
        />
      )}
    </section>
  );
}

type RowsProps = {
  page: WorkPage;
  address: WorkAddress;
  isOld: boolean;
  isFetching: boolean;
  onAfter: (after: string[]) => void;
};

function Rows({ page, address, isOld, isFetching, onAfter }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [openCase] = useQueryState('case', dialogAddress.case);
  const navigate = useNavigate();
  const [openRow, setRow] = useQueryState('row', workAddress.row.withOptions({ history: 'push' }));
  const isNarrow = useMedia('(max-width: 110rem)') && openRow !== null;
  const items = useBarredPostings(page.items);
  const onOpen = useCallback(
    ({ act, key }: WorkItem) => {
      const own = pageOf[act];
      if (own !== undefined) void navigate(own);
      else void setRow(key);
    },
    [navigate, setRow],
  );
  const hrefOf = useCallback(
    ({ act, key }: WorkItem) => pageOf[act] ?? rowHref({ of: address.of, after: address.after, row: null }, key),
    [address.of, address.after],
  );
  useWorkKeys(list, { page, after: address.after, isOld, onAfter }, onOpen);
  return (
    <>
      <div
        ref={list}
        className="cases-table work-table stacks"
        data-narrow={isNarrow || undefined}
        data-stale={isOld || undefined}
        aria-busy={isFetching}
      >
        <WorkTable
          rows={items}
          today={page.today}
          openCase={openCase}
          openRow={openRow}
          isNarrow={isNarrow}
          onOpen={onOpen}
          hrefOf={hrefOf}
        />
      </div>
      {isOld ? null : <WorkPanel items={items} today={page.today} />}
      <Pager noun={['thing to do', 'things to do']} after={address.after} page={page} onAfter={onAfter} />
    </>
  );
}

function NothingDue({ of, onWhose }: { of: Whose; onWhose: (of: Whose) => void }) {
  const title = {
    me: 'Nothing is yours to do',
    nobody: 'Everything has an owner',
    everybody: 'There is nothing to do',
  }[of];
  if (of === 'everybody')
    return (
      <EmptyState title={title}>
        <p>A case appears here the moment that a merchant submits an application.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => onWhose('everybody')}>
          Show everybody's work
        </Button>
      }
    >
      <p>
        {of === 'me'
          ? 'Take over a case from the list of everybody, or of nobody.'
          : 'A case without an owner appears here.'}
      </p>
    </EmptyState>
  );
}

const whoseLabels: Record<Whose, string> = { me: 'Mine', nobody: "Nobody's", everybody: "Everybody's" };
