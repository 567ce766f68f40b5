import { spawnSync } from 'node:child_process';
import type { ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preloads } from './preloads.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The programs that open strangers' files, and the packages that they are made of: no settings, no data, no key. */
const readable = ['server/engines/*', 'domain/*', 'scripts/*', 'build/stripped/*', 'node_modules/*', 'package.json'];

/**
 * Node's permission model: the process reads only the program itself, writes nothing and starts nothing. Its threads
 * have the same restrictions. The addons are ours, for pictures and typesetting. The model of Node 24 does not cover
 * the network; `ownNetwork` does.
 */
const walls = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${root}${path}`),
  '--allow-addons',
  '--allow-worker',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path));
/**
 * Without privileges, only a process in a user namespace can get a network namespace, which has not even a loopback.
 */
const apart = ['--user', '--map-current-user', '--net', '--'];
let hasOwnNetwork: boolean | undefined;

/** Whether the system gives these processes a network of their own, with nothing in it; containers often do not. */
export function ownNetwork(): boolean {
  hasOwnNetwork ??= unshare !== undefined && spawnSync(unshare, [...apart, process.execPath, '--version']).status === 0;
  return hasOwnNetwork;
}

/**
 * How to start a process that opens strangers' files: without an environment and under the restrictions above; `flags`
 * are its further flags for Node. Whatever a hostile file makes it do, it finds no key, no other user's file and, where
 * the system allows it, no network.
 */
export function quarantined(flags: readonly string[]): ForkOptions {
  const { SystemRoot } = process.env;
  const node = [...walls, ...flags, ...preloads];
  return {
    env: SystemRoot === undefined ? {} : { SystemRoot },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(ownNetwork() ? { execPath: unshare, execArgv: [...apart, process.execPath, ...node] } : { execArgv: node }),
  };
}
