import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/app/empty-database.ts';
import { makeDemoAccounts, readDemoAccounts } from '../demo/demo-accounts.ts';
import { commandEnv } from '../../testing/app/command-env.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

const temp = (name: string) => mkdtempSync(join(tmpdir(), `unhold-${name}-`));

let app: TestApp;
let appKey: string;
beforeAll(async () => {
  app = await openTestApp();
  appKey = app.services.config.appKey;
  await (await app.user()).apply();
});
afterAll(() => app.close());

describe('the operator', () => {
  const run = async (args: string[], env: Record<string, string>) => {
    const file = ['release-outgoing', 'demo-passwords'].includes(args[0] ?? '') ? 'operator.ts' : 'backup.ts';
    const child = spawn(process.execPath, [`scripts/${file}`, ...args], {
      env: { ...commandEnv(), DEMO: 'off', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
    const [code] = await once(child, 'exit');
    return { code, said };
  };

  test('backs up, verifies, restores and releases with four commands', async () => {
    const folder = temp('operator');
    const env = { DATABASE_URL: app.url, DATA_DIR: app.services.config.dataDir };
    const made = await run(['backup', folder, '--keep', '3'], env);
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/public.cases: 1 rows[\s\S]*holds the state of/),
    });
    expect(await run(['verify-backup', folder], env)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/is whole/),
    });
    const into = { DATABASE_URL: await emptyDatabase(), DATA_DIR: temp('into'), APP_KEY: appKey };
    const restored = await run(['restore', folder], into);
    expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Emails and letters are held/) });
    const released = await run(['release-outgoing'], into);
    expect(released).toMatchObject({ code: 0, said: expect.stringMatching(/Released: \d+ emails/) });
  }, 120_000);

  test('reads the passwords of a demo', async () => {
    const dataDir = temp('demo');
    expect(readDemoAccounts(dataDir)).toEqual([]);
    makeDemoAccounts(dataDir);
    const { said } = await run(['demo-passwords'], { DATA_DIR: dataDir });
    for (const { email, password } of readDemoAccounts(dataDir)) expect(said).toContain(`${email}  ${password}`);
    expect(statSync(join(dataDir, 'demo-accounts.json')).mode & 0o077).toBe(0);
  });

  test('gets an error when there is no key, instead of a new key', async () => {
    const dataDir = temp('keyless');
    const { code, said } = await run(['restore', tmpdir()], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([1, expect.stringMatching(/There is no key: set APP_KEY/)]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('gets an error when DATA_DIR is not empty', async () => {
    const folder = temp('whole');
    await run(['backup', folder], { DATABASE_URL: app.url, DATA_DIR: app.services.config.dataDir });
    const dataDir = temp('filled');
    mkdirSync(join(dataDir, 'files'));
    const { code, said } = await run(['restore', folder], { DATA_DIR: dataDir, APP_KEY: appKey });
    expect([code, said]).toEqual([1, expect.stringMatching(/is not empty: it has files/)]);
  });

  test.each([
    [['backup'], /Usage/],
    [['backup', '/tmp/x', '--keep', '0'], /--keep needs/],
    [['restore', '/nowhere'], /does not exist/],
  ])('is told what is wrong with %j', async (args, message) => {
    const { code, said } = await run(args, { DATABASE_URL: app.url, DATA_DIR: temp('args'), APP_KEY: appKey });
    expect([code, said]).toEqual([1, expect.stringMatching(message)]);
  });
});
