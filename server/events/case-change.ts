import { z } from 'zod';
import { changeKinds } from '../../domain/messages/live-change.ts';

/** `internal`: only for staff and the case's attorney. `counsel`: only for its owner and its attorney. */
const audience = z.enum(['all', 'internal', 'counsel']);
/** A change of a case as its transaction records it (db/migrations/0001_kernel.sql). */
const caseChange = z.object({ case_id: z.uuid(), what: z.enum(changeKinds), audience });
export type Audience = z.infer<typeof audience>;
export type CaseChange = z.infer<typeof caseChange>;

/** Null for a kind that this version does not know: a newer one may run alongside. */
export const readChange = (noted: unknown): CaseChange | null => caseChange.safeParse(noted).data ?? null;
