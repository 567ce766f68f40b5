import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, queryClient } from '../../api/api.ts';
import { markTeamRead, useReadWhenSeen } from '../../messages/use-read-when-seen.ts';
import { threadPages } from '../../messages/thread-pages.ts';
import { isUnread, type Message } from './message-text.ts';

/** A case's messages, newest first, page by page, updated live. */
export function useThread(caseId: string) {
  const query = useInfiniteQuery(orpc.messages.list.infiniteOptions(threadPages(caseId)));
  const messages = query.data?.pages.flatMap((page) => page.items);
  const { unread = 0, mentioned = false } = query.data?.pages[0] ?? {};
  return {
    query,
    messages,
    unread,
    fresh: useFresh(messages),
    list: useReadWhenSeen({
      caseId,
      unread: unread + Number(mentioned),
      newestId: messages?.[0]?.id,
      newestIn,
      markRead: markTeamRead,
      refresh,
    }),
  };
}

/** Messages that arrived unread stay marked as new until the user leaves. */
function useFresh(messages: readonly Message[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = (messages ?? []).filter((each) => isUnread(each) && !fresh.has(each.id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map((each) => each.id)]));
  return fresh;
}

const newestIn = (list: HTMLOListElement) => list.firstElementChild;

/** Refetches the thread, without canceling an older page that is loading. */
const refresh = () =>
  Promise.all(
    [orpc.messages.list.key(), orpc.cases.getForStaff.key(), orpc.cases.listWork.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }),
    ),
  );
