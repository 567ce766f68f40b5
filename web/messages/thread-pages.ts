/** A thread page by page, newest first, as the options of an infinite query. */
export const threadPages = (caseId: string) => ({
  input: (cursor: string | undefined) => ({ id: caseId, limit: 20, ...(cursor !== undefined && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
});
