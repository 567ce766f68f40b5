import { useEffect, useRef, type RefObject } from 'react';
import { api } from '../api/api.ts';

type Thread<Holder> = {
  caseId: string;
  unread: number;
  /** Needed in addition to the count, which does not change if a message arrives while another is being marked. */
  newestId: string | undefined;
  /** Finds the newest message's element in the holder. Must be stable, as must the two below. */
  newestIn: (holder: Holder) => Element | null;
  markRead: (input: { id: string }) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

/** Marks the thread of merchant and team as read. */
export const markTeamRead = (input: { id: string }) => api.messages.markRead(input);

/**
 * Marks the other side's messages of a case as read once the newest has been visible. Attach the returned ref to the
 * holder of the thread.
 */
export function useReadWhenSeen<Holder extends HTMLElement>({
  caseId,
  unread,
  newestId,
  newestIn,
  markRead,
  refresh,
}: Thread<Holder>): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const newest = holder.current && newestIn(holder.current);
    if (unread === 0 || !newest) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      // If this fails, they stay unread, and it is tried again the next time they are visible.
      void markRead({ id: caseId })
        .then(refresh)
        .catch(() => undefined);
    });
    watch.observe(newest);
    return () => watch.disconnect();
  }, [caseId, unread, newestId, newestIn, markRead, refresh]);
  return holder;
}
