import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** The signed-in person with organisation and profile. A missing profile is tolerated (spec, section 7) and shown from the account. */
export async function getMe(services: Services, person: Person) {
  return services.database.as(person, async (db) => {
    const [user, profile] = await Promise.all([
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
        .where('users.id', '=', person.id)
        .executeTakeFirst(),
      db.selectFrom('profiles').selectAll().where('user_id', '=', person.id).executeTakeFirst(),
    ]);
    if (!user) throw notFound('Your profile');
    return {
      user: {
        id: person.id,
        email: person.email,
        email_verified: person.emailVerified,
        phone: user.phone,
        role: person.role,
        created_at: user.created_at.toISOString(),
        org: { id: user.org_id, name: user.org_name, kind: user.org_kind as 'merchant' | 'internal' | 'law_firm' },
        sign_in: person.signIn,
      },
      profile: {
        display_name: profile?.display_name ?? person.email,
        first_name: profile?.first_name ?? '',
        last_name: profile?.last_name ?? '',
        phone: profile?.phone ?? null,
        created_at: (profile?.created_at ?? user.created_at).toISOString(),
      },
    };
  });
}
