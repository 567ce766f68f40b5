import { spawn, type SpawnOptions } from 'node:child_process';
import type { Account } from './account.ts';

/** How to spawn a PostgreSQL program: as `account`, without this process's environment, which holds secrets. */
export function spawnOptions(account: Account): SpawnOptions {
  return {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    ...(account.switched ? { uid: account.uid, gid: account.gid } : {}),
  };
}

/** The error for a PostgreSQL program that could not be started, with what to do. */
export function cannotRun(program: string, cause: NodeJS.ErrnoException): Error {
  return new Error(
    `the embedded PostgreSQL does not run on this system (${program}: ${cause.code ?? cause.message}): set DATABASE_URL to a PostgreSQL 15 or later`,
    { cause },
  );
}

/** Runs a PostgreSQL program and returns its output. Throws with that output when it fails. */
export function run(program: string, args: string[], account: Account, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...spawnOptions(account), stdio: 'pipe' });
    let output = '';
    child.stdout!.on('data', (data) => (output += data));
    child.stderr!.on('data', (data) => (output += data));
    // EPIPE: a program that exited early is reported by its exit code.
    child.stdin!.on('error', () => {});
    child.stdin!.end(input);
    child.on('error', (cause) => reject(cannotRun(program, cause)));
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} failed (${code}):\n${output.trim()}`)),
    );
  });
}
