import { z } from 'zod';
import { letterBlock } from './letter.ts';

/** A text of a letter and how it reads in Spanish; null where that is not known, because the text was written or changed for this letter. */
const readText = z.object({ english: z.string(), spanish: z.string().nullable() });
export type ReadText = z.infer<typeof readText>;

/**
 * A letter beside its Spanish, part by part in the letter's order. It is no part of the letter, and the English governs.
 * `head`: how it goes and its reference lines. `exhibits` as they are listed.
 */
export const letterInSpanish = z.object({
  title: readText,
  dated: z.string(),
  head: z.array(readText),
  blocks: z.array(
    letterBlock.pick({ id: true, kind: true }).extend({
      text: readText,
      items: z.array(readText),
      /** Header first. */
      rows: z.array(z.array(readText)),
      enclosure: z.boolean(),
    }),
  ),
  exhibits: z.array(readText),
  /** Whether papers that the merchant signed, and read when signing, are printed with it. */
  papers: z.boolean(),
});
export type LetterInSpanish = z.infer<typeof letterInSpanish>;
