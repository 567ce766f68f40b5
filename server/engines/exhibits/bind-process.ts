/** The process behind binder-process.ts: answers one task after another until the parent disconnects. */
import { Worker } from 'node:worker_threads';
import { answerForm } from './answer-form.ts';
import { bindBook, countPages } from './bind-book.ts';
import type { BinderAnswer, BinderReply, BinderTask } from './binder-task.ts';

async function answerTo(task: BinderTask): Promise<BinderAnswer> {
  try {
    if ('form' in task) return { form: await answerForm(task.form) };
    return 'book' in task ? { book: await bindBook(task.book) } : { counts: await countPages(task.count) };
  } catch (error) {
    return {
      failed:
        error instanceof Error
          ? `${error.message}${error.cause instanceof Error && 'code' in error.cause ? `: ${String(error.cause.code)}` : ''}`
          : String(error),
    };
  }
}

// A separate thread, because native code may block this one while memory fills up.
const maxBytes = Number(process.argv[2]);
new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData: { maxBytes } }).unref();
process.on(
  'message',
  (task: BinderTask) =>
    void answerTo(task).then((answer) => {
      const reply: BinderReply = { answer, spent: process.memoryUsage.rss() > maxBytes / 3 };
      process.send?.(reply);
    }),
);
process.on('disconnect', () => process.exit(0));
