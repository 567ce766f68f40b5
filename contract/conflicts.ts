import { z } from 'zod';
import { conflictHit, conflictOutcomes } from '../domain/conflicts/conflict.ts';
import { leavingWhys } from '../domain/conflicts/leaving.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

/** `client` and `adverse`: the names searched. `cleared`: the case may be assigned to an attorney. */
const conflicts = z.object({
  client: z.array(z.string()),
  adverse: z.array(z.string()),
  hits: z.array(conflictHit),
  cleared: z.boolean(),
  /** Counsel's firm may know a name of the case: which one it is, counsel alone sees and decides. */
  of_counsel: z.boolean(),
  /** The newest decision, and on how many hits it was made. */
  decision: z
    .object({
      outcome: z.enum(conflictOutcomes),
      reason: z.string(),
      hits: z.number().int(),
      decided_by: z.string(),
      decided_at: timestamp,
    })
    .nullable(),
});
export type Conflicts = z.infer<typeof conflicts>;

const party = z.object({
  id,
  name: z.string(),
  kind: z.enum(['adverse', 'client']),
  note: z.string(),
  added_by: z.string(),
  added_at: timestamp,
});
export type KnownPartyView = z.infer<typeof party>;
const partyList = z.object({ items: z.array(party) });

const firmHits = z.object({
  items: z.array(
    z.object({
      case_id: id,
      case_number: z.string(),
      party_id: id,
      kind: z.enum(['adverse', 'client']),
      ours: z.string(),
      theirs: z.string(),
      note: z.string(),
    }),
  ),
});

export const conflictsOfInterest = {
  /** A new search of a case's parties, and the newest decision. */
  get: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/conflicts', tags: ['conflicts'] })
    .input(z.strictObject({ id }))
    .output(conflicts),
  /** Records a decision on the hits that were seen. 409 VERSION_MISMATCH when a search finds others now. */
  decide: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/{id}/conflicts', tags: ['conflicts'] })
    .input(
      z.strictObject({
        id,
        outcome: z.enum(conflictOutcomes),
        reason: z.string().trim().max(2_000).default(''),
        hit_keys: z.array(z.string().max(2_000)).max(500),
      }),
    )
    .output(conflicts),
  /** The caller's list of adverse and former parties, by name, at most 1,000: the service's for staff, their firm's own for an attorney. */
  listParties: allow('desk')
    .route({ method: 'GET', path: '/parties', tags: ['conflicts'] })
    .output(partyList),
  addParty: allow('desk')
    .route({ method: 'POST', path: '/parties', tags: ['conflicts'] })
    .input(
      z.strictObject({
        name: z.string().trim().min(1).max(300),
        kind: z.enum(['adverse', 'client']),
        note: z.string().trim().max(1_000).default(''),
      }),
    )
    .output(partyList),
  removeParty: allow('desk')
    .route({ method: 'DELETE', path: '/parties/{id}', tags: ['conflicts'] })
    .input(z.strictObject({ id }))
    .output(partyList),
  /** When and why a case left the caller's desk, by its id or that of a letter of it. 404 for what was never on it, or is on it now. */
  getLeaving: allow('attorney')
    .route({ method: 'GET', path: '/attorney/left/{id}', tags: ['conflicts'] })
    .input(z.strictObject({ id }))
    .output(z.object({ case_number: z.string(), why: z.enum(leavingWhys), left_at: timestamp })),
  /** Names in the caller's cases that may be those of parties whom their firm knows, and that nobody has distinguished yet. */
  listFirmHits: allow('attorney')
    .route({ method: 'GET', path: '/attorney/conflicts', tags: ['conflicts'] })
    .output(firmHits),
  /** Counsel found that the party is another than this name of their case. */
  clearFirmHit: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/conflicts/clear', tags: ['conflicts'] })
    .input(
      z.strictObject({
        id,
        party_id: id,
        name: z.string().trim().min(1).max(300),
        reason: z.string().trim().max(2_000).default(''),
      }),
    )
    .output(firmHits),
};
