import type { LetterDocument, Verdict } from '../../../domain/letters/letter.ts';
import type { FactSheet } from '../../../drafting/facts/fact.ts';
import type { VerifyOptions } from '../../../drafting/verify-letter.ts';

/** Checks what users and models write against the facts (drafting/verify-letter.ts). */
export interface LetterVerifier {
  /** The verdict, or `tookTooLong` when time or memory ran out. */
  verify(document: LetterDocument, factSheet: FactSheet, options: VerifyOptions): Promise<Verdict>;
}

export const tooLong =
  'This text takes too long to check. Shorten its longest paragraphs and sentences, and try again.';

/** Nothing in the letter was checked, so nothing in it can be approved. */
export const tookTooLong: Verdict = {
  ok: false,
  findings: [{ key: 'unchecked:time', severity: 'red', check: 'structure', block_id: null, words: '', why: tooLong }],
  checked: 0,
};

/** Whether nothing in the letter was checked: it held more than can be checked, or took too long. */
export const isUnchecked = ({ checked }: Verdict): boolean => checked === 0;
