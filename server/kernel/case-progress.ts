import { sql } from 'kysely';
import type {
  CaseMilestones,
  CaseProgress,
  StoredMilestones,
  StoredProgress,
} from '../../domain/cases/case-progress.ts';

/** The progress of one case, computed instead of stored: for a transaction that has just changed the case. */
export const computedProgress = sql<StoredProgress>`(select p.progress from app.case_progress(array[cases.id]) p)`.as(
  'progress',
);

/** An instant in the database's JSON. */
export const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function progressOf({ letters, open_offers, accepted_offer, ...stored }: StoredProgress): CaseProgress {
  return {
    ...stored,
    analyzed_at: instant(stored.analyzed_at),
    signed_at: instant(stored.signed_at),
    open_offers: open_offers?.length ?? 0,
    answer_by: open_offers?.filter((day) => day !== null).toSorted()[0] ?? null,
    accepted_offer: accepted_offer && { ...accepted_offer, at: new Date(accepted_offer.at) },
    letters: (letters ?? [])
      .map((letter) => ({ ...letter, drafted_at: new Date(letter.drafted_at), sent_at: instant(letter.sent_at) }))
      .toSorted(
        (left, right) => left.drafted_at.getTime() - right.drafted_at.getTime() || (left.id < right.id ? -1 : 1),
      ),
  };
}

export function milestonesOf({ replied_at, letters, offers, recoveries, tranches }: StoredMilestones): CaseMilestones {
  return {
    replied_at: instant(replied_at),
    approvals: letters.flatMap(({ letter_id, approved_at }) =>
      approved_at === null ? [] : [{ letter_id, at: new Date(approved_at) }],
    ),
    offers: offers.map((offer) => ({ ...offer, answered_at: instant(offer.answered_at) })),
    recoveries,
    tranches,
  };
}
