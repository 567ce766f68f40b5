import { useInfiniteQuery } from '@tanstack/react-query';
import { api, orpc, queryClient } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { CounselThread } from '../../messages/counsel-thread.tsx';
import { Conversation } from '../../messages/conversation.tsx';
import { MessageForm } from '../../messages/message-form.tsx';
import { markTeamRead } from '../../messages/use-read-when-seen.ts';
import { threadPages } from '../../messages/thread-pages.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases } from './frame/use-case.ts';

const texts = {
  title: 'With your attorney',
  readers: 'Only you and your attorney read this. Our team and your guests do not.',
  empty: 'Ask your attorney anything about this case.',
  label: 'Write to your attorney',
  closed: 'You can write here as soon as an attorney has your case.',
};

/** The merchant's thread with their attorney. */
export function WithAttorney({ caseId }: { caseId: string }) {
  return <CounselThread caseId={caseId} texts={texts} />;
}

/** The thread with the team. */
export function Messages({ theCase }: { theCase: CaseDetail }) {
  const { t, rich } = useLanguage();
  const thread = useInfiniteQuery(orpc.messages.list.infiniteOptions(threadPages(theCase.id)));
  return (
    <Conversation
      id="messages"
      caseId={theCase.id}
      title="With the team"
      readers="Our team and your attorney read this."
      empty={theCase.may.write ? 'Ask us anything about this case, or tell us what the processor told you.' : ''}
      thread={thread}
      markRead={markTeamRead}
      refresh={refreshCases}
    >
      {theCase.may.write ? (
        <MessageForm
          caseId={theCase.id}
          draft="message"
          label="Write to us"
          hint="We answer on business days. For your privacy, do not write card numbers or passwords."
          post={post}
          refresh={refresh}
        />
      ) : (
        <p className="muted measure">
          {rich('Messages can no longer be written on this case. For anything else, use {link}.', {
            link: <a href="/contact">{t('the contact page')}</a>,
          })}
        </p>
      )}
    </Conversation>
  );
}

const post = (message: { id: string; message_id: string; body: string; no_card: boolean }) =>
  api.messages.post(message);
const refresh = () => queryClient.invalidateQueries({ queryKey: orpc.messages.list.key() });
