/** Updates one row in the cached pages of the cases table and the work list. */
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import type { CasePriority, CaseStatus } from '../../../domain/cases/case.ts';

type Answers = InferContractRouterOutputs<Contract>['cases'];
export type CasesPage = Answers['listForStaff'];
export type CaseRow = CasesPage['items'][number];
export type WorkPage = Answers['listWork'];
export type WorkItem = WorkPage['items'][number];
export type WorkCase = NonNullable<WorkItem['the_case']>;
type Owner = CaseRow['owner'];

/** The fields that can be changed in place. */
export type CaseChange =
  | { status: CaseStatus }
  | { priority: CasePriority }
  | { owner: Owner }
  | { next_action: string; next_action_on: string };
/** The fields a change can affect, and its new version. */
export type Changeable = Pick<
  CaseRow,
  'id' | 'status' | 'priority' | 'owner' | 'next_action' | 'next_action_on' | 'version'
>;

/** The page with the row changed, or the same page if the case is not on it. */
export function withRow<Page extends { items: { id: string }[] }>(
  page: Page,
  id: string,
  change: Partial<CaseRow>,
): Page {
  if (!page.items.some((row) => row.id === id)) return page;
  return { ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

/** The same in the work list, where a case may have several rows. */
export function withWorkCase(page: WorkPage, id: string, change: Partial<CaseRow>): WorkPage {
  if (!page.items.some(({ the_case }) => the_case?.id === id)) return page;
  const changed = (item: WorkItem): WorkItem =>
    item.the_case?.id === id
      ? {
          ...item,
          ...('owner' in change && item.task_id === null && { owner: change.owner ?? null }),
          the_case: { ...item.the_case, ...change },
        }
      : item;
  return { ...page, items: page.items.map(changed) };
}

/** The change in the API's format. */
export function bodyOf(change: CaseChange) {
  return 'owner' in change ? { owner_id: change.owner?.id ?? null } : change;
}

/** The change that reverts `change`, given the previous row; an owner cannot be reverted to none. */
export const canUndo = (change: CaseChange, before: Pick<Changeable, 'owner'>): boolean =>
  !('owner' in change) || before.owner !== null;
export function undoOf(change: CaseChange, before: Omit<Changeable, 'id' | 'version'>): CaseChange {
  if ('status' in change) return { status: before.status };
  if ('priority' in change) return { priority: before.priority };
  if ('owner' in change) return { owner: before.owner };
  return { next_action: before.next_action ?? '', next_action_on: before.next_action_on ?? change.next_action_on };
}

/** For status and priority the spec's text, section 8. */
export function changeText(change: CaseChange): { done: string; failed: string } {
  if ('status' in change) return { done: 'Case status updated successfully.', failed: 'Failed to update case status.' };
  if ('priority' in change)
    return { done: 'Case priority updated successfully.', failed: 'Failed to update case priority.' };
  if ('owner' in change)
    return {
      done: change.owner
        ? `${change.owner.name} is now responsible for the case.`
        : 'No one is responsible for the case.',
      failed: 'Failed to change the case’s owner.',
    };
  return { done: 'Next action saved.', failed: 'Failed to save the next action.' };
}
