/** The thread behind typeset-in-thread.ts: one task, one result. */
import { parentPort, workerData } from 'node:worker_threads';
import type { TypesetResult, TypesetInput } from './typeset-in-thread.ts';
import { openTypesetter } from './typesetter.ts';

function typeset({ template, data, dated }: TypesetInput): TypesetResult {
  try {
    return { bytes: openTypesetter().set(template, data, dated) };
  } catch (error) {
    return { failed: error instanceof Error ? String(error.cause ?? error.message) : String(error) };
  }
}

const input: TypesetInput = workerData;
parentPort?.postMessage(typeset(input));
