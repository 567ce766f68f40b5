import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type DemoAccount = { role: 'merchant' | 'staff' | 'attorney'; email: string; password: string };

const fileIn = (dataDir: string) => join(dataDir, 'demo-accounts.json');
/** This file exists until every sample case is made. */
const unfinishedIn = (dataDir: string) => join(dataDir, 'demo-unfinished');

/** Makes three accounts with random passwords, in a file that only the program's own login can read. */
export function makeDemoAccounts(dataDir: string): DemoAccount[] {
  const accounts = (['merchant', 'staff', 'attorney'] as const).map((role) => ({
    role,
    email: `${role}@demo.example`,
    password: randomBytes(9).toString('base64url'),
  }));
  writeFileSync(unfinishedIn(dataDir), '');
  writeFileSync(fileIn(dataDir), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}

export const isDemoUnfinished = (dataDir: string): boolean => existsSync(unfinishedIn(dataDir));

export const finishDemo = (dataDir: string): void => rmSync(unfinishedIn(dataDir), { force: true });

/** The demo's accounts; empty for a real installation. */
export function readDemoAccounts(dataDir: string): DemoAccount[] {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : [];
}

/** The text that says how to sign in, for the terminal that started the demo. */
export function demoPasswords(accounts: readonly DemoAccount[]): string {
  return [
    ...accounts.map(({ role, email, password }) => `  ${role.padEnd(8)} ${email}  ${password}`),
    '  Sign in at /auth (merchant, attorney) or /admin/auth (staff, attorney).',
  ].join('\n');
}
