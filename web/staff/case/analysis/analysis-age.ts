import type { AdminCase } from '../../cases/case-fields.ts';

type AnalyzedCase = Pick<AdminCase, 'analyzed_at' | 'history'>;

/** Case fields that the analysis does not use. */
const unread = new Set([
  'status',
  'priority',
  'attorney',
  'owner',
  'owner_id',
  'next_action',
  'next_action_on',
  'legal_hold',
  'promised_release_on',
  'released_on',
]);
/** Changes without a field that add to what is analyzed. */
const adding = new Set(['files_added', 'details_changed', 'case_details_changed']);

/** When the case's details first changed after its analysis, or null: since then it may be outdated. */
export function outdatedSince({ analyzed_at: made, history }: AnalyzedCase): string | null {
  if (made === null) return null;
  const later = history.filter(
    (entry) =>
      Date.parse(entry.at) > Date.parse(made) &&
      (entry.field === null ? adding.has(entry.what) : !unread.has(entry.field)),
  );
  // History is newest first.
  return later.at(-1)?.at ?? null;
}
