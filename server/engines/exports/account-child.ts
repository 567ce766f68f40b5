/** The process behind read-account.ts: reads the files that its input brings, proves what they say, and exits. */
import type { AccountProof } from '../../../domain/ledger-of-account/account.ts';
import { sendToParent } from '../send-to-parent.ts';
import { FilesReading, type ExportProgress, type ReadBy } from './read-files.ts';

export interface ChildInput extends ReadBy {
  /** The bytes of one follow those of the other in the standard input. */
  files: { name: string; bytes: number }[];
}
export type ChildAnswer = { progress: ExportProgress } | { proof: AccountProof } | { failed: string };

const send = (answer: ChildAnswer): Promise<void> => sendToParent(answer);

const parts: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]();
let rest: Buffer = Buffer.alloc(0);

/** The next so many bytes of the input. */
async function take(bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes);
  for (let length = 0; length < bytes;) {
    if (rest.length === 0) {
      const { value, done } = await parts.next();
      if (done) throw new RangeError('the input ended before the files');
      rest = value;
    }
    const part = rest.subarray(0, bytes - length);
    content.set(part, length);
    length += part.length;
    rest = rest.subarray(part.length);
  }
  return content;
}

async function read({ files, ...by }: ChildInput): Promise<AccountProof> {
  const reading = new FilesReading(by, (progress) => void send({ progress }));
  // One after the other, so that the bytes of only one are in memory.
  for (const [index, { name, bytes }] of files.entries()) await reading.add(index, name, await take(bytes));
  return reading.finish();
}

process.once('message', (input: ChildInput) => {
  read(input)
    .then(
      (proof) => send({ proof }),
      (error: unknown) => send({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
    )
    .finally(() => process.exit(0));
});
