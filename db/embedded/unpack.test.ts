import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ownAccount } from './account.ts';
import { unpack } from './unpack.ts';

const folder = mkdtempSync(join(tmpdir(), 'unhold-unpack-'));
const [from, into] = [join(folder, 'from'), join(folder, 'into')];
for (const each of [from, into]) mkdirSync(each);
writeFileSync(join(from, 'PG_VERSION'), '18\n');
const archive = execFileSync('tar', ['-c', '-f', '-', '-C', from, '.']);
afterAll(() => rmSync(folder, { recursive: true }));

test("an archive is unpacked even if its stream ends a while after the archive's own end", async () => {
  const late = async function* () {
    yield archive;
    await sleep(500);
    yield Buffer.alloc(512);
  };
  await unpack(Readable.from(late(), { objectMode: false }), into, ownAccount());
  expect(readFileSync(join(into, 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('a truncated archive is refused with what tar said', async () => {
  const cut = Readable.from([archive.subarray(0, 1_024)], { objectMode: false });
  await expect(unpack(cut, into, ownAccount())).rejects.toThrow(/tar failed: .*(EOF|end)/is);
});
