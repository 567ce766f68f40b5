import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import type { CaseDetail } from './frame/case-types.ts';
import { LoadFailed } from './frame/load-failed.tsx';
import { MessageForm } from './message-form.tsx';
import { authorText, type Message } from './message-text.ts';
import { refreshCases } from './frame/use-case.ts';
import { useReadWhenSeen } from './use-read-when-seen.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

/** The thread with the team, oldest first, the newest above the composer. */
export function Messages({ theCase }: { theCase: CaseDetail }) {
  const { t, rich } = useLanguage();
  const query = useInfiniteQuery(
    orpc.messages.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: theCase.id, limit: 20, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );
  const messages = query.data?.pages.flatMap((page) => page.items).toReversed();
  const unread = query.data?.pages[0]?.unread ?? 0;
  const section = useReadWhenSeen({
    caseId: theCase.id,
    unread,
    newestId: messages?.at(-1)?.id,
    newestIn,
    refresh: refreshCases,
  });
  const fresh = useFresh(messages);
  return (
    <section className="case-part" id="messages" aria-labelledby="messages-title" tabIndex={-1} ref={section}>
      <h2 id="messages-title">{t('Messages')}</h2>
      {query.isPending ? <Skeletons rows={2} height="4rem" label="Loading the messages…" /> : null}
      {query.isError && !messages ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={query.isFetchingNextPage}
            busyLabel="Loading earlier messages…"
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show earlier messages')}
          </Button>
        </div>
      ) : null}
      {messages?.length === 0 ? (
        <p className="muted measure">
          {t('No messages yet.')}{' '}
          {theCase.may.write ? t('Ask us anything about this case, or tell us what the processor told you.') : ''}
        </p>
      ) : null}
      {messages && messages.length > 0 ? (
        <ol role="list" className="thread">
          {messages.map((each) => (
            <ThreadItem key={each.id} message={each} fresh={fresh.has(each.id)} />
          ))}
        </ol>
      ) : null}
      {messages && theCase.may.write ? <MessageForm caseId={theCase.id} /> : null}
      {messages && !theCase.may.write ? (
        <p className="muted measure">
          {rich('Messages can no longer be written on this case. For anything else, use {link}.', {
            link: <a href="/contact">{t('the contact page')}</a>,
          })}
        </p>
      ) : null}
    </section>
  );
}

function ThreadItem({ message, fresh }: { message: Message; fresh: boolean }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  return (
    <li className={message.mine ? 'message message--mine' : 'message'}>
      <p className="message__by">
        <strong>{t(authorText(message))}</strong>
        <time className="muted small" dateTime={message.created_at}>
          {momentOf(message.created_at)}
        </time>
        {fresh ? <span className="message__new">{t('New')}</span> : null}
      </p>
      {message.subject ? <h3 dir="auto">{message.subject}</h3> : null}
      <p className="message__body" dir="auto">
        {message.body}
      </p>
      {message.mine && message.read_at ? <p className="muted small">{t('Read')}</p> : null}
    </li>
  );
}

/** Messages that arrived unread stay marked as new until the user leaves. */
function useFresh(messages: readonly Message[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = (messages ?? []).filter((each) => !each.mine && each.read_at === null && !fresh.has(each.id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map((each) => each.id)]));
  return fresh;
}

const newestIn = (section: HTMLElement) => section.querySelector('.thread > :last-child');
