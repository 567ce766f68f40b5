import type { Readable } from 'node:stream';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

export type FileBytes = { filename: string; content_type: string; size_bytes: number; content: Readable };

/** One file of a case or of the caller's own draft. Throws NOT_FOUND for a stranger's and a missing one alike. */
export async function download(services: Services, person: Person, id: string): Promise<FileBytes> {
  const row = await services.database.as(person, async (db) => {
    const columns = ['filename', 'content_type', 'size_bytes', 'storage_key'] as const;
    const [file, upload] = await Promise.all([
      db.selectFrom('case_files').select(columns).where('id', '=', id).executeTakeFirst(),
      db.selectFrom('uploads').select(columns).where('id', '=', id).where('user_id', '=', person.id).executeTakeFirst(),
    ]);
    return file ?? upload;
  });
  if (!row) throw notFound('This file');
  const { storage_key, ...shown } = row;
  return { ...shown, content: await services.storage.get(storage_key) };
}
