import { locales } from '../../domain/people/locale.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/**
 * The signed-in user with organization and profile. A missing profile is tolerated (spec, section 7) and filled from
 * the account.
 */
export async function getMe(services: Services, user: User) {
  return services.database.read(user, async (db) => {
    const [row, profile] = await Promise.all([
      db
        .selectFrom('users')
        .innerJoin('orgs', 'orgs.id', 'users.org_id')
        .select([
          'users.phone',
          'users.created_at',
          'orgs.id as org_id',
          'orgs.name as org_name',
          'orgs.kind as org_kind',
        ])
        .where('users.id', '=', user.id)
        .executeTakeFirst(),
      db.selectFrom('profiles').selectAll().where('user_id', '=', user.id).executeTakeFirst(),
    ]);
    if (!row) throw notFound('Your profile');
    return {
      user: {
        id: user.id,
        email: user.email,
        email_verified: user.emailVerified,
        phone: row.phone,
        role: user.role,
        created_at: row.created_at.toISOString(),
        org: { id: row.org_id, name: row.org_name, kind: row.org_kind as 'merchant' | 'internal' | 'law_firm' },
        sign_in: user.signIn,
      },
      profile: {
        display_name: profile?.display_name ?? user.email,
        first_name: profile?.first_name ?? '',
        last_name: profile?.last_name ?? '',
        phone: profile?.phone ?? null,
        locale: locales.find((each) => each === profile?.locale) ?? 'en',
        created_at: (profile?.created_at ?? row.created_at).toISOString(),
      },
    };
  });
}
