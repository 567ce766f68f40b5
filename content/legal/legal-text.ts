/**
 * A block of a legal page: a paragraph, a list, a table, or the contact lines of `site.ts`. Text may contain links as
 * `[text](/path)`.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { contact: true };

export type LegalSection = {
  /** The section's anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalText = {
  title: string;
  path: string;
  /** For search engines, 70 to 160 characters. */
  description: string;
  lead: string;
  sections: readonly LegalSection[];
};
