import { orpc } from '../api/api.ts';

/** The papers of a case with their signatures. */
export const papersQuery = (caseId: string) => orpc.papers.list.queryOptions({ input: { id: caseId } });
