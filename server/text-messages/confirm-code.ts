import { timingSafeEqual } from 'node:crypto';
import type { TextMessagesState } from '../../contract/text-messages.ts';
import { claimAttempts, inMinutes } from '../kernel/attempts.ts';
import type { Services } from '../kernel/context.ts';
import { RateLimited, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { codeHash } from './ask-code.ts';
import { stateOf } from './get-state.ts';

/**
 * The code shows that the number is the caller's, and text messages to them begin. Throws INVALID_INPUT for a wrong or expired
 * code, CONFLICT when none was asked for, RATE_LIMITED after ten tries in a quarter of an hour.
 */
export async function confirmCode(
  services: Services,
  user: User,
  { code }: { code: string },
): Promise<TextMessagesState> {
  const claim = await claimAttempts(services, [{ kind: 'text-code-try', key: user.id }]);
  if ('wait' in claim)
    throw new RateLimited(`Too many codes were tried. Please try again ${inMinutes(claim.wait)}.`, claim.wait);
  const now = services.clock.now();
  return services.database.as(user, async (db) => {
    const row = await db
      .selectFrom('text_numbers')
      .select(['phone', 'code_hash', 'code_until'])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.code_hash || !row.code_until)
      throw new Refusal('CONFLICT', 'No code is waiting to be entered. Ask for one first.');
    if (row.code_until <= now) throw badCode('This code is too old. Ask for a new one.');
    const given = Buffer.from(codeHash(services, user, row.phone, code.replaceAll(/\D/g, '')));
    const right = Buffer.from(row.code_hash);
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw badCode('This is not the code that we texted. Check the six digits.');
    await db
      .updateTable('text_numbers')
      .set({ confirmed_at: now, code_hash: null, code_until: null })
      .where('user_id', '=', user.id)
      .execute();
    return stateOf(services, db, user);
  });
}

const badCode = (message: string) => new Refusal('INVALID_INPUT', message, { code: message });
