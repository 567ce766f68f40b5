import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Verdict } from '../../../domain/letters/letter.ts';
import { isUnchecked, type LetterVerifier } from './verifier.ts';

/**
 * Verifies what equals the last `size` letters, facts and options not again: from opening to approval a desk verifies the
 * same letter with each request. A letter that took too long is tried again.
 */
export function rememberVerdicts(verifier: LetterVerifier, size: number): LetterVerifier {
  const verdicts = new Map<string, Verdict>();
  return {
    verify: async (...task) => {
      // Equal keys have equal content, of sets and dates too; what is equal in other objects may be verified again.
      const key = createHash('sha256').update(serialize(task)).digest('base64');
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
