import { fork, type ChildProcess } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { AccountProof } from '../../../domain/ledger-of-account/account.ts';
import { limitProcess, type ProcessLimits } from '../limit-process.ts';
import { quarantined } from '../quarantine.ts';
import type { ChildAnswer, ChildInput } from './account-child.ts';
import { exportLimits, type ExportProgress, type ReadBy } from './read-files.ts';

/** A file of the case: `bytes` is its length, at most `exportLimits.maxBytes`. A stream is not read before its turn. */
export interface ExportInput {
  name: string;
  bytes: number;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}
export interface AccountOptions extends Partial<ProcessLimits>, Partial<ReadBy> {
  onProgress?: (progress: ExportProgress) => void;
}

/** Reading gave up: too slow, too much memory, or it crashed. `message` is for the user who uploaded the files. */
export class AccountUnread extends Error {
  override name = 'AccountUnread';
}

const program = fileURLToPath(new URL('./account-child.ts', import.meta.url));
/** Below the limit on memory by what Node itself and the bytes of one file take. */
const heap = ['--max-old-space-size=160', '--max-semi-space-size=8'];
const unread = 'These files could not be read. They are part of your case, and our staff will look at them.';

/**
 * Reads all export files of a case together, in a process of its own at low priority without keys, files or network
 * (quarantine.ts), and proves what they say. A file that cannot be read is in `refused` with the reason; only a process
 * that ended throws AccountUnread. Nothing in a file is executed, followed or obeyed.
 */
export async function readAccount(
  files: readonly ExportInput[],
  {
    answers = {},
    mappings = {},
    about = null,
    onProgress,
    timeout_ms = exportLimits.timeout_ms,
    memory_mb = exportLimits.memory_mb,
  }: AccountOptions = {},
): Promise<AccountProof> {
  if (files.some(({ bytes }) => bytes > exportLimits.maxBytes)) throw new RangeError('a file is larger than is read');
  const child = fork(program, { ...quarantined(heap), stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
  const end = limitProcess(child, { timeout_ms, memory_mb });
  const input: ChildInput = { files: files.map(({ name, bytes }) => ({ name, bytes })), answers, mappings, about };
  try {
    return await answerOf(child, input, files, onProgress);
  } finally {
    end();
  }
}

function answerOf(
  child: ChildProcess,
  input: ChildInput,
  files: readonly ExportInput[],
  onProgress: AccountOptions['onProgress'],
): Promise<AccountProof> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => reject(new AccountUnread(unread, { cause }));
    child.on('message', (answer: ChildAnswer) => {
      if ('progress' in answer) onProgress?.(answer.progress);
      else if ('proof' in answer) resolve(answer.proof);
      else fail(answer.failed);
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => fail(`the process ended with ${signal ?? code}`));
    child.send(input, (error) => error && fail(error));
    if (child.stdin) pipeline(bytesOf(files), child.stdin).catch(fail);
  });
}

async function* bytesOf(files: readonly ExportInput[]): AsyncGenerator<Uint8Array> {
  for (const { name, bytes, content } of files) {
    let sent = 0;
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      sent += part.length;
      yield part;
    }
    if (sent !== bytes) throw new RangeError(`${name} has ${sent} bytes instead of ${bytes}`);
  }
}
