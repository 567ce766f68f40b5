import type { PaperKind } from '../../domain/letters/signed-paper.ts';

/** The page on which the merchant reads and signs a paper of their case. */
export const signAddress = (caseId: string, kind: PaperKind): string => `/dashboard/cases/${caseId}/sign/${kind}`;
