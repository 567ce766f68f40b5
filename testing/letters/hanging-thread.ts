/**
 * A verifier's thread that never answers for a letter called "Hang", fails for one called "Fail", and finds nothing in
 * any other.
 */
import { parentPort } from 'node:worker_threads';
import type { VerifierReply, VerifierTask } from '../../server/engines/verifier/thread-verifier.ts';

function answer({ document: { title } }: VerifierTask): VerifierReply {
  while (title === 'Hang');
  return title === 'Fail' ? { failed: 'of its own' } : { verdict: { ok: true, findings: [], checked: 1 } };
}

parentPort?.on('message', (task: VerifierTask) => parentPort?.postMessage(answer(task)));
parentPort?.postMessage('ready');
