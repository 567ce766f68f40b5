import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { LongText } from '../ui/long-text.tsx';
import { authorText, type Written } from './message-text.ts';
import './messages.css';
import { useReadWhenSeen } from './use-read-when-seen.ts';

type Page = { items: readonly Written[]; unread: number };
export type Thread = UseInfiniteQueryResult<InfiniteData<Page>>;
type ConversationProps = {
  /** Of the section, where links arrive. */
  id: string;
  caseId: string;
  title: string;
  /** Who reads it; where few messages are shown first, the form says so. */
  readers: string;
  /** Said while there are no messages. */
  empty: string;
  thread: Thread;
  /** Both must be stable. */
  markRead: (input: { id: string }) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  /** So many messages, and all that are unread, are shown first, each cut to its first lines; by default all that are loaded, whole. */
  shownFirst?: number;
  /** In the line of the title. */
  beside?: ReactNode;
  /** Below the newest message, once they are loaded. */
  children: ReactNode;
};

/** A thread, oldest first, the newest above the form. */
export function Conversation({
  id,
  caseId,
  title,
  readers,
  empty,
  thread,
  markRead,
  refresh,
  shownFirst,
  beside,
  children,
}: ConversationProps) {
  const { t } = useLanguage();
  const loaded = thread.data?.pages.flatMap((page) => page.items).toReversed();
  const unread = thread.data?.pages[0]?.unread ?? 0;
  const [all, showAll] = useState(shownFirst === undefined);
  const messages = all ? loaded : loaded?.slice(-Math.max(shownFirst ?? 0, unread));
  const hidden = (loaded?.length ?? 0) > (messages?.length ?? 0);
  const newestId = messages?.at(-1)?.id;
  const section = useReadWhenSeen({ caseId, unread, newestId, newestIn, markRead, refresh });
  const fresh = useFresh(messages);
  return (
    <section className="case-part" id={id} aria-labelledby={`${id}-title`} tabIndex={-1} ref={section}>
      <div className="thread__head">
        <h2 id={`${id}-title`}>{t(title)}</h2>
        {beside}
      </div>
      {shownFirst === undefined ? <p className="muted measure">{t(readers)}</p> : null}
      {thread.isPending ? <Skeletons rows={2} height="4rem" label="Loading the messages…" /> : null}
      {thread.isError && !messages ? <Failed thread={thread} /> : null}
      {thread.hasNextPage || hidden ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={thread.isFetchingNextPage}
            busyLabel="Loading earlier messages…"
            onClick={() => (hidden ? showAll(true) : void thread.fetchNextPage())}
          >
            {t('Show earlier messages')}
          </Button>
        </div>
      ) : null}
      {messages?.length === 0 ? (
        <p className="muted small measure">
          {t('No messages yet.')} {t(empty)}
        </p>
      ) : null}
      {messages && messages.length > 0 ? (
        <ol role="list" className="thread">
          {messages.map((each) => (
            <Message key={each.id} message={each} fresh={fresh.has(each.id)} short={!all} />
          ))}
        </ol>
      ) : null}
      {messages ? children : null}
    </section>
  );
}

/** In the words of the specification. */
const failed = 'Failed to load your data. Please try again.';

function Failed({ thread }: { thread: Thread }) {
  const { t } = useLanguage();
  const why = messageOf(thread.error, failed);
  return (
    <Notice tone="danger" title={`${t('Error')} - ${t(failed)}`}>
      {why === failed ? null : <p>{t(why)}</p>}
      <div className="button-row">
        <Button
          variant="secondary"
          size="small"
          busy={thread.isFetching}
          busyLabel="Trying again…"
          onClick={() => void thread.refetch()}
        >
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}

function Message({ message, fresh, short }: { message: Written; fresh: boolean; short: boolean }) {
  const { t } = useLanguage();
  const { dayOf, momentOf } = useDates();
  return (
    <li className={message.mine ? 'message message--mine' : 'message'}>
      <p className="message__by">
        <strong>{t(authorText(message))}</strong>
        <time className="muted small" dateTime={message.created_at}>
          {short ? dayOf(message.created_at) : momentOf(message.created_at)}
        </time>
        {fresh ? <span className="message__new">{t('New')}</span> : null}
      </p>
      {message.subject ? <h3 dir="auto">{message.subject}</h3> : null}
      {short ? (
        <LongText text={message.body} lines={2} className="message__body" />
      ) : (
        <p className="message__body" dir="auto">
          {message.body}
        </p>
      )}
      {message.mine && message.read_at ? <p className="muted small">{t('Read')}</p> : null}
    </li>
  );
}

/** Messages that arrived unread stay marked as new until the user leaves. */
function useFresh(messages: readonly Written[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = (messages ?? []).filter((each) => !each.mine && each.read_at === null && !fresh.has(each.id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map((each) => each.id)]));
  return fresh;
}

const newestIn = (section: HTMLElement) => section.querySelector('.thread > :last-child');
