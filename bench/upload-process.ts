/** Many uploads at once from a process of its own: five files per user, as their pages send them. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { BenchUser } from './bench-user.ts';

/** `uploads` of `bytes` each to the server at `url`, in requests of `pieceBytes` at most. */
export type Uploads = { url: string; uploads: number; bytes: number; pieceBytes: number };
/** `took`: milliseconds until each was stored. `failed`: why others were not. */
export type Uploaded = { took: number[]; failed: string[] };

const filesEach = 5;
/** As long as the proxy of deploy/nginx waits, in milliseconds. */
const answerWithin = 120_000;

/** Signs the users up. `send` sends all at once and waits until each is stored, or given up after five minutes. */
export async function prepareUploads(uploads: Uploads): Promise<{ send(): Promise<Uploaded> }> {
  const child = fork(import.meta.filename);
  child.send(uploads);
  await once(child, 'message');
  return {
    send: async () => {
      child.send('now');
      const [result] = (await once(child, 'message')) as [Uploaded];
      return result;
    },
  };
}

async function signUp({ url, uploads }: Uploads): Promise<BenchUser[]> {
  const people: BenchUser[] = [];
  for (let index = 0; index < uploads / filesEach; index += 1) {
    const user = new BenchUser(url, `upload-${index}@bench.example`, 300_000);
    await user.signUp();
    people.push(Object.assign(user, { answerWithin }));
  }
  return people;
}

async function sendAll(people: readonly BenchUser[], { bytes, pieceBytes }: Uploads): Promise<Uploaded> {
  const content = pdfOf(bytes);
  const names = Array.from({ length: filesEach }, (_, at) => `statement-${at}.pdf`);
  const began = performance.now();
  const done = await Promise.allSettled(
    people.flatMap((user) =>
      names.map(async (name) => {
        await user.uploadBytes(name, content, pieceBytes);
        return performance.now() - began;
      }),
    ),
  );
  return {
    took: done.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    failed: done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])),
  };
}

/** The content is not compressible, as in a scan. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(randomBytes(size));
  bytes.set(Buffer.from('%PDF-1.7\n'));
  bytes.set(Buffer.from('\n%%EOF\n'), size - 7);
  return bytes;
}

async function main(): Promise<void> {
  const [uploads] = (await once(process, 'message')) as [Uploads];
  const people = await signUp(uploads);
  process.send?.('ready');
  await once(process, 'message');
  process.send?.(await sendAll(people, uploads), () => process.exit(0));
}

if (import.meta.main) await main();
