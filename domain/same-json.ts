/** Whether two values are equal as JSON, regardless of key order; an undefined value counts as missing. */
export const sameJson = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : each,
  );
