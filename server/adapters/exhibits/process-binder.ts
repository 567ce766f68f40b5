import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { BindingFailed, type BookWork, type BoundBook, type Exhibit, type ExhibitBinder, type ExhibitFile } from './exhibits.ts';
import { slipsBySize } from './plan-book.ts';

type CountWork = Pick<ExhibitFile, 'content_type' | 'bytes'>[];
export type BinderTask = { mostMemory: number; work: { book: BookWork } | { count: CountWork } };
export type BinderAnswer = { book: BoundBook } | { counts: (number | null)[] } | { failed: string };
export type BinderLimits = { bookMs: number; fileMs: number; memoryBytes: number };

const program = fileURLToPath(new URL('./bind-process.ts', import.meta.url));
/** Files come from strangers: what reads them writes no file, starts nothing and knows no secret. */
const walls = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--disable-warning=ExperimentalWarning', '--disable-warning=SecurityWarning'];
const usual: BinderLimits = { bookMs: 120_000, fileMs: 20_000, memoryBytes: 1_500 * 1024 * 1024 };

/**
 * Binds in a process of its own, one at a time, with an end to its time and memory. When a book cannot be bound, each file is tried
 * alone, and those that break the process have a slip sheet; so one bad file never costs the others.
 */
export function createProcessBinder(limits: BinderLimits = usual): ExhibitBinder {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    bind: (work) => inTurn(() => bind(lightened(work), limits)),
    countPages: (files) => inTurn(() => count(files, limits)),
  };
}

async function bind(work: BookWork, limits: BinderLimits): Promise<BoundBook> {
  try {
    return await bookOf(work, limits.bookMs, limits);
  } catch {
    const exhibits: Exhibit[] = [];
    for (const exhibit of work.exhibits) exhibits.push(await soundOrSlip(work, exhibit, limits));
    return bookOf({ ...work, exhibits }, limits.bookMs, limits);
  }
}

/** A file that breaks the process loses its bytes here, and so is a file that cannot be read. */
async function soundOrSlip(work: BookWork, exhibit: Exhibit, limits: BinderLimits): Promise<Exhibit> {
  if (exhibit.file === null || exhibit.file.bytes.length === 0) return exhibit;
  const alone = bookOf({ ...work, exhibits: [exhibit] }, limits.fileMs, limits);
  return alone.then(() => exhibit, () => ({ ...exhibit, file: { ...exhibit.file!, bytes: new Uint8Array() } }));
}

async function bookOf(book: BookWork, ms: number, { memoryBytes }: BinderLimits): Promise<BoundBook> {
  const answer = await run({ mostMemory: memoryBytes, work: { book } }, ms);
  if ('book' in answer) return answer.book;
  throw new BindingFailed('failed' in answer ? answer.failed : 'the answer was another one');
}

async function count(files: readonly CountWork[number][], { fileMs, memoryBytes }: BinderLimits): Promise<(number | null)[]> {
  const unknown = files.map(() => null);
  const answer = await run({ mostMemory: memoryBytes, work: { count: [...files] } }, fileMs).catch(() => null);
  return answer !== null && 'counts' in answer ? answer.counts : unknown;
}

/** Bytes that no page will be made of need not travel. */
function lightened(work: BookWork): BookWork {
  const slips = slipsBySize(work.exhibits.map(({ file }) => file));
  return { ...work, exhibits: work.exhibits.map((each, index) => (each.file !== null && slips[index] !== null ? { ...each, file: { ...each.file, bytes: new Uint8Array() } } : each)) };
}

/** Throws BindingFailed when the process ends without an answer. */
async function run(task: BinderTask, ms: number): Promise<BinderAnswer> {
  const { PATH = '', SystemRoot } = process.env;
  const child = spawn(process.execPath, [...walls, program], { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH, ...(SystemRoot ? { SystemRoot } : {}) }, timeout: ms, killSignal: 'SIGKILL', windowsHide: true });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? String(code)));
  });
  // A process that has ended takes no more input; what it said tells why.
  child.stdin.on('error', () => {});
  child.stdin.end(serialize(task));
  const [said, complaint, end] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]).catch((cause: unknown) => {
    throw new BindingFailed('the process could not be started', { cause });
  });
  try {
    return deserialize(said) as BinderAnswer;
  } catch (cause) {
    throw new BindingFailed(`the process ended with ${end}: ${complaint.toString('utf8').slice(-300)}`, { cause });
  }
}
