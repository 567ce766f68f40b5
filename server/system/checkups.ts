import type { Db } from '../../db/actor.ts';

/** `history` and `files` are checked each night; `backup` and `restore` run when the operator asks for them. */
type CheckupName = 'history' | 'files' | 'backup' | 'restore';
/** `problems`: a sentence each. `figures`: what was looked at. */
export type Checkup = { at: Date; problems: string[]; figures: unknown };

/** Keeps the last result of a check. */
export async function recordCheckup(db: Db, name: CheckupName, { at, problems, figures }: Checkup): Promise<void> {
  const row = { at, problems, figures: JSON.stringify(figures) };
  await db
    .insertInto('checkups')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Null: it has never been made. */
export async function readCheckup(db: Db, name: CheckupName): Promise<Checkup | null> {
  const found = await db
    .selectFrom('checkups')
    .select(['at', 'problems', 'figures'])
    .where('name', '=', name)
    .executeTakeFirst();
  return found ?? null;
}
