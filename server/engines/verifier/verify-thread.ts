/** The thread behind thread-verifier.ts: reports that it is ready, then answers one task after another. */
import { parentPort } from 'node:worker_threads';
import { verifyLetter } from '../../../drafting/verify-letter.ts';
import type { VerifierReply, VerifierTask } from './thread-verifier.ts';

function verify({ document, factSheet, options }: VerifierTask): VerifierReply {
  try {
    return { verdict: verifyLetter(document, factSheet, options) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: VerifierTask) => parentPort?.postMessage(verify(task)));
parentPort?.postMessage('ready');
