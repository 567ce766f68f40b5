import type { ApprovalGroundView } from '../../contract/approval.ts';
import { attestations, currentAttestation, proofMinutes } from '../../domain/letters/attestation.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { reasonNeeded, type ApprovalGround } from './approval.ts';

/** What the approval dialog shows. */
export function presentApproval({
  attorney,
  license,
  fits,
  seen_at,
  exhibits,
  exhibits_seen_at,
  proof,
}: ApprovalGround): ApprovalGroundView {
  return {
    attestation: { version: currentAttestation, text: attestations[currentAttestation] },
    attorney: {
      name: attorney.full_name,
      bar_number: attorney.bar_number,
      bar_state: attorney.bar_state,
      firm: attorney.firm_name,
    },
    license: license && { state: license.state, number: license.number, checked_on: license.checked_on, fits },
    reason_needed: license && fits === null ? reasonNeeded : null,
    seen_at: isoOrNull(seen_at),
    exhibits_sha256: exhibits,
    exhibits_seen_at: isoOrNull(exhibits_seen_at),
    proof: {
      how: proof.how,
      has_codes: proof.has_codes,
      has_passkey: proof.has_passkey,
      good_until: proof.fresh && proof.at ? iso(new Date(proof.at.getTime() + proofMinutes * 60_000)) : null,
    },
  };
}
