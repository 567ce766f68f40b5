import { useQuery } from '@tanstack/react-query';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { api, orpc } from '../../../api/api.ts';
import { unopenedIn } from './unopened.ts';

/** What an approval by this attorney would rest on, and which files of the letter they have opened. */
export function useApprovalGround({ id, pdf_sha256, exhibit_book }: LetterView) {
  return useQuery({
    // The key includes the hashes, because a changed PDF or exhibit book must be opened again.
    queryKey: [...orpc.letters.getApproval.queryKey({ input: { id } }), pdf_sha256, exhibit_book.sha256],
    queryFn: () => api.letters.getApproval({ id }),
    staleTime: 0,
    // The files open in another tab, and only the server notices that.
    refetchInterval: ({ state }) => (state.data && unopenedIn(state.data).length > 0 ? 2_000 : false),
  });
}
