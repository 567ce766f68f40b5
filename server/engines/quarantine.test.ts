import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownNetwork, quarantined } from './quarantine.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const probe = fileURLToPath(new URL('../../testing/files/hostile-program.ts', import.meta.url));

/** What a program that tries everything gets under the restrictions of processes that open strangers' files. */
let got: Record<string, string>;
let secret: string;
beforeAll(async () => {
  secret = join(mkdtempSync(join(tmpdir(), 'data-')), 'app-key');
  writeFileSync(secret, 'a key');
  process.env['APP_KEY'] = 'a key of the environment';
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = fork(probe, [secret, root, String(port)], quarantined([]));
  const [answer] = await once(child, 'message');
  child.kill();
  server.close();
  delete process.env['APP_KEY'];
  got = answer;
}, 30_000);

describe('a process that opens strangers’ files', () => {
  test.each([
    'the key in the data folder',
    'the users of the system',
    'its parent’s environment',
    'the settings beside the program',
    'the program that serves',
    'its own program, to write',
    'a file in the temporary folder, to write',
    'the key in the data folder, from a thread',
    'the key in the data folder, by a link',
  ])('cannot open %s', (what) => expect(got[what]).toBe('ERR_ACCESS_DENIED'));

  test.each(['another program', 'a copy of itself'])('cannot start %s', (what) =>
    expect(got[what]).toBe('ERR_ACCESS_DENIED'),
  );

  test('has nothing in its environment', () => expect(got['its environment']).toBe(''));

  test('may read its own packages', () => expect(got['a package of its own']).toBe('read'));

  test.runIf(ownNetwork())('reaches nobody over the network', () =>
    expect(got['a server of this machine']).toMatch(/ENETUNREACH|EADDRNOTAVAIL/),
  );

  test('has an isolated network wherever the system allows one', () => {
    const given = spawnSync('unshare', ['--user', '--map-current-user', '--net', 'true']).status === 0;
    expect(ownNetwork()).toBe(given);
  });
});
