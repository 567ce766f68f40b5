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
  type CaseChange,
  type CasesPage,
  type Changeable,
  type WorkPage,
} from './cases-cache.ts';

type Change = { id: string; change: CaseChange; isUndo?: boolean };

const listKeys = () => [orpc.cases.listForStaff.key({ type: 'query' }), orpc.cases.listWork.key({ type: 'query' })];
const detailKey = (id: string) => orpc.cases.getForStaff.queryKey({ input: { id } });

/** The case as it is cached now, on a page of a list or on its own: the newest of them. */
export function cachedCase(cache: QueryClient, id: string): Changeable | undefined {
  const pages = listKeys().flatMap((queryKey) => cache.getQueriesData<CasesPage | WorkPage>({ queryKey }));
  const rows: (Changeable | undefined)[] = pages.flatMap(
    ([, page]) => page?.items.filter((each) => each.id === id) ?? [],
  );
  return [...rows, cache.getQueryData(detailKey(id))].reduce(
    (newest, each) => (each && each.version > (newest?.version ?? -1) ? each : newest),
    undefined,
  );
}

/** Puts what changed of a case into everything that shows it. */
function putCase(cache: QueryClient, id: string, change: Partial<Changeable>): void {
  for (const queryKey of listKeys())
    cache.setQueriesData<CasesPage | WorkPage>({ queryKey }, (page) => page && withRow(page, id, change));
  cache.setQueryData(detailKey(id), (detail) => detail && { ...detail, ...change });
}

/**
 * Changes a case where it stands: shown at once, taken back when the server refuses, with Undo when it is done.
 * Changes of one case run one after another, so that each carries the version that the one before it made.
 */
export function useChangeCase(id: string) {
  const cache = useQueryClient();
  const mutation = useMutation({
    scope: { id: `case:${id}` },
    mutationFn: ({ change }: Change) =>
      api.cases.patch({
        params: { id },
        headers: { 'if-match': String(cachedCase(cache, id)?.version ?? 0) },
        body: bodyOf(change),
      }),
    onMutate: async ({ change }) => {
      await Promise.all(listKeys().map((queryKey) => cache.cancelQueries({ queryKey })));
      const before = cachedCase(cache, id);
      putCase(cache, id, change);
      return { before };
    },
    onSuccess: ({ status, priority, version }, { change, isUndo }, { before }) => {
      putCase(cache, id, { status, priority, version });
      const undo =
        before && !isUndo && canUndo(change, before)
          ? { label: 'Undo', onClick: () => mutation.mutate({ id, change: undoOf(change, before), isUndo: true }) }
          : undefined;
      showToast({ title: changeText(change).done, action: undo });
      refreshAround(cache, id);
    },
    onError: async (error, { change }, context) => {
      if (context?.before) putCase(cache, id, undoOf(change, context.before));
      if (codeOf(error) === 'VERSION_MISMATCH') return reloadRow(cache, id, change);
      showToast({ title: changeText(change).failed, description: messageOf(error, ''), tone: 'danger' });
    },
  });
  return { change: (change: CaseChange) => mutation.mutate({ id, change }), isPending: mutation.isPending };
}

/** Figures, history and stage follow from the change, and so does whose work the case is. A row stays where it is in the cases table, whatever its filter says. */
function refreshAround(cache: QueryClient, id: string): void {
  for (const queryKey of [orpc.cases.getStats.key(), orpc.cases.listWork.key(), detailKey(id)])
    void cache.invalidateQueries({ queryKey });
}

/** Somebody else was first: theirs is shown, and said. */
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
