import { orpc, queryClient } from '../api/api.ts';

/** What the merchant of a case allowed. */
export const consentQuery = (caseId: string) => orpc.ai.getConsent.queryOptions({ input: { id: caseId } });

export const refreshConsents = () => queryClient.invalidateQueries({ queryKey: orpc.ai.key() });
