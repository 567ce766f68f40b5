import { z } from 'zod';
import { erasureOutcomes, erasureStatuses } from '../domain/privacy/erasure.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

export const erasure = z.object({
  status: z.enum(['none', 'requested', 'done', 'refused']),
  requested_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  note: z.string().nullable(),
});
export type Erasure = z.infer<typeof erasure>;

const erasureRequest = z.object({
  id,
  user_id: id,
  email: z.string(),
  name: z.string(),
  note: z.string(),
  status: z.enum(erasureStatuses),
  requested_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
  decision_note: z.string().nullable(),
  /** The user's cases, and what erasing would do to each: delete it, keep its record, or be prevented by it. */
  cases: z.array(
    z.object({
      id,
      case_number: z.string(),
      status: z.string(),
      legal_hold: z.boolean(),
      outcome: z.enum(erasureOutcomes),
    }),
  ),
});
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const privacy = {
  getErasure: allow('own-account')
    .route({ method: 'GET', path: '/me/erasure', tags: ['me'] })
    .output(erasure),
  /** Asks staff to erase the caller's data. Idempotent while a request is open. */
  requestErasure: allow('signed-in')
    .route({ method: 'POST', path: '/me/erasure', tags: ['me'] })
    .input(z.strictObject({ note: z.string().trim().max(2_000).default('') }))
    .output(erasure),
  withdrawErasure: allow('signed-in')
    .route({ method: 'DELETE', path: '/me/erasure', tags: ['me'] })
    .output(erasure),
  listErasures: allow('staff')
    .route({ method: 'GET', path: '/admin/erasures', tags: ['admin'] })
    .input(z.strictObject({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(erasureRequest), next_cursor: z.string().nullable() })),
  /**
   * Erases, or refuses with a reason. 409 CONFLICT when a case is under legal hold, or still open after its letter was
   * sent.
   */
  decideErasure: allow('staff')
    .route({ method: 'POST', path: '/admin/erasures/{id}/decide', tags: ['admin'] })
    .input(z.strictObject({ id, decision: z.enum(['done', 'refused']), note: z.string().trim().max(2_000) }))
    .output(erasureRequest),
  /** While on, nothing of the case is erased or purged. */
  setLegalHold: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/{id}/legal-hold', tags: ['admin'] })
    .input(z.strictObject({ id, on: z.boolean(), why: z.string().trim().min(1).max(2_000) }))
    .output(z.object({ id, legal_hold: z.boolean() })),
};
