import { z } from 'zod';

/**
 * What a letter states and demands, in Spanish, above its English text. It is no part of the letter, and the English governs.
 * `demand`: null where that was not written as drafted. `english`: the letter as plain text.
 */
export const letterFacts = z.object({
  dated: z.string(),
  demand: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  english: z.string(),
});
export type LetterFacts = z.infer<typeof letterFacts>;
