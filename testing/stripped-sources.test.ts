import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { nodeFlags } from '../scripts/node-flags.mjs';

const root = new URL('..', import.meta.url).pathname;

function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/**
 * The value of an expression in a program started like the server, and whether Node loaded its own remover of types.
 */
function started(expression: string): [given: unknown, remover: boolean] {
  const program = `
    const given = ${expression};
    const remover = process.moduleLoadList.some((name) => name.includes('amaro'));
    console.log(JSON.stringify([given, remover]));`;
  return JSON.parse(node(...nodeFlags, '--input-type=module', '--eval', program)) as [unknown, boolean];
}

beforeAll(() => {
  node('scripts/strip-types.mjs');
});

test('sources whose types were removed ahead of time are loaded as they are', () => {
  expect(started("(await import('./domain/money/cents.ts')).centsFromEntry('12')")).toEqual([1200, false]);
});

test('a source that has changed since is left to Node, so that no process runs outdated code', () => {
  const path = `build/changed-${process.pid}.ts`;
  writeFileSync(root + path, 'export const given: string = "new";\n');
  try {
    expect(started(`(await import('./${path}')).given`)).toEqual(['new', true]);
  } finally {
    rmSync(root + path);
  }
});
