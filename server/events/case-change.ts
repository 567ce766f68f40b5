import { z } from 'zod';
import { changeKinds } from '../../domain/messages/live-change.ts';

/**
 * A change of a case as its transaction records it (db/migrations/0001_kernel.sql). `internal`: only for staff and the
 * case's attorney.
 */
const caseChange = z.object({ case_id: z.uuid(), what: z.enum(changeKinds), audience: z.enum(['all', 'internal']) });
export type CaseChange = z.infer<typeof caseChange>;

/** Null for a kind that this version does not know: a newer one may run alongside. */
export const readChange = (noted: unknown): CaseChange | null => caseChange.safeParse(noted).data ?? null;
