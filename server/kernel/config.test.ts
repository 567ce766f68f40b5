import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

const read = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'unhold-config-')), ...env });

describe('a demo', () => {
  test('begins by itself where nobody else can reach it', () => {
    expect(read({})).toMatchObject({ demo: true, localDemo: true });
    expect(read({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' })).toMatchObject({ demo: true, localDemo: true });
  });

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://unhold.example' },
    { HOST: '192.0.2.7' },
  ])('does not begin by itself with %o, and the message says what to do', (env) => {
    expect(() => read(env)).toThrow(/DEMO=off .*real data.*DEMO=on .*sample data/);
    expect(read({ ...env, DEMO: 'off' })).toMatchObject({ demo: false, localDemo: false });
    expect(read({ ...env, DEMO: 'on' })).toMatchObject({ demo: true, localDemo: false });
  });

  test('is not the default when a database is configured', () => {
    expect(read({ DATABASE_URL: 'postgres://db.example/unhold', HOST: '0.0.0.0' })).toMatchObject({ demo: false });
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('whether %s is this machine: %s', (host, local) => expect(isLoopback(host)).toBe(local));
