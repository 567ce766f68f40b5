import { useInfiniteQuery } from '@tanstack/react-query';
import { counselThreadOptions } from './counsel-thread.tsx';

/** How many messages of the other of the two are unread; 0 for who is neither client nor counsel. */
export function useCounselUnread(caseId: string, isOneOfTwo: boolean): number {
  const { data } = useInfiniteQuery({ ...counselThreadOptions(caseId), enabled: isOneOfTwo });
  return data?.pages[0]?.unread ?? 0;
}
