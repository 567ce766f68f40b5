import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { api, orpc, queryClient } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { CounselThread } from '../../messages/counsel-thread.tsx';
import { Conversation } from '../../messages/conversation.tsx';
import { MessageForm } from '../../messages/message-form.tsx';
import { useCounselUnread } from '../../messages/use-counsel-unread.ts';
import { markTeamRead } from '../../messages/use-read-when-seen.ts';
import { threadPages } from '../../messages/thread-pages.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases } from './frame/use-case.ts';

/** What the thread with the attorney says to the merchant. */
export const attorneyTexts = {
  title: 'With your attorney',
  readers: 'Only you and your attorney read this. Our team and your guests do not.',
  empty: 'Ask your attorney anything about this case.',
  label: 'Write to your attorney',
  closed: 'You can write here as soon as an attorney has your case.',
};

/** One of the two threads: with the team, and where the address says so with the attorney; beside its title the way to the other. */
export function Messages({ theCase }: { theCase: CaseDetail }) {
  const { id, may, unread_messages: fromTeam } = theCase;
  const { hash } = useLocation();
  const withAttorney = may.ask_counsel && hash === '#counsel';
  const fromAttorney = useCounselUnread(id, may.ask_counsel);
  if (withAttorney)
    return (
      <CounselThread
        caseId={id}
        texts={attorneyTexts}
        shownFirst={shownFirst}
        beside={<OtherThread to="messages" label="With the team" unread={fromTeam} />}
      />
    );
  const other = <OtherThread to="counsel" label="With your attorney" unread={fromAttorney} />;
  return <WithTeam theCase={theCase} beside={may.ask_counsel ? other : null} />;
}

/** So many messages are shown first, and all that are unread. */
const shownFirst = 1;

function OtherThread({ to, label, unread }: { to: string; label: string; unread: number }) {
  const { t } = useLanguage();
  return (
    <Link to={`#${to}`} className="small no-print" preventScrollReset>
      {t(label)}
      {unread > 0 ? <strong> {t('({count} new)', { count: unread })}</strong> : null}
    </Link>
  );
}

const teamReads = 'Our team and your attorney read this.';

/** The thread with the team. */
function WithTeam({ theCase, beside }: { theCase: CaseDetail; beside: ReactNode }) {
  const { t, rich } = useLanguage();
  const thread = useInfiniteQuery(orpc.messages.list.infiniteOptions(threadPages(theCase.id)));
  return (
    <Conversation
      id="messages"
      caseId={theCase.id}
      title="With the team"
      readers={teamReads}
      empty={theCase.may.write ? 'Ask us anything about this case, or tell us what the processor told you.' : ''}
      thread={thread}
      markRead={markTeamRead}
      refresh={refreshCases}
      shownFirst={shownFirst}
      beside={beside}
    >
      {theCase.may.write ? (
        <MessageForm
          caseId={theCase.id}
          draft="message"
          label="Write to us"
          hint={teamReads}
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
