/** A table row is one unit, so that amounts cannot be swapped between rows. */
export const rowText = (row: readonly string[]): string => row.join(' | ');
