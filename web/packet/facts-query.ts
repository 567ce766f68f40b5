import { orpc } from '../api/api.ts';

export const factsQuery = (caseId: string) => orpc.packet.getFacts.queryOptions({ input: { id: caseId } });
