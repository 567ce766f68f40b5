import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { quarantined } from '../quarantine.ts';
import type { ChildAnswer, ChildInput } from './reader-child.ts';
import {
  DocumentUnreadable,
  ReaderFailed,
  readerLimits,
  type DocumentReader,
  type ReadOptions,
  type ReadResult,
} from './reader.ts';

type ChildReaderOptions = { timeout_ms?: number; memory_mb?: number };

const program = fileURLToPath(new URL('./reader-child.ts', import.meta.url));
/** Halves its share of a busy processor; a higher value would let the timeout run out. */
const niceness = 3;
const gaveUp = 'It took too long to read. It is part of your case, and our staff will look at it.';

/**
 * Reads each document in a separate process at low priority: whatever a hostile file breaks or fills ends with that
 * process, which holds neither keys nor our environment and reaches no file of ours (quarantine.ts).
 */
export function createChildReader({
  timeout_ms = readerLimits.timeout_ms,
  memory_mb = readerLimits.memory_mb,
}: ChildReaderOptions = {}): DocumentReader {
  return {
    engine: 'unhold-reader 1 (pdf.js 6.5, tesseract 7 eng)',
    read: (content, contentType, options = {}) => {
      const child = fork(program, quarantined(['--max-old-space-size=512']));
      lowerPriority(child);
      return answerOf(child, { content, contentType }, options, { timeout_ms, memory_mb });
    },
  };
}

function lowerPriority(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Where lowering the priority is not allowed, it runs at the normal one.
  }
}

function answerOf(
  child: ChildProcess,
  input: ChildInput,
  { onProgress }: ReadOptions,
  limits: Required<ChildReaderOptions>,
): Promise<ReadResult> {
  const timeout = setTimeout(() => child.kill('SIGKILL'), limits.timeout_ms);
  const watch = setInterval(
    () => void memoryOf(child).then((mb) => mb > limits.memory_mb && child.kill('SIGKILL')),
    500,
  );
  return new Promise<ReadResult>((resolve, reject) => {
    child.on('message', (answer: ChildAnswer) => {
      if ('progress' in answer) onProgress?.(answer.progress);
      else if ('result' in answer) resolve(answer.result);
      else
        reject(
          'unreadable' in answer
            ? new DocumentUnreadable(answer.unreadable)
            : new ReaderFailed('Something in it could not be read.', { cause: answer.failed }),
        );
    });
    child.once('error', (cause) => reject(new ReaderFailed('It could not be read.', { cause })));
    child.once('exit', (code, signal) =>
      reject(
        new ReaderFailed(signal === 'SIGKILL' ? gaveUp : 'Something in it could not be read.', {
          cause: `the reader ended with ${signal ?? code}`,
        }),
      ),
    );
    child.send(input, (error) => error && reject(new ReaderFailed('It could not be read.', { cause: error })));
  }).finally(() => {
    clearTimeout(timeout);
    clearInterval(watch);
    child.kill('SIGKILL');
  });
}

/**
 * Megabytes that the process holds, where the system reports it: images and WebAssembly are outside Node's own limit.
 */
async function memoryOf(child: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * 4_096) / 1_048_576;
}
