import { readFileSync } from 'node:fs';
import type { Account, AccountProof, Figure } from '../../domain/ledger-of-account/account.ts';
import { FilesReading, type ReadBy } from '../../server/engines/exports/read-files.ts';

/** What files prove, read in this process: the name of each, and its content. */
export async function proveFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  { answers = {}, mappings = {}, about = null }: Partial<ReadBy> = {},
): Promise<AccountProof> {
  const reading = new FilesReading({ answers, mappings, about }, () => undefined);
  for (const [index, [name, content]] of Object.entries(files).entries())
    await reading.add(index, name, Buffer.from(content));
  return reading.finish();
}

/** The one account of a proof. */
export function onlyAccount({ accounts }: AccountProof): Account {
  const [account, ...others] = accounts;
  if (account === undefined || others.length > 0) throw new Error(`${accounts.length} accounts`);
  return account;
}

/** A figure in short: 'at least 431.65' or 'cannot be told'. */
export const inShort = (figure: Figure): string =>
  figure.level === 'cannot be told' ? figure.level : `${figure.level} ${(figure.amount / 100).toFixed(2)}`;

export const openFile = (name: string): Buffer => readFileSync(new URL(`open/${name}`, import.meta.url));
