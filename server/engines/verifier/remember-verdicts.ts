import { createHash } from 'node:crypto';
import type { Verdict } from '../../../domain/letters/letter.ts';
import { isUnchecked, type LetterVerifier } from './verifier.ts';

/** JSON has no maps, and writes each as the same empty object. */
const listed = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

/**
 * Remembers the verdicts of the last `size` different letters, facts and options, because a desk verifies the same
 * letter with each request from opening to approval. A letter that took too long is tried again.
 */
export function rememberVerdicts(verifier: LetterVerifier, size: number): LetterVerifier {
  const verdicts = new Map<string, Verdict>();
  return {
    verify: async (...task) => {
      const key = createHash('sha256').update(JSON.stringify(task, listed)).digest('base64');
      const verdict = verdicts.get(key) ?? (await verifier.verify(...task));
      if (isUnchecked(verdict)) return verdict;
      verdicts.delete(key);
      verdicts.set(key, verdict);
      const [oldest = ''] = verdicts.keys();
      if (verdicts.size > size) verdicts.delete(oldest);
      return structuredClone(verdict);
    },
  };
}
