/** The thread of set-aside.ts: one piece of work, one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AsideAnswer, AsideWork } from './set-aside.ts';
import { openTypesetter } from './typesetter.ts';

function answerTo({ template, data, dated }: AsideWork): AsideAnswer {
  try {
    return { bytes: openTypesetter().set(template, data, dated) };
  } catch (error) {
    return { failed: error instanceof Error ? String(error.cause ?? error.message) : String(error) };
  }
}

parentPort?.postMessage(answerTo(workerData as AsideWork));
