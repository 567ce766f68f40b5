import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import {
  bodyOf,
  canUndo,
  changeText,
  undoOf,
  withRow,
  withWorkCase,
  type CaseChange,
  type CaseRow,
  type CasesPage,
  type Changeable,
  type WorkPage,
} from './cases-cache.ts';

type Change = { id: string; change: CaseChange; isUndo?: boolean };

const tableKey = () => orpc.cases.listForStaff.key({ type: 'query' });
const workKey = () => orpc.cases.listWork.key({ type: 'query' });
const detailKey = (id: string) => orpc.cases.getForStaff.queryKey({ input: { id } });

/** The newest cached version of the case, from a list page or its own. */
export function cachedCase(cache: QueryClient, id: string): Changeable | undefined {
  const inTable = cache.getQueriesData<CasesPage>({ queryKey: tableKey() }).flatMap(([, page]) => page?.items ?? []);
  const inWork = cache
    .getQueriesData<WorkPage>({ queryKey: workKey() })
    .flatMap(([, page]) => page?.items.flatMap(({ the_case }) => the_case ?? []) ?? []);
  const rows: (Changeable | undefined)[] = [...inTable, ...inWork].filter((each) => each.id === id);
  return [...rows, cache.getQueryData(detailKey(id))].reduce(
    (newest, each) => (each && each.version > (newest?.version ?? -1) ? each : newest),
    undefined,
  );
}

/** Applies a case's changes to every query that shows it. */
function putCase(cache: QueryClient, id: string, change: Partial<Changeable & Pick<CaseRow, 'stage'>>): void {
  cache.setQueriesData<CasesPage>({ queryKey: tableKey() }, (page) => page && withRow(page, id, change));
  cache.setQueriesData<WorkPage>({ queryKey: workKey() }, (page) => page && withWorkCase(page, id, change));
  cache.setQueryData(detailKey(id), (detail) => detail && { ...detail, ...change });
}

/**
 * Changes a case in place: applied optimistically, reverted if the server refuses, with Undo afterward. Changes of one
 * case run one after another, so that each has the version that the previous one made.
 */
export function useChangeCase(caseId: string) {
  const cache = useQueryClient();
  const mutation = useMutation({
    scope: { id: `case:${caseId}` },
    // The case comes with the change, because by the time this runs the screen may show another case.
    mutationFn: ({ id, change }: Change) =>
      api.cases.patch({
        params: { id },
        headers: { 'if-match': String(cachedCase(cache, id)?.version ?? 0) },
        body: bodyOf(change),
      }),
    onMutate: async ({ id, change }) => {
      await Promise.all([tableKey(), workKey()].map((queryKey) => cache.cancelQueries({ queryKey })));
      const before = cachedCase(cache, id);
      putCase(cache, id, change);
      return { before };
    },
    onSuccess: (
      { status, priority, version, next_action, next_action_on, stage },
      { id, change, isUndo },
      { before },
    ) => {
      putCase(cache, id, { status, priority, version, next_action, next_action_on, stage });
      const undo =
        before && !isUndo && canUndo(change, before)
          ? { label: 'Undo', onClick: () => mutation.mutate({ id, change: undoOf(change, before), isUndo: true }) }
          : undefined;
      showToast({ title: changeText(change).done, action: undo });
      refreshAround(cache, id);
    },
    onError: async (error, { id, change }, context) => {
      if (context?.before) putCase(cache, id, undoOf(change, context.before));
      if (codeOf(error) === 'VERSION_MISMATCH') return reloadRow(cache, id, change);
      showToast({ title: changeText(change).failed, description: messageOf(error, ''), tone: 'danger' });
    },
  });
  return { change: (change: CaseChange) => mutation.mutate({ id: caseId, change }), isPending: mutation.isPending };
}

/**
 * Refetches the figures, history, stage and work list, which the change affects. In the cases table the row stays, even
 * if it no longer matches the filter.
 */
function refreshAround(cache: QueryClient, id: string): void {
  for (const queryKey of [orpc.cases.getStats.key(), orpc.cases.listWork.key(), detailKey(id)])
    void cache.invalidateQueries({ queryKey });
}

/** Another user saved first: shows what they saved, with a toast. */
async function reloadRow(cache: QueryClient, id: string, change: CaseChange): Promise<void> {
  const detail = await cache
    .fetchQuery({ ...orpc.cases.getForStaff.queryOptions({ input: { id } }), staleTime: 0 })
    .catch(() => null);
  if (detail) {
    const { status, priority, owner, next_action, next_action_on, version } = detail;
    putCase(cache, id, { status, priority, owner, next_action, next_action_on, version });
  }
  const description = 'Somebody else changed this case in the meantime. It now shows what they saved.';
  showToast({ title: changeText(change).failed, description, tone: 'danger' });
}
