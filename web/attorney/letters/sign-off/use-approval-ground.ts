import { useQuery } from '@tanstack/react-query';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { api, orpc } from '../../../api/api.ts';
import { unopenedIn } from './unopened.ts';

/** What an approval by this attorney would rest on, and what of the letter they have opened. */
export function useApprovalGround({ id, pdf_sha256, exhibit_book }: LetterView) {
  return useQuery({
    // Of this PDF and these exhibits: others are to be opened themselves.
    queryKey: [...orpc.letters.getApproval.queryKey({ input: { id } }), pdf_sha256, exhibit_book.sha256],
    queryFn: () => api.letters.getApproval({ id }),
    staleTime: 0,
    // They open in another tab, which the server notes.
    refetchInterval: ({ state }) => (state.data && unopenedIn(state.data).length > 0 ? 2_000 : false),
  });
}
