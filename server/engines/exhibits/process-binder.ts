import { BinderProcess } from './binder-process.ts';
import type { CountWork } from './binder-task.ts';
import { BindingFailed, type BookWork, type BoundBook, type Exhibit, type ExhibitBinder } from './exhibits.ts';
import { slipsBySize } from './plan-book.ts';

type BinderLimits = { bookMs: number; fileMs: number; memoryBytes: number };
type Hands = { limits: BinderLimits; worker: BinderProcess };

const usual: BinderLimits = { bookMs: 120_000, fileMs: 20_000, memoryBytes: 1_500 * 1024 * 1024 };

/**
 * Binds in a separate process, one book at a time, with limits on time and memory. When a book cannot be bound, each
 * file is tried alone, and those that crash the process get a slip sheet, so one bad file does not cost the others.
 */
export function createProcessBinder(limits: BinderLimits = usual): ExhibitBinder {
  const hands: Hands = { limits, worker: new BinderProcess(limits.memoryBytes) };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    bind: (work) => inTurn(() => bind(lightened(work), hands)),
    countPages: (files) => inTurn(() => count(files, hands)),
  };
}

async function bind(work: BookWork, hands: Hands): Promise<BoundBook> {
  const { bookMs } = hands.limits;
  try {
    return await bookOf(work, bookMs, hands);
  } catch {
    const exhibits: Exhibit[] = [];
    for (const exhibit of work.exhibits) exhibits.push(await soundOrSlip(work, exhibit, hands));
    return bookOf({ ...work, exhibits }, bookMs, hands);
  }
}

/** A file that crashes the process loses its bytes here, and so counts as unreadable. */
async function soundOrSlip(work: BookWork, exhibit: Exhibit, hands: Hands): Promise<Exhibit> {
  const { file } = exhibit;
  if (file === null || file.bytes.length === 0) return exhibit;
  const alone = bookOf({ ...work, exhibits: [exhibit] }, hands.limits.fileMs, hands);
  return alone.then(
    () => exhibit,
    () => ({ ...exhibit, file: { ...file, bytes: new Uint8Array() } }),
  );
}

async function bookOf(book: BookWork, ms: number, { worker }: Hands): Promise<BoundBook> {
  const answer = await worker.ask({ book }, ms);
  if ('book' in answer) return answer.book;
  throw new BindingFailed('failed' in answer ? answer.failed : 'the answer was another one');
}

async function count(files: readonly CountWork[number][], { limits, worker }: Hands): Promise<(number | null)[]> {
  const answer = await worker.ask({ count: [...files] }, limits.fileMs).catch(() => null);
  return answer !== null && 'counts' in answer ? answer.counts : files.map(() => null);
}

/** Bytes that no page is made of are not sent. */
function lightened(work: BookWork): BookWork {
  const slips = slipsBySize(work.exhibits.map(({ file }) => file));
  return {
    ...work,
    exhibits: work.exhibits.map((each, index) =>
      each.file !== null && slips[index] !== null ? { ...each, file: { ...each.file, bytes: new Uint8Array() } } : each,
    ),
  };
}
