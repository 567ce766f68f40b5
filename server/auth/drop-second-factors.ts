import { secondFactorChanged } from './emails.ts';
import { systemActor } from '../../db/actor.ts';
import { emailAccount } from './account-emails.ts';
import type { Auth } from './auth.ts';
import type { Services } from '../kernel/context.ts';
import { findAccount } from './create-account.ts';

/**
 * For the operator: removes the authenticator app, backup codes and passkeys of a user who has lost them, ends their
 * sessions and notifies them. The user sets up new ones after signing in by password. Throws when no account has this
 * email.
 */
export async function dropSecondFactors(services: Services, auth: Auth, email: string): Promise<void> {
  const userId = await findAccount(services, email);
  if (!userId) throw new Error(`There is no account with the email ${email}.`);
  const { adapter, internalAdapter } = await auth.$context;
  const theirs = [{ field: 'userId', value: userId }];
  await internalAdapter.deleteUserSessions(userId);
  await adapter.deleteMany({ model: 'twoFactor', where: theirs });
  await adapter.deleteMany({ model: 'passkey', where: theirs });
  await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
  await services.database.as(systemActor, async (db) => {
    const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (user)
      await db
        .insertInto('access_log')
        .values({
          subject_id: userId,
          actor_id: null,
          actor_name: systemActor.name,
          what: 'second_factors_dropped',
          at: services.clock.now(),
        })
        .execute();
  });
  await emailAccount(services, email.trim().toLowerCase(), {
    template: secondFactorChanged,
    payload: {
      what: 'The operator removed your authenticator app and passkeys.',
      when: services.clock.now().toISOString(),
    },
  });
}
