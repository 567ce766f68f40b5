/**
 * Tries what a hostile file could make the process that opens it do, and sends its parent the outcome of each attempt.
 */
import { fork, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const [, , secret = '', root = '', port = ''] = process.argv;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
function tried(attempt: () => unknown): string {
  try {
    attempt();
    return 'read';
  } catch (error) {
    return codeOf(error);
  }
}

const inThread = (): Promise<string> =>
  new Promise((resolve) => {
    const code = `require('node:fs').readFileSync(${JSON.stringify(secret)})`;
    const worker = new Worker(code, { eval: true });
    worker.once('error', (error) => resolve(codeOf(error)));
    worker.once('exit', () => resolve('read'));
  });

const overNetwork = (): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve('connected'));
    socket.once('error', (error) => resolve(codeOf(error)));
  });

const link = join(root, 'node_modules', '.hostile-link');
process.send?.({
  'the key in the data folder': tried(() => readFileSync(secret)),
  'the users of the system': tried(() => readFileSync('/etc/passwd')),
  'its parent’s environment': tried(() => readFileSync(`/proc/${process.ppid}/environ`)),
  'the settings beside the program': tried(() => readFileSync(join(root, '.env'))),
  'the program that serves': tried(() => readFileSync(join(root, 'main.ts'))),
  'its own program, to write': tried(() => writeFileSync(join(root, 'server/engines/preloads.ts'), '')),
  'a file in the temporary folder, to write': tried(() => writeFileSync(join(tmpdir(), 'hostile'), '')),
  'the key in the data folder, by a link': tried(() => symlinkSync(secret, link)),
  'the key in the data folder, from a thread': await inThread(),
  'another program': tried(() => spawnSync('/bin/true')),
  'a copy of itself': tried(() => fork(process.argv[1] ?? '')),
  'a package of its own': tried(() => readFileSync(join(root, 'node_modules/pdfjs-dist/package.json'))),
  'its environment': Object.keys(process.env).join(),
  'a server of this machine': await overNetwork(),
});
