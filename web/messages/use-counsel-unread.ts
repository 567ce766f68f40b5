import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';

/** How many messages of the other of the two are unread, asked without the thread that only some screens show. */
export const counselUnreadQuery = (caseId: string) =>
  orpc.messages.listWithCounsel.queryOptions({ input: { id: caseId, limit: 1 } });

/** 0 for who is neither client nor counsel. */
export function useCounselUnread(caseId: string, isOneOfTwo: boolean): number {
  return useQuery({ ...counselUnreadQuery(caseId), enabled: isOneOfTwo }).data?.unread ?? 0;
}
