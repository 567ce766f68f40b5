import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { expect, test } from 'vitest';
import { createFileStorage } from '../ports/storage/file-storage.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';
import { maxUnfinishedBytes, requireQuota } from './upload-quota.ts';

const folder = mkdtempSync(join(tmpdir(), 'unhold-quota-'));
const storage = createFileStorage({ directory: join(folder, 'storage'), app_key: Buffer.alloc(32, 7) });
const of = (owner: string) => new UnfinishedUploads(storage, owner, join(folder, 'spool'));
const ids = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'] as const;

test("an upload counts against its user's quota once it is begun, whether or not its bytes have come", async () => {
  const [ada, bo, cy] = [of('ada'), of('bo'), of('cy')];
  await ada.create(new Upload({ id: ids[0], size: maxUnfinishedBytes - 10, offset: 0, metadata: {} }));
  await ada.write(Readable.from([Buffer.from('four')]), ids[0], 0);
  await bo.create(new Upload({ id: ids[1], size: maxUnfinishedBytes, offset: 0, metadata: {} }));
  await expect(requireQuota(ada, 'x.pdf', 10)).resolves.toBeUndefined();
  await expect(requireQuota(ada, 'x.pdf', 11)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(requireQuota(cy, 'x.pdf', 11)).resolves.toBeUndefined();
  await ada.remove(ids[0]);
  await expect(requireQuota(ada, 'x.pdf', 11)).resolves.toBeUndefined();
});

test('a file for which the disk has no room is refused before it is sent', async () => {
  await expect(requireQuota(of('cy'), 'x.pdf', Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    message: expect.stringMatching(/^"x\.pdf" was not added: there is no room/),
  });
});
