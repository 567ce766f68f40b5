import type { AccountProof, Answers } from '../../../domain/ledger-of-account/account.ts';

/** A file of the case. `bytes` is its length; its content may come in parts, and is asked for when its turn comes. */
export interface ExportInput {
  name: string;
  bytes: number;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}
/** How far the reading is: rows of which file, 0-based. */
export interface ExportProgress {
  file: number;
  rows: number;
}
export interface AccountOptions {
  answers?: Answers;
  onProgress?: (progress: ExportProgress) => void;
}

/** Reading gave up: too slow, too much memory, or it crashed. `message` is for the user who uploaded the files. */
export class AccountUnread extends Error {
  override name = 'AccountUnread';
}

/** Reads all export files of a case together. Throws AccountUnread. */
export async function readAccount(
  _files: readonly ExportInput[],
  _options: AccountOptions = {},
): Promise<AccountProof> {
  throw new AccountUnread(
    'These files could not be read. They are part of your case, and our staff will look at them.',
  );
}
