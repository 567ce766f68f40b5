import { Worker } from 'node:worker_threads';
import { PdfError } from './pdf.ts';
import type { Template } from './typesetter.ts';

export type AsideWork = { template: Template; data: object; dated: string };
export type AsideAnswer = { bytes: Uint8Array } | { failed: string };

/** Typesets in a thread of its own, so that hundreds of pages hold up nobody else; its memory goes with it. Throws PdfError. */
export function setAside(work: AsideWork): Promise<Uint8Array> {
  const worker = new Worker(new URL('./set-aside-worker.ts', import.meta.url), { workerData: work });
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new PdfError(`${work.template} could not be set`, { cause }));
    worker.once('message', (answer: AsideAnswer) => ('bytes' in answer ? resolve(answer.bytes) : fail(answer.failed)));
    worker.once('error', fail);
    worker.once('exit', () => fail('the thread ended without an answer'));
  });
}
