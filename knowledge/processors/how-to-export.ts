/** A file of the account that its merchant downloads. `where`: menus, in the processor's own words, which stay as they are in Spanish. */
type FileToExport = { what: string; where: string; note: string };

/**
 * What a merchant downloads of their account before its access ends, and what no file of it shows. The menus are those of
 * stored public copies of 2026-11-23 and were not seen in an account.
 */
export type HowToExport = { files: readonly FileToExport[]; also: string | null };
