import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, orpc, queryClient } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { Conversation } from './conversation.tsx';
import { threadPages } from './thread-pages.ts';
import { MessageForm } from './message-form.tsx';

/** What the thread says to the one who reads it. */
type Texts = { title: string; readers: string; empty: string; label: string; closed: string };

/** What this thread holds, page by page; shared by all that show it or count it. */
export const counselThreadOptions = (caseId: string) =>
  orpc.messages.listWithCounsel.infiniteOptions(threadPages(caseId));

/** Under which subject a message of this thread that was not sent yet is stored. */
export const counselDraft = 'counsel-message';

/** The thread of client and counsel, for one of the two. */
export function CounselThread({
  caseId,
  texts,
  ...look
}: {
  caseId: string;
  texts: Texts;
  /** As a conversation has them. */ shownFirst?: number;
  beside?: ReactNode;
}) {
  const { t } = useLanguage();
  const thread = useInfiniteQuery(counselThreadOptions(caseId));
  const { title, readers, empty, label, closed } = texts;
  const mayWrite = thread.data?.pages[0]?.may_write === true;
  const shared = { id: 'counsel', caseId, title, readers, thread, markRead, refresh };
  return (
    <Conversation {...shared} {...look} empty={mayWrite ? empty : ''}>
      {mayWrite ? (
        <MessageForm
          caseId={caseId}
          draft={counselDraft}
          label={label}
          hint={look.shownFirst === undefined ? 'The email about it does not repeat your message.' : readers}
          post={post}
          refresh={refresh}
        />
      ) : (
        <p className="muted measure">{t(closed)}</p>
      )}
    </Conversation>
  );
}

const markRead = (input: { id: string }) => api.messages.markCounselRead(input);
const post = (message: { id: string; message_id: string; body: string; no_card: boolean }) =>
  api.messages.postWithCounsel(message);
const refresh = () =>
  Promise.all(
    [orpc.messages.listWithCounsel.key(), orpc.messages.listClients.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
