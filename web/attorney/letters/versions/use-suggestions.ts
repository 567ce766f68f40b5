import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SuggestedChange } from '../../../../contract/letter-suggestions.ts';
import { orpc } from '../../../api/api.ts';
import { showFailure } from '../../../ui/toasts.tsx';

/** The suggested changes of a letter, with the actions on them. Each response replaces the shown list. */
export function useSuggestions(letterId: string) {
  const cache = useQueryClient();
  const input = { id: letterId };
  const list = useQuery(orpc.letters.listSuggestions.queryOptions({ input }));
  const show = (found: { case_id: string; items: SuggestedChange[] }) => {
    cache.setQueryData(orpc.letters.listSuggestions.queryKey({ input }), found);
    // Refetch the letter too: accepting makes a new version, and open suggestions bar approval.
    void cache.invalidateQueries({ queryKey: orpc.letters.get.queryKey({ input }) });
  };
  return {
    list,
    suggest: useMutation(
      orpc.letters.suggest.mutationOptions({ onSuccess: show, onError: showFailure('Nothing was suggested') }),
    ),
    decide: useMutation(
      orpc.letters.decideSuggestions.mutationOptions({ onSuccess: show, onError: showFailure('Nothing was decided') }),
    ),
    comment: useMutation(
      orpc.letters.commentOnSuggestion.mutationOptions({
        onSuccess: show,
        onError: showFailure('The comment was not saved'),
      }),
    ),
  };
}
export type Suggestions = ReturnType<typeof useSuggestions>;
