import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf, isMissing } from '../../../api/api-error.ts';
import { orpc, queryClient } from '../../../api/api.ts';
import { showToast } from '../../../ui/toasts.tsx';

/** Spec, section 8. */
export const loadFailed = { title: 'Error', description: 'Failed to load your data. Please try again.' };

/**
 * One of the merchant's cases. `missing`: it does not exist, or is another merchant's; the server does not distinguish
 * the two.
 */
export function useCase(id: string) {
  const query = useQuery({
    ...orpc.cases.get.queryOptions({ input: { id } }),
    retry: (count, error) => count < 1 && !isNoCase(error),
  });
  const missing = isNoCase(query.error);
  const { errorUpdatedAt } = query;
  useEffect(() => {
    if (errorUpdatedAt > 0 && !missing) showToast({ ...loadFailed, tone: 'danger' });
  }, [errorUpdatedAt, missing]);
  return { ...query, missing };
}

const isNoCase = (error: unknown) => isMissing(error) || codeOf(error) === 'BAD_REQUEST';

/**
 * After an action: refetches the case, its money, messages, answers and the list. Resolves when the page shows them.
 */
export async function refreshCases(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orpc.cases.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.messages.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.documents.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.evidence.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.story.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.money.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.sharing.key() }),
  ]);
}

/** After a refusal because another user or tab acted first: shows what there is now. */
export function refreshOnConflict(error: unknown): void {
  if (codeOf(error) === 'CONFLICT') void refreshCases();
}
