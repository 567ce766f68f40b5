import type { PaperKind } from '../../domain/papers/kinds.ts';

/** The page on which a paper of a case is read and signed. */
export const signAddress = (caseId: string, kind: PaperKind): string =>
  `/dashboard/cases/${caseId}/${kind === 'fee_agreement' ? 'agreement' : `sign/${kind}`}`;
