import type { Db } from '../../db/actor.ts';

/** Whether a user is a lead of staff, who is notified of what is late. */
export async function isLead(db: Db, userId: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('is_lead').where('id', '=', userId).executeTakeFirst();
  return found?.is_lead === true;
}
