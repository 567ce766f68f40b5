import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { PublicForm } from '../../domain/inquiry.ts';
import type { Db } from '../../db/actor.ts';

/** Whose uses are counted: one caller's, or everybody's with null. */
export type FormCaller = { form: PublicForm; addressHash: string | null };

/** Waits until no other transaction, of any process, is between counting and taking a use of this form. Held until commit. */
export async function lockForm(db: Db, form: PublicForm): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${form}, 12))`.execute(db);
}

/** When the `nth` latest use since `since` was (1: the latest); undefined when there are fewer. */
export async function nthLatestUse(
  db: Db,
  { form, addressHash }: FormCaller,
  nth: number,
  since: Date,
): Promise<Date | undefined> {
  let query = db.selectFrom('form_uses').select('used_at').where('form', '=', form).where('used_at', '>', since);
  if (addressHash !== null) query = query.where('address_hash', '=', addressHash);
  return (
    await query
      .orderBy('used_at', 'desc')
      .offset(nth - 1)
      .limit(1)
      .executeTakeFirst()
  )?.used_at;
}

/** Adds a use and forgets those of before `since`. */
export async function addFormUse(db: Db, form: PublicForm, addressHash: string, now: Date, since: Date): Promise<void> {
  await Promise.all([
    db.deleteFrom('form_uses').where('form', '=', form).where('used_at', '<=', since).execute(),
    db.insertInto('form_uses').values({ id: uuidv7(), form, address_hash: addressHash, used_at: now }).execute(),
  ]);
}
