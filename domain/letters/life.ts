import type { LetterStatus } from './letter.ts';

/** Nobody has approved the letter yet. */
export const unapproved = ['draft', 'in_review'] as const satisfies readonly LetterStatus[];
/** Nothing of the letter has left: it may still change. */
export const unsent = [...unapproved, 'approved'] as const satisfies readonly LetterStatus[];

const has = (statuses: readonly LetterStatus[], status: LetterStatus): boolean => statuses.includes(status);

export const isUnapproved = (status: LetterStatus): boolean => has(unapproved, status);
export const isUnsent = (status: LetterStatus): boolean => has(unsent, status);
