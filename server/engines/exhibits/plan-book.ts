import type { SlipReason } from '../../../domain/letters/exhibits.ts';
import { officeTypes } from './read-office.ts';

/** Pages of all exhibits together, and bytes of their files: as much as a reader and an envelope can take. */
export const maxPages = 150;
const maxBytes = 60 * 1024 * 1024;

/** Types shown page by page; all others have a slip sheet. */
const shownTypes = new Set(['application/pdf', 'image/jpeg', 'image/png', ...officeTypes]);
const isShown = (contentType: string): boolean => shownTypes.has(contentType);

/**
 * The reason for a slip sheet of each exhibit that type and size alone rule out; null for those that must be opened.
 * Earlier exhibits take their space first.
 */
export function slipsBySize(
  files: readonly ({ content_type: string; size_bytes: number } | null)[],
  max = maxBytes,
): (SlipReason | null)[] {
  let taken = 0;
  return files.map((file) => {
    if (file === null) return 'no_file';
    if (!isShown(file.content_type)) return 'kind';
    if (taken + file.size_bytes > max) return 'too_large';
    taken += file.size_bytes;
    return null;
  });
}

/**
 * The same by pages: `counts` has null for an exhibit that already has a slip sheet. An exhibit is shown whole or not
 * at all.
 */
export function slipsByPages(counts: readonly (number | null)[], max = maxPages): (SlipReason | null)[] {
  let taken = 0;
  return counts.map((count) => {
    if (count === null) return null;
    if (taken + count > max) return 'too_many_pages';
    taken += count;
    return null;
  });
}
