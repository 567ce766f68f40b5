import { readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { maxFileBytes, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { minFreeBytes } from '../kernel/readiness.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Bytes that one person's unfinished uploads may have announced together: as much as one application may hold. */
export const maxUnfinishedBytes = maxFileBytes * maxFilesPerCase;

const uploadInfo = z.object({ size: z.number().catch(0), metadata: z.object({ user_id: z.string() }) });

/**
 * Before any byte of an upload: its room on the disk, and in what its owner has begun and not finished. Throws CONFLICT and
 * STORAGE_FULL.
 */
export async function requireQuota(spool: string, userId: string, filename: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(spool);
  if (bavail * bsize - size < minFreeBytes)
    throw new Refusal(
      'STORAGE_FULL',
      `"${filename}" was not added: there is no room for it right now. Please try again later.`,
    );
  if ((await unfinishedBytes(spool, userId)) + size > maxUnfinishedBytes)
    throw new Refusal(
      'CONFLICT',
      `"${filename}" was not added: too many of your uploads are unfinished. Finish or remove some of them first.`,
    );
}

/** Announced sizes count, not what has arrived. */
async function unfinishedBytes(spool: string, userId: string): Promise<number> {
  const infos = (await readdir(spool)).filter((name) => name.endsWith('.json'));
  const sizes = await Promise.all(infos.map((name) => ownSize(join(spool, name), userId)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** One that another request has just finished or removed is none any more. */
async function ownSize(path: string, userId: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const read = text === '' ? null : uploadInfo.safeParse(JSON.parse(text));
  return read?.success && read.data.metadata.user_id === userId ? read.data.size : 0;
}
