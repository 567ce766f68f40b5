import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, orpc, queryClient } from '../../api.ts';
import { isUnread, type Message } from './message-words.ts';

/** A case's messages, the newest first, a page at a time; live changes keep it fresh. */
export function useThread(caseId: string) {
  const query = useInfiniteQuery(
    orpc.cases.messages.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: caseId, limit: 20, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );
  const messages = query.data?.pages.flatMap((page) => page.items);
  const unread = query.data?.pages[0]?.unread ?? 0;
  return { query, messages, unread, fresh: useFresh(messages), list: useReadWhenSeen(caseId, unread, messages?.[0]?.id) };
}

/** What was unread when it came onto the page stays marked while one is here. */
function useFresh(messages: readonly Message[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = (messages ?? []).filter((each) => isUnread(each) && !fresh.has(each.id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map((each) => each.id)]));
  return fresh;
}

/**
 * The merchant's messages count as read once the newest entry of the thread has been on the screen. `newestId` because one that comes
 * while another is being marked leaves the count as it was.
 */
function useReadWhenSeen(caseId: string, unread: number, newestId: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const newest = list.current?.firstElementChild;
    if (unread === 0 || !newest) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      // A failure leaves them unread, and the next look tries again.
      void api.cases.markMessagesRead({ id: caseId }).then(refresh).catch(() => undefined);
    });
    watch.observe(newest);
    return () => watch.disconnect();
  }, [caseId, unread, newestId]);
  return list;
}

/** An older page that is on its way is not cut off by this. */
const refresh = () => Promise.all([orpc.cases.messages.key(), orpc.admin.case.key(), orpc.admin.work.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })));
