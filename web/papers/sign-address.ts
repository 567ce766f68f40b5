import type { PaperKind } from '../../domain/papers/kinds.ts';
import { paperWords } from './paper-words.ts';

/** The page on which a paper of a case is read and signed. */
export const signAddress = (caseId: string, kind: PaperKind): string =>
  `/dashboard/cases/${caseId}/${paperWords[kind].page ?? `sign/${kind}`}`;
