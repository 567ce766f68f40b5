import { z } from 'zod';
import { drawnPath } from '../papers/signed-paper.ts';

/**
 * Counsel's own signature under one letter, given within its approval: `/s/` and the typed name, or what was drawn. It is in
 * the letter's bytes alone and kept nowhere else.
 */
export const counselSignature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), name: z.string().trim().min(2).max(200) }),
  z.strictObject({ kind: z.literal('drawn'), path: drawnPath }),
]);
export type CounselSignature = z.infer<typeof counselSignature>;
