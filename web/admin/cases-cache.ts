/** The cached pages of the cases table, changed in one row. */
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../contract/contract.ts';
import type { CasePriority, CaseStatus } from '../../domain/case.ts';

export type CasesPage = InferContractRouterOutputs<Contract>['admin']['cases'];
export type CaseRow = CasesPage['items'][number];
export type CaseChange = { status: CaseStatus } | { priority: CasePriority };

/** The page with the row changed; the same page when the case is not on it. */
export function withRow(page: CasesPage, id: string, change: Partial<CaseRow>): CasesPage {
  if (!page.items.some((row) => row.id === id)) return page;
  return { ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

/** The change that takes `change` back, given what stood there before. */
export function undoOf(change: CaseChange, before: Pick<CaseRow, 'status' | 'priority'>): CaseChange {
  return 'status' in change ? { status: before.status } : { priority: before.priority };
}

/** The spec's words, section 8. */
export function changeWords(change: CaseChange): { done: string; failed: string } {
  return 'status' in change
    ? { done: 'Case status updated successfully.', failed: 'Failed to update case status.' }
    : { done: 'Case priority updated successfully.', failed: 'Failed to update case priority.' };
}
