/** The lines of a firm that an envelope shows: without telephone and email. */
export const postalLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/@|^(telephone|tel|phone|fax)\b/i.test(line));
