import type { Erasure } from '../../contract/privacy.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import type { ErasureRequest } from '../../contract/privacy.ts';
import type { ErasureRow, OwnErasureRow } from './queries.ts';

/** The caller's own request: with their note while it is open, afterwards with staff's. */
export function presentOwnErasure(request: OwnErasureRow | undefined): Erasure {
  if (!request || request.status === 'withdrawn')
    return { status: 'none', requested_at: null, decided_at: null, note: null };
  const note = request.status === 'requested' ? request.note : request.decision_note;
  return {
    status: request.status,
    requested_at: iso(request.requested_at),
    decided_at: isoOrNull(request.decided_at),
    note: note || null,
  };
}

export function presentErasure(request: ErasureRow): ErasureRequest {
  const { id, user_id, email, name, note, status, decided_by, decision_note, cases } = request;
  return {
    id,
    user_id,
    email,
    name,
    note,
    status,
    requested_at: iso(request.requested_at),
    decided_at: isoOrNull(request.decided_at),
    decided_by,
    decision_note,
    cases,
  };
}
