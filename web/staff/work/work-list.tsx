import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  useQueryState,
  useQueryStates,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  type inferParserType,
} from 'nuqs';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { pageSize } from '../panel/cases-address.ts';
import type { WorkItem, WorkPage } from '../cases/cases-cache.ts';
import { turnPage } from '../cases/cases-list.tsx';
import { dialogAddress } from '../panel/dialog-address.ts';
import { useOpenCase } from '../cases/use-open-case.ts';
import { useListKeys } from '../panel/use-list-keys.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { workText } from '../cases/due.ts';
import { useDismissMention } from '../messages/use-dismiss-mention.ts';
import { useChangeTask } from '../tasks/use-tasks.ts';
import { useDetails } from './use-details.tsx';
import { aimOf } from './work-place.ts';
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
  const onAfter = useCallback((after: string[]) => void setAddress({ after }), [setAddress]);
  const onWhose = (of: Whose) => void setAddress({ of, after: [] });
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
          after={address.after}
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
  after: string[];
  isOld: boolean;
  isFetching: boolean;
  onAfter: (after: string[]) => void;
};

function Rows({ page, after, isOld, isFetching, onAfter }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const open = useOpenCase();
  const [openCase] = useQueryState('case', dialogAddress.case);
  const navigate = useNavigate();
  const { items, detailOf } = useDetails(page.items);
  const { finish } = useChangeTask();
  const { dismiss } = useDismissMention();
  const onOpen = useCallback(
    (item: WorkItem) => {
      const aim = aimOf(item);
      if ('page' in aim) void navigate(aim.page);
      else open.view(aim.case_id, aim.tab === 'overview' ? undefined : aim.tab);
    },
    [navigate, open],
  );
  const itemOf = (key: string) => page.items.find((item) => item.key === key);
  const withCase = (key: string, act: (id: string) => void) => {
    const id = itemOf(key)?.the_case?.id;
    if (id !== undefined) act(id);
  };
  useListKeys({
    list,
    rows: page.items,
    isOld,
    open: (key) => {
      const item = itemOf(key);
      if (item) onOpen(item);
    },
    finish: (key) => {
      const item = itemOf(key);
      if (item?.mention_id) return dismiss.bind(null, item.mention_id);
      return item?.task_id ? finish.bind(null, item.task_id, item.what) : undefined;
    },
    edit: (key) => withCase(key, open.edit),
    go: (key, act) => withCase(key, (id) => open.at(id, act)),
    turn: (step) => turnPage(step, page, after, (next) => onAfter(next.after)),
  });
  return (
    <>
      <div ref={list} className="cases-table work-table stacks" data-stale={isOld || undefined} aria-busy={isFetching}>
        <WorkTable rows={items} today={page.today} openCase={openCase} onOpen={onOpen} detailOf={detailOf} />
      </div>
      <Pager noun={['thing to do', 'things to do']} after={after} page={page} onAfter={onAfter} />
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

const whose = ['me', 'nobody', 'everybody'] as const;
type Whose = (typeof whose)[number];
const whoseLabels: Record<Whose, string> = { me: 'Mine', nobody: "Nobody's", everybody: "Everybody's" };

const workAddress = {
  of: parseAsStringLiteral(whose).withDefault('me'),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
type WorkAddress = inferParserType<typeof workAddress>;

/** The request for the URL's state. */
function workRequest({ of, after }: WorkAddress) {
  const cursor = after.at(-1);
  return { of, limit: pageSize, ...(cursor !== undefined && { cursor }) };
}
