import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParagraphComments } from '../../../../contract/letter-comments.ts';
import { orpc } from '../../../api/api.ts';
import { showFailure } from '../../../ui/toasts.tsx';

/** The comments on paragraphs of a letter. Each response replaces the shown list. */
export function useComments(letterId: string) {
  const cache = useQueryClient();
  const query = orpc.letters.listComments.queryOptions({ input: { id: letterId } });
  const onSuccess = (found: ParagraphComments) => cache.setQueryData(query.queryKey, found);
  const list = useQuery(query);
  const open = list.data?.items.filter(({ resolved }) => resolved === null) ?? [];
  return {
    list,
    open: open.length,
    openOn: (blockId: string): number => open.filter(({ block_id: id }) => id === blockId).length,
    add: useMutation(
      orpc.letters.addComment.mutationOptions({ onSuccess, onError: showFailure('The comment was not saved') }),
    ),
    resolve: useMutation(
      orpc.letters.resolveComment.mutationOptions({ onSuccess, onError: showFailure('It was not resolved') }),
    ),
  };
}
export type Comments = ReturnType<typeof useComments>;
