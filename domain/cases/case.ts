/** Case statuses (spec application.txt, section 3). */

export const caseStatuses = ['intake', 'under_review', 'in_progress', 'resolved', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const caseStatusLabels: Record<CaseStatus, string> = {
  intake: 'Intake',
  under_review: 'Under Review',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
};
/** Spec, section 4: active cases are intake, under_review and in_progress. */
export const activeStatuses: readonly CaseStatus[] = ['intake', 'under_review', 'in_progress'];
/** The others: no promises remain. */
export const endedStatuses: readonly CaseStatus[] = ['resolved', 'closed'];

export const hasEnded = (status: CaseStatus): boolean => endedStatuses.includes(status);

export const casePriorities = ['low', 'medium', 'high'] as const;
export type CasePriority = (typeof casePriorities)[number];
export const casePriorityLabels: Record<CasePriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };
