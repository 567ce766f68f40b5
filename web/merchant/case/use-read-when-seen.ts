import { useEffect, useRef, type RefObject } from 'react';
import { api } from '../../api/api.ts';

type Thread<Holder> = {
  caseId: string;
  unread: number;
  /** Besides the count, because a message that comes while another is being marked leaves that as it was. */
  newestId: string | undefined;
  /** Where the newest message stands in what the result is given to; the same function each time, as `refresh`. */
  newestIn: (holder: Holder) => Element | null;
  refresh: () => Promise<unknown>;
};

/** The other side's messages of a case count as read once the newest of the thread has been on the screen. */
export function useReadWhenSeen<Holder extends HTMLElement>({
  caseId,
  unread,
  newestId,
  newestIn,
  refresh,
}: Thread<Holder>): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const newest = holder.current && newestIn(holder.current);
    if (unread === 0 || !newest) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      // A failure leaves them unread, and the next look tries again.
      void api.messages
        .markRead({ id: caseId })
        .then(refresh)
        .catch(() => undefined);
    });
    watch.observe(newest);
    return () => watch.disconnect();
  }, [caseId, unread, newestId, newestIn, refresh]);
  return holder;
}
