import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { LetterDocument, Verdict } from '../../../domain/letters/letter.ts';
import type { FactSheet } from '../../../drafting/facts/fact.ts';
import type { VerifyOptions } from '../../../drafting/verify-letter.ts';
import { tookTooLong, type LetterVerifier } from './verifier.ts';

export type VerifierTask = { document: LetterDocument; factSheet: FactSheet; options: VerifyOptions };
export type VerifierReply = { verdict: Verdict } | { failed: string };

/**
 * `timeoutMs`: for one letter; `idleMs`: how long the thread waits for a letter before it ends; `program`: another
 * module for the thread, for tests.
 */
type ThreadOptions = { timeoutMs?: number; idleMs?: number; program?: URL };

const thread = new URL('./verify-thread.ts', import.meta.url);
/** The knowledge takes most of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Verifies in a separate thread, one letter at a time. The thread starts on demand and ends after a while without
 * letters, or after a letter that took too long, whose verdict is `tookTooLong`.
 */
export function createThreadVerifier(options: ThreadOptions = {}): LetterVerifier {
  const inTurn = pLimit(1);
  const verifier = new VerifierThread({ timeoutMs: 10_000, idleMs: 120_000, program: thread, ...options });
  return {
    verify: (document, factSheet, options) => inTurn(() => verifier.ask({ document, factSheet, options })),
  };
}

type Started = { worker: Worker; ready: Promise<unknown> };

class VerifierThread {
  readonly #options: Required<ThreadOptions>;
  #started: Started | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: Required<ThreadOptions>) {
    this.#options = options;
  }

  /** One task at a time. Throws when the thread fails for any reason but time or memory. */
  async ask(task: VerifierTask): Promise<Verdict> {
    clearTimeout(this.#idle);
    const { worker, ready } = (this.#started ??= this.#start());
    worker.ref();
    try {
      await ready;
      return await answerOf(worker, task, this.#options.timeoutMs);
    } catch (error) {
      this.#end(worker);
      if (isSpent(error)) return tookTooLong;
      throw error;
    } finally {
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), this.#options.idleMs).unref();
    }
  }

  #start(): Started {
    const worker = new Worker(this.#options.program, { resourceLimits });
    // Without a listener an error between two tasks would end this process.
    worker.on('error', () => this.#end(worker));
    return { worker, ready: once(worker, 'message') };
  }

  #end(worker: Worker): void {
    if (this.#started?.worker === worker) this.#started = null;
    void worker.terminate();
  }
}

async function answerOf(worker: Worker, task: VerifierTask, ms: number): Promise<Verdict> {
  worker.postMessage(task);
  const [reply]: VerifierReply[] = await once(worker, 'message', { signal: AbortSignal.timeout(ms) });
  if (reply && 'verdict' in reply) return reply.verdict;
  throw new Error(`A letter could not be verified: ${reply?.failed}`);
}

const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
