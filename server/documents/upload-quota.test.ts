import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maxUnfinishedBytes, requireQuota } from './upload-quota.ts';

const spool = mkdtempSync(join(tmpdir(), 'unhold-spool-'));
const begin = (id: string, user_id: string, size: number) => {
  writeFileSync(join(spool, id), '');
  writeFileSync(join(spool, `${id}.json`), JSON.stringify({ id, size, offset: 0, metadata: { user_id } }));
};

test('what somebody has begun to upload counts against their quota, whether or not its bytes came', async () => {
  begin('a', 'ada', maxUnfinishedBytes - 10);
  begin('b', 'bo', maxUnfinishedBytes);
  writeFileSync(join(spool, 'broken.json'), '');
  await expect(requireQuota(spool, 'ada', 'x.pdf', 10)).resolves.toBeUndefined();
  await expect(requireQuota(spool, 'ada', 'x.pdf', 11)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(requireQuota(spool, 'cy', 'x.pdf', 11)).resolves.toBeUndefined();
});

test('a file for which the disk has no room is refused before it is sent', async () => {
  await expect(requireQuota(spool, 'cy', 'x.pdf', Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    message: expect.stringMatching(/^"x\.pdf" was not added: there is no room/),
  });
});
