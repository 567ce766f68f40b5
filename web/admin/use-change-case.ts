import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { codeOf, messageOf } from '../api-error.ts';
import { api, orpc } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';
import { changeWords, undoOf, withRow, type CaseChange, type CaseRow, type CasesPage } from './cases-cache.ts';

type Versioned = Pick<CaseRow, 'id' | 'status' | 'priority' | 'version'>;
type Change = { id: string; change: CaseChange; isUndo?: boolean };

const pagesKey = () => orpc.admin.cases.key({ type: 'query' });
const detailKey = (id: string) => orpc.admin.case.queryKey({ input: { id } });

/** The case as it is cached now, on a table page or on its own page. */
function cachedCase(cache: QueryClient, id: string): Versioned | undefined {
  const pages = cache.getQueriesData<CasesPage>({ queryKey: pagesKey() });
  const row = pages.flatMap(([, page]) => page?.items ?? []).find((each) => each.id === id);
  const detail = cache.getQueryData(detailKey(id));
  return row && detail ? (row.version >= detail.version ? row : detail) : (row ?? detail);
}

function putCase(cache: QueryClient, id: string, change: Partial<Versioned>): void {
  cache.setQueriesData<CasesPage>({ queryKey: pagesKey() }, (page) => page && withRow(page, id, change));
  cache.setQueryData(detailKey(id), (detail) => detail && { ...detail, ...change });
}

/**
 * Sets status or priority of one case: shown at once, taken back when the server refuses, with Undo when it is done.
 * Changes of one case run one after another, so that each carries the version that the one before it made.
 */
export function useChangeCase(id: string) {
  const cache = useQueryClient();
  const mutation = useMutation({
    scope: { id: `case:${id}` },
    mutationFn: ({ change }: Change) =>
      api.admin.patchCase({ params: { id }, headers: { 'if-match': String(cachedCase(cache, id)?.version ?? 0) }, body: change }),
    onMutate: async ({ change }) => {
      await cache.cancelQueries({ queryKey: pagesKey() });
      const before = cachedCase(cache, id);
      putCase(cache, id, change);
      return { before };
    },
    onSuccess: ({ status, priority, version }, { change, isUndo }, { before }) => {
      putCase(cache, id, { status, priority, version });
      const undo = before && !isUndo ? { label: 'Undo', onClick: () => mutation.mutate({ id, change: undoOf(change, before), isUndo: true }) } : undefined;
      showToast({ title: changeWords(change).done, action: undo });
      void cache.invalidateQueries({ queryKey: orpc.admin.stats.key() });
      // History and stage of the case page follow from the change.
      void cache.invalidateQueries({ queryKey: detailKey(id) });
    },
    onError: async (error, { change }, context) => {
      if (context?.before) putCase(cache, id, { status: context.before.status, priority: context.before.priority });
      if (codeOf(error) === 'VERSION_MISMATCH') return reloadRow(cache, id, change);
      showToast({ title: changeWords(change).failed, description: messageOf(error, ''), tone: 'danger' });
    },
  });
  return { change: (change: CaseChange) => mutation.mutate({ id, change }), isPending: mutation.isPending };
}

/** Somebody else was first: theirs is shown, and said. */
async function reloadRow(cache: QueryClient, id: string, change: CaseChange): Promise<void> {
  const detail = await cache.fetchQuery({ ...orpc.admin.case.queryOptions({ input: { id } }), staleTime: 0 }).catch(() => null);
  if (detail) putCase(cache, id, { status: detail.status, priority: detail.priority, version: detail.version });
  const description = 'Somebody else changed this case in the meantime. It now shows what they saved.';
  showToast({ title: changeWords(change).failed, description, tone: 'danger' });
}
