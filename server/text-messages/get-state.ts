import type { Selectable } from 'kysely';
import type { Tables } from '../../db/typed-columns.ts';
import type { TextMessagesState } from '../../contract/text-messages.ts';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** Whether the caller is texted, and at which number. */
export const getState = (services: Services, user: User): Promise<TextMessagesState> =>
  services.database.as(user, (db) => stateOf(services, db, user));

export async function stateOf(services: Services, db: Db, user: User): Promise<TextMessagesState> {
  const row = await db.selectFrom('text_numbers').selectAll().where('user_id', '=', user.id).executeTakeFirst();
  const offered = services.textMessages !== null && user.role === 'client';
  if (!row) return { offered, state: 'none', last4: null, ended_by: null };
  return { offered, state: standing(row), last4: row.phone.slice(-4), ended_by: row.ended_by };
}

function standing(row: Selectable<Tables['text_numbers']>): TextMessagesState['state'] {
  if (row.ended_at) return 'ended';
  return row.confirmed_at ? 'on' : 'asked';
}
