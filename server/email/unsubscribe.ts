import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import type { EmailKind } from './template.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Ends one kind of email for the holder of an email's link. Idempotent. Throws NOT_FOUND for an unknown link. */
export async function unsubscribe(services: Services, token: string): Promise<EmailKind> {
  const unwanted = readUnsubscribeToken(services.config.appKey, token);
  const found =
    unwanted &&
    (await services.database.as(systemActor, (db) =>
      decline(db, unwanted.userId, unwanted.kind, services.clock.now()),
    ));
  if (!found)
    throw new Refusal(
      'NOT_FOUND',
      'This link is not known. Please use the link of an email that you got from us, or sign in and choose your emails on your account page.',
    );
  return unwanted.kind;
}

async function decline(db: Db, userId: string, kind: EmailKind, now: Date): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) return false;
  const declined = { [kind]: false, updated_at: now };
  await db
    .insertInto('email_preferences')
    .values({ user_id: userId, ...declined })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(declined))
    .execute();
  return true;
}
