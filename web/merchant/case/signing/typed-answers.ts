/** Answers by their names, as typed. */
export type Typed = Record<string, string>;

/** What an earlier page left; null if it is something else. */
export const asTyped = (left: unknown): Typed | null =>
  typeof left === 'object' && left !== null && Object.values(left).every((each) => typeof each === 'string')
    ? Object.fromEntries(Object.entries(left).map(([name, value]) => [name, String(value)]))
    : null;
