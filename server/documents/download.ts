import type { Readable } from 'node:stream';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

type FileBytes = { filename: string; content_type: string; size_bytes: number; content: Readable };

/**
 * A file of a case or of the caller's own draft. Throws NOT_FOUND, for a file that is not theirs as for a missing one.
 */
export async function download(services: Services, user: User, id: string): Promise<FileBytes> {
  const row = await services.database.as(user, async (db) => {
    const columns = ['filename', 'content_type', 'size_bytes', 'storage_key'] as const;
    const [file, upload] = await Promise.all([
      db.selectFrom('case_files').select(columns).where('id', '=', id).executeTakeFirst(),
      db.selectFrom('uploads').select(columns).where('id', '=', id).where('user_id', '=', user.id).executeTakeFirst(),
    ]);
    return file ?? upload;
  });
  if (!row) throw notFound('This file');
  const { storage_key, ...shown } = row;
  return { ...shown, content: await services.storage.get(storage_key) };
}
