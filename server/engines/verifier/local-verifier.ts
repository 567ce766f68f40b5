import { verifyLetter } from '../../../drafting/verify-letter.ts';
import type { LetterVerifier } from './verifier.ts';

/** Verifies in this thread, without limits: for tests, of which each would start a thread of its own. */
export const localVerifier: LetterVerifier = {
  verify: async (document, factSheet, options) => verifyLetter(document, factSheet, options),
};
