/** Reads what TypeScript cannot know: bodies, storage entries, router state. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The keys of a table that is written out in full, with their type. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];
