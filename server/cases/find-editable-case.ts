import { actorShown } from '../kernel/history.ts';
import type { Db } from '../../db/actor.ts';
import { caseColumns, type CaseRow } from '../kernel/find-case.ts';
import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { CaseEdit } from '../../domain/cases/case-edit.ts';
import { listNames, type CaseLists } from '../../domain/intake/list-rows.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { openStoredEin, storedLists } from './case-details.ts';
import { maskedEin } from '../kernel/ein.ts';
import { planNextAction } from './plan-next-action.ts';

export type EditableCase = {
  row: CaseRow & { owner_id: string | null; next_action: string | null; next_action_on: string | null };
  /** The EIN in full when the edit contains one; null otherwise. */
  fields: CaseFields;
  /** The lists, when the edit contains one. */
  lists: Partial<CaseLists>;
};

/**
 * A case that staff are about to change, locked. Throws NOT_FOUND, or VERSION_MISMATCH carrying the stored values when
 * somebody changed it since `version`.
 */
export async function findEditableCase(
  services: Services,
  db: Db,
  id: string,
  version: number,
  edit: CaseEdit,
): Promise<EditableCase> {
  // Planned first, so that an edit is compared with what its page showed.
  await planNextAction(services, db, id);
  const row = await db
    .selectFrom('cases')
    .select([...caseColumns, 'owner_id', 'next_action', 'next_action_on'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This case');
  const lists = listNames.some((name) => edit[name] !== undefined) ? await storedLists(db, id) : {};
  if (row.version !== version) throw await staleVersion(db, row, lists, edit);
  return { row, lists, fields: { ...row, ein: edit.ein === undefined ? null : await openStoredEin(services, db, id) } };
}

async function staleVersion(
  db: Db,
  row: EditableCase['row'],
  lists: Partial<CaseLists>,
  edit: CaseEdit,
): Promise<Refusal> {
  const last = await lastChange(db, row.id);
  const stored: Record<string, unknown> = { ...row, ...lists, ein: maskedEin(row.ein_last4) };
  const asked = [
    ...caseFieldRows.map((row) => row.name),
    ...listNames,
    'status',
    'priority',
    'owner_id',
    'next_action',
    'next_action_on',
  ] as const;
  const theirs = Object.fromEntries(
    asked.filter((name) => edit[name] !== undefined).map((name) => [name, stored[name]]),
  );
  return new Refusal(
    'VERSION_MISMATCH',
    'Somebody else changed this case since you loaded it. Look at their change, then make yours again.',
    undefined,
    {
      version: row.version,
      changed_by: last?.actor_name ?? null,
      changed_at: last?.at.toISOString() ?? null,
      theirs,
    },
  );
}

/** The latest history entry that came with a new version of the case; letters and money have versions of their own. */
function lastChange(db: Db, caseId: string) {
  return db
    .selectFrom('case_history')
    .select(['at', actorShown.as('actor_name')])
    .where('case_id', '=', caseId)
    .where((eb) =>
      eb.or([
        eb('what', 'like', '%\\_changed'),
        eb('what', 'in', ['attorney_assigned', 'case_cancelled', 'legal_hold_set', 'legal_hold_lifted']),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
