import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Account } from './account.ts';
import { spawnOptions } from './run.ts';

/** Unpacks a tar archive into a folder, as `account`. Throws what tar said when it failed. */
export async function unpack(archive: Readable, folder: string, account: Account): Promise<void> {
  // Read to the end of the stream: otherwise tar would exit at the archive's own end, before the stream has ended.
  const child = spawn('tar', ['-x', '--ignore-zeros', '-f', '-', '-C', folder], {
    ...spawnOptions(account),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr?.on('data', (data: Buffer) => said.push(data));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error('restoring needs the program tar', { cause })));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar failed: ${Buffer.concat(said).toString().trim()}`)),
    );
  });
  if (!child.stdin) throw new Error('tar takes no input');
  await Promise.all([ended, pipeline(archive, child.stdin)]);
}
