import { BinderProcess } from './binder-process.ts';
import type { CountInput } from './binder-task.ts';
import { BindingFailed, type BookInput, type BoundBook, type Exhibit, type ExhibitBinder } from './exhibits.ts';
import { slipsBySize } from './plan-book.ts';

type BinderLimits = { bookMs: number; fileMs: number; memoryBytes: number };
type Context = { limits: BinderLimits; worker: BinderProcess };

const usual: BinderLimits = { bookMs: 120_000, fileMs: 20_000, memoryBytes: 1_500 * 1024 * 1024 };

/**
 * Binds in a separate process, one book at a time, with limits on time and memory. When a book cannot be bound, each
 * file is tried alone, and those that crash the process get a slip sheet, so one bad file does not cost the others.
 */
export function createProcessBinder(limits: BinderLimits = usual): ExhibitBinder {
  const context: Context = { limits, worker: new BinderProcess(limits.memoryBytes) };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task, task);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    bind: (input) => inTurn(() => bind(withoutUnusedBytes(input), context)),
    countPages: (files) => inTurn(() => count(files, context)),
  };
}

async function bind(input: BookInput, context: Context): Promise<BoundBook> {
  const { bookMs } = context.limits;
  try {
    return await bookOf(input, bookMs, context);
  } catch {
    const exhibits: Exhibit[] = [];
    for (const exhibit of input.exhibits) exhibits.push(await withoutBreakingFile(input, exhibit, context));
    return bookOf({ ...input, exhibits }, bookMs, context);
  }
}

/** A file that crashes the process loses its bytes here, and so counts as unreadable. */
async function withoutBreakingFile(input: BookInput, exhibit: Exhibit, context: Context): Promise<Exhibit> {
  const { file } = exhibit;
  if (file === null || file.bytes.length === 0) return exhibit;
  const alone = bookOf({ ...input, exhibits: [exhibit] }, context.limits.fileMs, context);
  return alone.then(
    () => exhibit,
    () => ({ ...exhibit, file: { ...file, bytes: new Uint8Array() } }),
  );
}

async function bookOf(book: BookInput, ms: number, { worker }: Context): Promise<BoundBook> {
  const answer = await worker.ask({ book }, ms);
  if ('book' in answer) return answer.book;
  throw new BindingFailed('failed' in answer ? answer.failed : 'the binder answered another task');
}

async function count(files: readonly CountInput[number][], { limits, worker }: Context): Promise<(number | null)[]> {
  const answer = await worker.ask({ count: [...files] }, limits.fileMs).catch(() => null);
  return answer !== null && 'counts' in answer ? answer.counts : files.map(() => null);
}

/** Files that get a slip sheet by type or size are sent to the process without their bytes. */
function withoutUnusedBytes(input: BookInput): BookInput {
  const slips = slipsBySize(input.exhibits.map(({ file }) => file));
  return {
    ...input,
    exhibits: input.exhibits.map((each, index) =>
      each.file !== null && slips[index] !== null ? { ...each, file: { ...each.file, bytes: new Uint8Array() } } : each,
    ),
  };
}
