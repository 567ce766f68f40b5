/** Narrows values TypeScript cannot know: request bodies, storage entries, router state. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** `Object.keys` with the key type; only for objects without extra keys. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];
