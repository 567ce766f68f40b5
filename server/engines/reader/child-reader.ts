import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitProcess, type ProcessLimits } from '../limit-process.ts';
import { quarantined } from '../quarantine.ts';
import type { ChildAnswer, ChildInput } from './reader-child.ts';
import { DocumentUnreadable, ReaderFailed, readerLimits, type DocumentReader, type ReadOptions } from './reader.ts';

const program = fileURLToPath(new URL('./reader-child.ts', import.meta.url));
const gaveUp = 'It took too long to read. It is part of your case, and our staff will look at it.';

/**
 * Reads each document in a separate process at low priority: whatever a hostile file breaks or fills ends with that
 * process, which holds neither keys nor our environment and reaches no file of ours (quarantine.ts).
 */
export function createChildReader({
  timeout_ms = readerLimits.timeout_ms,
  memory_mb = readerLimits.memory_mb,
}: Partial<ProcessLimits> = {}): DocumentReader {
  const ask = (input: ChildInput, options: ReadOptions) =>
    answerOf(fork(program, quarantined(['--max-old-space-size=512'])), input, options, { timeout_ms, memory_mb });
  return {
    engine: 'unhold-reader 1 (pdf.js 6.5, tesseract 7 eng)',
    read: async (content, contentType, options = {}) => {
      const answer = await ask({ content, contentType, withText: options.withText ?? false }, options);
      if ('result' in answer) return answer.result;
      throw new ReaderFailed('It could not be read.', { cause: 'the reader answered something else' });
    },
    readWord: async (content) => {
      const answer = await ask({ content, contentType: null, withText: false }, {});
      if ('word' in answer) return answer.word;
      throw new ReaderFailed('It could not be read.', { cause: 'the reader answered something else' });
    },
  };
}

type Answer = Extract<ChildAnswer, { result: unknown } | { word: unknown }>;

function answerOf(
  child: ChildProcess,
  input: ChildInput,
  { onProgress }: ReadOptions,
  limits: ProcessLimits,
): Promise<Answer> {
  const end = limitProcess(child, limits);
  return new Promise<Answer>((resolve, reject) => {
    child.on('message', (answer: ChildAnswer) => {
      if ('progress' in answer) onProgress?.(answer.progress);
      else if ('result' in answer || 'word' in answer) resolve(answer);
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
  }).finally(end);
}
