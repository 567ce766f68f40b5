import type { Db } from '../../../db/actor.ts';
import { withMine } from '../../../domain/letters/letter-differences.ts';
import { letterDocument, type LetterDocument } from '../../../domain/letters/letter.ts';
import type { User } from '../../kernel/user.ts';
import { writeHistory } from '../../kernel/history.ts';
import { leaveForPlanning } from '../../kernel/leave-for-planning.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { currentVersion, findLetter, requireStep } from '../find-letter.ts';
import { suggestionsOf, type LetterSuggestions, type SuggestedChange } from './list-suggestions.ts';
import { requireVersion, saveVersion } from '../put.ts';
import { displayName } from '../../people/display-name.ts';

type Named = { suggestion_id: string; part: string };
type Decision = { version: number; outcome: 'accepted' | 'rejected'; changes: readonly Named[] };

/**
 * Accepts or rejects suggested changes. What is accepted becomes one new version, as if it had been saved: an approval is
 * void. Throws FORBIDDEN for accepting one's own, CONFLICT for one that is decided or stale, VERSION_MISMATCH when somebody
 * saved since `version`.
 */
export async function decideSuggestions(
  services: Services,
  user: User,
  id: string,
  { version, outcome, changes }: Decision,
): Promise<LetterSuggestions> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const status = requireStep(letter, 'edit', 'edited');
    requireVersion(letter, version);
    const { items } = await suggestionsOf(db, letter);
    const chosen = changes.map((each) => openChange(items, each));
    if (outcome === 'accepted') {
      for (const change of chosen) requireAcceptable(user, change);
      const document = await withAccepted(db, (await currentVersion(db, letter)).document, chosen);
      await saveVersion(services, db, user, letter, { document, why: 'suggestions', status });
    }
    const by = await displayName(db, user);
    await db
      .insertInto('letter_suggestion_decisions')
      .values(
        chosen.map(({ suggestion_id, part }) => ({
          suggestion_id,
          part,
          case_id: letter.case_id,
          outcome,
          decided_by: user.id,
          decided_by_name: by,
          decided_by_role: user.role,
          decided_at: services.clock.now(),
        })),
      )
      .execute();
    await writeHistory(db, user, letter.case_id, {
      what: outcome === 'accepted' ? 'letter_changes_accepted' : 'letter_changes_rejected',
      field: null,
      old_value: null,
      new_value: { letter_id: id, parts: chosen.map(({ label }) => label) },
    });
    await leaveForPlanning(services, db, letter.case_id);
    return suggestionsOf(db, await findLetter(db, id));
  });
}

function openChange(items: readonly SuggestedChange[], named: Named): SuggestedChange {
  const found = items.find(({ suggestion_id, part }) => suggestion_id === named.suggestion_id && part === named.part);
  if (found?.state !== 'open') throw new Refusal('CONFLICT', 'This change has been decided already. Reload the page.');
  return found;
}

function requireAcceptable(user: User, { by, model, stale, label }: SuggestedChange): void {
  if (by.id === user.id && model === null)
    throw new Refusal('FORBIDDEN', 'Somebody else accepts what you suggested; you can take it back.');
  if (stale)
    throw new Refusal(
      'CONFLICT',
      `${label} has been changed since this was suggested. Edit it by hand, or reject this.`,
    );
}

/** The letter with the chosen parts as they were suggested, the oldest suggestion first. */
async function withAccepted(
  db: Db,
  document: LetterDocument,
  chosen: readonly SuggestedChange[],
): Promise<LetterDocument> {
  const ids = [...new Set(chosen.map(({ suggestion_id }) => suggestion_id))];
  const rows = await db
    .selectFrom('letter_suggestions')
    .select(['id', 'document'])
    .where('id', 'in', ids)
    .orderBy('suggested_at')
    .execute();
  return rows.reduce((letter, row) => {
    const parts = chosen.filter(({ suggestion_id }) => suggestion_id === row.id).map(({ part }) => part);
    return withMine(letter, letterDocument.parse(row.document), new Set(parts));
  }, document);
}
