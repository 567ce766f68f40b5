import { useMutation } from '@tanstack/react-query';
import { mentionedIn } from '../../../domain/messages/mentions.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { withAttempt, type MessageDraft } from './message-draft.ts';

const sentTitles = { internal: 'Internal note saved.', merchant: 'Message sent to the merchant.' };

/** Sends a draft once, however often it is tried; `keep` stores it with its id before it is sent. */
export function useSendMessage(
  caseId: string,
  { keep, onSent }: { keep: (draft: MessageDraft) => void; onSent: () => void },
) {
  return useMutation({
    mutationFn: ({ no_card, ...draft }: MessageDraft & { no_card: boolean }) => {
      const tried = withAttempt(draft);
      keep(tried);
      const { visibility, subject, body, mentions, attempt } = tried;
      return api.messages.post({
        id: caseId,
        message_id: attempt.id,
        visibility,
        subject: subject.trim(),
        body: body.trim(),
        mentions: visibility === 'internal' ? mentionedIn(body, mentions).map(({ id }) => id) : [],
        no_card,
      });
    },
    // Does not wait until the thread is refetched: the emptied box can take the next message at once.
    onSuccess: ({ visibility }) => {
      showToast({ title: sentTitles[visibility] });
      onSent();
      for (const queryKey of [orpc.messages.list.key(), orpc.cases.getForStaff.key()])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, { no_card: _said, ...draft }) => {
      // Another text was sent under this id, so the next try uses a new one.
      if (codeOf(error) === 'IDEMPOTENCY_MISMATCH') keep({ ...draft, attempt: null });
      showToast({ title: 'Message not sent.', description: messageOf(error, 'Please try again.'), tone: 'danger' });
    },
  });
}
