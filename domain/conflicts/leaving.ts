/** Why a case left an attorney's desk, as that attorney reads it. */
export const leavingWhys = ['conflict', 'declined', 'gone', 'reassigned'] as const;
export type LeavingWhy = (typeof leavingWhys)[number];
export const leavingTexts: Record<LeavingWhy, string> = {
  conflict: 'because of a conflict of interest',
  declined: 'because you declined it',
  gone: 'because you could no longer act in it',
  reassigned: 'because staff assigned it to another attorney',
};
