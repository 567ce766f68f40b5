/**
 * Shared by merchants and staff when they change a case's details: columns, history, and the letter drafted from them.
 */
import type { Actor, Db } from '../../db/actor.ts';
import { v7 as uuidv7 } from 'uuid';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { CaseLists } from '../../domain/intake/list-rows.ts';
import type { Services } from '../kernel/context.ts';
import { maskedEin, openEin } from '../kernel/ein.ts';
import { writeHistory } from '../kernel/history.ts';
import { caseColumns } from '../application/submit.ts';

/** Only the columns of the details that changed, as stored; a null EIN is deleted. */
export function detailColumns(changed: Partial<CaseFields>, stored: CaseFields, appKey: string) {
  const { ein_encrypted, ein_last4, ...columns } = caseColumns({ ...stored, ...changed }, appKey);
  const plain = Object.fromEntries(Object.entries(columns).filter(([name]) => name in changed)) as Partial<
    typeof columns
  >;
  return 'ein' in changed ? { ...plain, ein_encrypted, ein_last4 } : plain;
}

/** A history entry for each changed detail; of an EIN only its last digits. */
export async function writeDetailHistory(
  db: Db,
  actor: Actor,
  before: { id: string; ein_last4: string | null; fields: CaseFields },
  changed: Partial<CaseFields>,
): Promise<void> {
  for (const name of Object.keys(changed) as (keyof CaseFields)[]) {
    const [old_value, new_value] =
      name === 'ein'
        ? [maskedEin(before.ein_last4), maskedEin(changed.ein?.slice(-4) ?? null)]
        : [before.fields[name], changed[name]];
    await writeHistory(db, actor, before.id, { what: 'details_changed', field: name, old_value, new_value });
  }
}

/** The owners and previous processors of a case, in their order. */
export async function storedLists(db: Db, caseId: string): Promise<CaseLists> {
  const [business_owners, previous_processors] = await Promise.all([
    db
      .selectFrom('business_owners')
      .select(['owner_name', 'ownership_percentage', 'role_title'])
      .where('case_id', '=', caseId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('previous_processors')
      .select(['processor_name', 'years_used', 'termination_reason'])
      .where('case_id', '=', caseId)
      .orderBy('position')
      .execute(),
  ]);
  return { business_owners, previous_processors };
}

/**
 * Replaces each given list whole, because its rows have no key that an editor knows. Runs before the case is updated,
 * while the old values can still be compared.
 */
export async function writeLists(db: Db, caseId: string, lists: Partial<CaseLists>): Promise<void> {
  const { business_owners: owners, previous_processors: processors } = lists;
  const placed = (position: number) => ({ id: uuidv7(), case_id: caseId, position });
  if (owners) await db.deleteFrom('business_owners').where('case_id', '=', caseId).execute();
  if (owners && owners.length > 0)
    await db
      .insertInto('business_owners')
      .values(owners.map((each, position) => ({ ...placed(position), ...each })))
      .execute();
  if (processors) await db.deleteFrom('previous_processors').where('case_id', '=', caseId).execute();
  if (processors && processors.length > 0)
    await db
      .insertInto('previous_processors')
      .values(processors.map((each, position) => ({ ...placed(position), ...each })))
      .execute();
}

/** A history entry for each changed list, with its rows before and after. */
export async function writeListHistory(
  db: Db,
  actor: Actor,
  caseId: string,
  before: Partial<CaseLists>,
  changed: Partial<CaseLists>,
): Promise<void> {
  for (const name of Object.keys(changed) as (keyof CaseLists)[])
    await writeHistory(db, actor, caseId, {
      what: 'details_changed',
      field: name,
      old_value: before[name] ?? [],
      new_value: changed[name],
    });
}

/** The EIN in full, for comparing: its encrypted bytes differ each time. */
export async function openStoredEin(services: Services, db: Db, caseId: string): Promise<string | null> {
  const { ein_encrypted } = await db
    .selectFrom('cases')
    .select('ein_encrypted')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return ein_encrypted && openEin(ein_encrypted, services.config.appKeys);
}
