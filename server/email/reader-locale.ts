import type { Db } from '../../db/actor.ts';
import type { Locale } from '../../domain/people/locale.ts';

/**
 * The language of an email: the one that a merchant chose on the account with its address, or with the case that it is
 * about; for an invited guest without an account, that of the merchant who invites them. Staff, attorneys and
 * processors are written to in English. `db` must see all rows.
 */
export async function readerLocale(
  db: Db,
  { recipient, case_id }: { recipient: string; case_id: string | null },
): Promise<Locale> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.role', 'p.locale', 'u.email'])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['u.email']), '=', recipient.toLowerCase()),
        eb(
          'u.id',
          '=',
          eb
            .selectFrom('cases')
            .select('created_by')
            .where('id', '=', case_id)
            .where((of) => of(of.fn<string>('lower', ['email']), '=', recipient.toLowerCase())),
        ),
      ]),
    )
    .execute();
  const reader = rows.find(({ email }) => email.toLowerCase() === recipient.toLowerCase()) ?? rows[0];
  if (!reader && case_id) return invitersLocale(db, recipient, case_id);
  return reader?.role === 'client' && reader.locale === 'es' ? 'es' : 'en';
}

/** For an address without an account that is invited to a case: the language of the merchant who invites it. */
async function invitersLocale(db: Db, recipient: string, caseId: string): Promise<Locale> {
  const inviter = await db
    .selectFrom('case_guests as g')
    .innerJoin('profiles as p', 'p.user_id', 'g.invited_by')
    .select('p.locale')
    .where('g.case_id', '=', caseId)
    .where('g.email_key', '=', recipient.toLowerCase())
    .where('g.ended_at', 'is', null)
    .executeTakeFirst();
  return inviter?.locale === 'es' ? 'es' : 'en';
}
