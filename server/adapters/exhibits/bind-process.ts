/** The process of process-binder.ts: one piece of work by its input, one answer by its output, and then its end. */
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bindBook, countPages } from './bind-book.ts';
import type { BinderAnswer, BinderTask } from './process-binder.ts';

async function answerTo({ work }: BinderTask): Promise<BinderAnswer> {
  try {
    return 'book' in work ? { book: await bindBook(work.book) } : { counts: await countPages(work.count) };
  } catch (error) {
    return { failed: error instanceof Error ? `${error.message}${error.cause instanceof Error && 'code' in error.cause ? `: ${String(error.cause.code)}` : ''}` : String(error) };
  }
}

const task = deserialize(await buffer(process.stdin)) as BinderTask;
// A thread of its own, because native code may hold this one up while the memory fills.
new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData: { mostBytes: task.mostMemory } }).unref();
process.stdout.write(serialize(await answerTo(task)), () => process.exit(0));
