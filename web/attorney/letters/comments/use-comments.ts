import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParagraphComments } from '../../../../contract/letter-comments.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { Mentionable } from '../../../../domain/messages/mentions.ts';
import { api, orpc } from '../../../api/api.ts';
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
    add: useMutation({ mutationFn: addComment, onSuccess, onError: showFailure('The comment was not saved') }),
    resolve: useMutation(
      orpc.letters.resolveComment.mutationOptions({ onSuccess, onError: showFailure('It was not resolved') }),
    ),
  };
}
type NewComment = {
  letter: Pick<LetterView, 'id' | 'case_id'>;
  block_id: string;
  /** "Paragraph 3". */
  label: string;
  text: string;
  mentioned: readonly Mentionable[];
};
/** The id of the comment and of its note, the same however often this text is sent. */
let attempt = { words: '', id: '' };

async function addComment({ letter, block_id, label, text, mentioned }: NewComment): Promise<ParagraphComments> {
  const words = JSON.stringify([letter.id, block_id, text]);
  if (attempt.words !== words) attempt = { words, id: crypto.randomUUID() };
  const { id } = attempt;
  // The note first: its comment would stand as if somebody had been notified.
  if (mentioned.length > 0)
    await api.messages.post({
      id: letter.case_id,
      message_id: id,
      visibility: 'internal',
      subject: `${label} of the letter`,
      body: text,
      mentions: mentioned.map((each) => each.id),
    });
  const found = await api.letters.addComment({ id: letter.id, comment_id: id, block_id, text });
  attempt = { words: '', id: '' };
  return found;
}
export type Comments = ReturnType<typeof useComments>;
