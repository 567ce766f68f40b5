import type { Db } from '../../db/actor.ts';
import { cardNumberIn } from '../../domain/card-number.ts';
import { messagesAnHour } from '../../domain/messages/writing-window.ts';
import { wrong } from '../kernel/entry.ts';
import { RateLimited, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { nthLatestMessage } from './queries.ts';

const hour = 3_600_000;

export type AuthorRole = 'merchant' | 'attorney' | 'staff';

/** Another text, or another author's, stands under this id. */
export const taken = () => new Refusal('IDEMPOTENCY_MISMATCH', 'Another message was already sent under this id.');

/** Throws INVALID_INPUT for what looks like a card number, unless the writer says that it is none. */
export function refuseCardNumber(text: string, isNoCard: boolean): void {
  if (!isNoCard && cardNumberIn(text) !== null)
    wrong('body', 'This looks like a card number. Cover all but its last four digits.');
}

/** Throws RATE_LIMITED once the user has written as many messages within an hour as one may, whomever to. */
export async function refuseFlood(db: Db, user: User, now: Date): Promise<void> {
  const oldest = await nthLatestMessage(db, user.id, messagesAnHour, new Date(now.getTime() - hour));
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + hour - now.getTime()) / 1_000));
  throw new RateLimited(
    `You have sent ${messagesAnHour} messages within an hour. What you typed is kept here; please send it in ${Math.ceil(seconds / 60)} minutes.`,
    seconds,
  );
}

/** The name that readers see: a merchant's, an attorney's full name as they sign, a staff member's first name. */
export async function authorName(db: Db, user: User, role: AuthorRole): Promise<string> {
  if (role === 'attorney')
    return (
      (await db.selectFrom('attorneys').select('full_name').where('user_id', '=', user.id).executeTakeFirst())
        ?.full_name ?? 'Your attorney'
    );
  const profile = await db
    .selectFrom('profiles')
    .select(['display_name', 'first_name'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return role === 'staff' ? profile?.first_name || 'Unhold team' : profile?.display_name || 'Merchant';
}
