import { maxFileBytes, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { minFreeBytes } from '../kernel/readiness.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';

/** Bytes that one user's unfinished uploads may announce together: as much as one application may hold. */
export const maxUnfinishedBytes = maxFileBytes * maxFilesPerCase;

/**
 * Checks, before any byte of an upload of `size` bytes arrives, that there is room for it on the disk and among its
 * user's unfinished uploads. Throws CONFLICT and STORAGE_FULL.
 */
export async function requireQuota(
  unfinished: Pick<UnfinishedUploads, 'freeBytes' | 'announcedBytes'>,
  filename: string,
  size: number,
): Promise<void> {
  if ((await unfinished.freeBytes()) - size < minFreeBytes)
    throw new Refusal(
      'STORAGE_FULL',
      `"${filename}" was not added: there is no room for it right now. Please try again later.`,
    );
  if ((await unfinished.announcedBytes()) + size > maxUnfinishedBytes)
    throw new Refusal(
      'CONFLICT',
      `"${filename}" was not added: too many of your uploads are unfinished. Finish or remove some of them first.`,
    );
}
