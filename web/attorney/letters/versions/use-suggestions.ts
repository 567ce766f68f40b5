import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SuggestedChange } from '../../../../contract/letter-suggestions.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { showToast } from '../../../ui/toasts.tsx';

const failed = (title: string) => (error: unknown) =>
  showToast({ title, description: messageOf(error, 'Please try again.'), tone: 'danger' });

/** The suggested changes of a letter, and what can be done with them; each answer becomes what is shown. */
export function useSuggestions(letterId: string) {
  const cache = useQueryClient();
  const input = { id: letterId };
  const list = useQuery(orpc.letters.listSuggestions.queryOptions({ input }));
  const show = (found: { case_id: string; items: SuggestedChange[] }) => {
    cache.setQueryData(orpc.letters.listSuggestions.queryKey({ input }), found);
    // Accepting writes a version, and what is open bars approval.
    void cache.invalidateQueries({ queryKey: orpc.letters.get.queryKey({ input }) });
  };
  return {
    list,
    suggest: useMutation(
      orpc.letters.suggest.mutationOptions({ onSuccess: show, onError: failed('Nothing was suggested') }),
    ),
    decide: useMutation(
      orpc.letters.decideSuggestions.mutationOptions({ onSuccess: show, onError: failed('Nothing was decided') }),
    ),
    comment: useMutation(
      orpc.letters.commentOnSuggestion.mutationOptions({
        onSuccess: show,
        onError: failed('The comment was not saved'),
      }),
    ),
  };
}
export type Suggestions = ReturnType<typeof useSuggestions>;
