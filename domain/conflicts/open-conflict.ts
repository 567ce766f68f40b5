/** What is open on a case: names like those of known parties on which nobody has decided, or a conflict that was found. */
export const openConflicts = ['undecided', 'conflict'] as const;
export type OpenConflict = (typeof openConflicts)[number];
export const openConflictMarks: Record<OpenConflict, string> = { undecided: 'Conflict?', conflict: 'Conflict!' };
export const openConflictLabels: Record<OpenConflict, string> = {
  undecided: 'Conflict undecided',
  conflict: 'Conflict found',
};
