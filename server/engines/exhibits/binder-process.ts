import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { quarantined } from '../quarantine.ts';
import type { BinderAnswer, BinderReply, BinderTask } from './binder-task.ts';
import { BindingFailed } from './exhibits.ts';

const program = fileURLToPath(new URL('./bind-process.ts', import.meta.url));
/** Starting takes most of a second: the process waits a little for the next book, then gives its memory back. */
const idleMs = 10_000;

/**
 * The process that opens the files: started on demand, ended after a while without tasks, after a task that took too
 * long, and together with this process.
 */
export class BinderProcess {
  readonly #maxMemory: number;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param maxMemory bytes of the whole process, beyond which it kills itself. */
  constructor(maxMemory: number) {
    this.#maxMemory = maxMemory;
  }

  /** One task at a time. Throws BindingFailed when the process ends without an answer, or is killed after `ms`. */
  async ask(task: BinderTask, ms: number): Promise<BinderAnswer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    const late = setTimeout(() => this.#end(child), ms);
    try {
      const { answer, spent } = await answerOf(child, task);
      if (spent) this.#end(child);
      return answer;
    } finally {
      clearTimeout(late);
      child.unref();
      child.channel?.unref();
      this.#idle = setTimeout(() => this.#end(child), idleMs).unref();
    }
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    child.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#maxMemory)], quarantined(['--expose-gc']));
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}

function answerOf(child: ChildProcess, task: BinderTask): Promise<BinderReply> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new BindingFailed(`the process that binds ${why}`));
    const onExit = (code: number | null, signal: string | null) => fail(`ended with ${signal ?? code}`);
    const onError = (error: Error) => fail(`failed: ${error.message}`);
    child.once('exit', onExit);
    child.once('error', onError);
    child.once('message', (reply: BinderReply) => {
      child.off('exit', onExit);
      child.off('error', onError);
      resolve(reply);
    });
    child.send(task, (error) => {
      if (error) fail(`accepted no task: ${error.message}`);
    });
  });
}
