import { verifyLetter } from '../../../drafting/verify-letter.ts';
import type { LetterVerifier } from './verifier.ts';

/** Verifies in this thread, without limits: for tests, each of which would otherwise start its own thread. */
export const localVerifier: LetterVerifier = {
  verify: async (document, factSheet, options) => verifyLetter(document, factSheet, options),
};
