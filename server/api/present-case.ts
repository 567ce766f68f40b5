import type { CaseListRow, CaseWithRelations } from '../../db/queries/cases.ts';
import { stageOf, type StageView } from '../../domain/stage.ts';
import { maskedEin } from '../cases/ein.ts';

const sentStatuses = new Set(['sent', 'delivered', 'returned_to_sender']);

export const iso = (instant: Date): string => instant.toISOString();
export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** A case as the API shows it. A merchant sees only letters that were sent, and no internal message (the database sees to that). */
export function presentCase(found: CaseWithRelations, viewer: 'merchant' | 'house') {
  const { ein_last4, created_by: _createdBy, org_id: _orgId, attorney_id: _attorneyId, created_at, ...fields } = found.row;
  const letters = viewer === 'house' ? found.letters : found.letters.filter((letter) => sentStatuses.has(letter.status));
  return {
    ...fields,
    ein: maskedEin(ein_last4),
    created_at: iso(created_at),
    stage: stageOfCase(found),
    fee_percent: found.feePercent,
    business_owners: found.owners,
    previous_processors: found.processors,
    case_files: found.files.map((file) => ({ ...file, created_at: iso(file.created_at) })),
    messages: found.messages.map((message) => ({ ...message, created_at: iso(message.created_at) })),
    letters: letters.map((letter) => ({ ...letter, sent_at: isoOrNull(letter.sent_at), created_at: iso(letter.created_at) })),
  };
}

function stageOfCase(found: CaseWithRelations): StageView {
  return stageOf({
    status: found.row.status, analysed: found.analysed, letterStatuses: found.letters.map((letter) => letter.status),
    openOffers: found.openOffers, recoveredCents: found.recoveredCents, heldCents: found.row.held_amount_cents,
  });
}

export function presentListedCase(row: CaseListRow) {
  const { recovered_cents, open_offers, analysed, letter_statuses, created_at, position: _position, ...shown } = row;
  const stage = stageOf({
    status: row.status, analysed, letterStatuses: letter_statuses, openOffers: open_offers, recoveredCents: recovered_cents, heldCents: row.held_amount_cents,
  });
  return { ...shown, stage, created_at: iso(created_at) };
}
