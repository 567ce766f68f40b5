import { spawnSync } from 'node:child_process';
import type { ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preloads } from './preloads.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The programs that open strangers' files, and the packages that they are made of: no settings, no data, no key. */
const readable = ['server/engines/*', 'domain/*', 'scripts/*', 'build/stripped/*', 'node_modules/*', 'package.json'];

/**
 * Node's permission model: nothing but the program itself is read, nothing is written and nothing started. Threads have the same walls;
 * addons are ours, for pictures and typesetting. The model of Node 24 has no word on the network, which `ownNetwork` takes away.
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
/** A user namespace is what lets a process without rights have a network namespace, in which there is not even a loopback. */
const apart = ['--user', '--map-current-user', '--net', '--'];
let hasOwnNetwork: boolean | undefined;

/** Whether the system gives these processes a network of their own, with nothing in it; containers often do not. */
export function ownNetwork(): boolean {
  hasOwnNetwork ??= unshare !== undefined && spawnSync(unshare, [...apart, process.execPath, '--version']).status === 0;
  return hasOwnNetwork;
}

/**
 * How a process that opens strangers' files is started, with `flags` of its own for Node: without environment, and within the walls. Whatever a
 * hostile file makes of it finds no key, no file of another and, where the system allows it, no network.
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
