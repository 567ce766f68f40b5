/**
 * What is open on a case: names like those of known parties on which nobody has decided, one that the firm of its attorney knows and that waits
 * for them, or a conflict that was found.
 */
export const openConflicts = ['undecided', 'counsel', 'conflict'] as const;
export type OpenConflict = (typeof openConflicts)[number];
export const openConflictMarks: Record<OpenConflict, string> = {
  undecided: 'Conflict?',
  counsel: 'Counsel: conflict?',
  conflict: 'Conflict!',
};
export const openConflictLabels: Record<OpenConflict, string> = {
  undecided: 'Conflict undecided',
  counsel: 'Counsel’s firm: not clear',
  conflict: 'Conflict found',
};

/** Whether staff have to decide before the case is given to an attorney; what a firm knows is for its attorney to decide. */
export const isForStaff = (open: OpenConflict | null): open is 'undecided' | 'conflict' =>
  open !== null && open !== 'counsel';
