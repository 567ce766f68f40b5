import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';

/** Ends a link. Idempotent. Throws NOT_FOUND. */
export async function revokeLink(
  services: Services,
  user: User,
  { id, link_id: linkId }: { id: string; link_id: string },
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const link = await db
      .selectFrom('letter_links')
      .select(['id', 'revoked_at', 'recipient'])
      .where('id', '=', linkId)
      .where('letter_id', '=', id)
      .executeTakeFirst();
    if (!link) throw notFound('This link');
    if (link.revoked_at === null) {
      await db
        .updateTable('letter_links')
        .set({ revoked_at: services.clock.now(), revoked_by: user.id, revoked_by_name: user.name })
        .where('id', '=', linkId)
        .execute();
      await writeHistory(db, user, letter.case_id, {
        what: 'letter_link_revoked',
        field: null,
        old_value: null,
        new_value: { letter_id: id, recipient: link.recipient },
      });
    }
    return letterOnDesk(services, db, letter);
  });
}
