import { maxFileBytes, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { minFreeBytes } from '../kernel/readiness.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';

/** Bytes that one person's unfinished uploads may have announced together: as much as one application may hold. */
export const maxUnfinishedBytes = maxFileBytes * maxFilesPerCase;

/**
 * Before any byte of an upload of `size` bytes: its room on the disk, and in what its owner has begun and not finished. Throws CONFLICT and
 * STORAGE_FULL.
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
