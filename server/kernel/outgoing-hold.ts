import type { Database } from '../../db/actor.ts';
import { iso } from './present.ts';
import type { User } from './user.ts';

/** Since when emails and letters are held after a restore; null while they leave. For staff. */
export async function outgoingHold(
  database: Database,
  user: User,
): Promise<{ since: string; restored_to: string } | null> {
  const hold = await database.read(user, (db) =>
    db.selectFrom('app.outgoing_hold').select(['since', 'restored_to']).executeTakeFirst(),
  );
  return hold ? { since: iso(hold.since), restored_to: iso(hold.restored_to) } : null;
}
