import { Worker } from 'node:worker_threads';
import { PdfError } from './pdf.ts';
import type { Template } from './typesetter.ts';

export type TypesetInput = { template: Template; data: object; dated: string };
export type TypesetResult = { bytes: Uint8Array } | { failed: string };

/**
 * Typesets in a separate thread, so that hundreds of pages block nobody; its memory is freed with it. Throws PdfError.
 */
export function typesetInThread(input: TypesetInput): Promise<Uint8Array> {
  const worker = new Worker(new URL('./typeset-thread.ts', import.meta.url), { workerData: input });
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new PdfError(`${input.template} could not be typeset`, { cause }));
    worker.once('message', (result: TypesetResult) =>
      'bytes' in result ? resolve(result.bytes) : fail(result.failed),
    );
    worker.once('error', fail);
    worker.once('exit', () => fail('the thread ended without a result'));
  });
}
