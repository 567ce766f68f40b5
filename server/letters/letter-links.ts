import type { Db } from '../../db/actor.ts';

/** The links of a letter with each time that they were opened, the newest 50. */
export async function linksOf(db: Db, letterId: string) {
  const links = await db
    .selectFrom('letter_links')
    .select(['id', 'recipient', 'created_at', 'expires_at', 'revoked_at', 'revoked_by_name'])
    .where('letter_id', '=', letterId)
    .orderBy('created_at')
    .execute();
  if (links.length === 0) return [];
  const opens = await db
    .selectFrom('letter_link_opens')
    .select(['link_id', 'opened_at', 'address', 'user_agent'])
    .where(
      'link_id',
      'in',
      links.map(({ id }) => id),
    )
    .orderBy('opened_at', 'desc')
    .limit(50)
    .execute();
  return links.map((link) => ({ ...link, opens: opens.filter(({ link_id }) => link_id === link.id) }));
}
export type LetterLink = Awaited<ReturnType<typeof linksOf>>[number];
