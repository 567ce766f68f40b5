import type { Db } from '../../db/actor.ts';
import type { EmailKind } from './template.ts';

/** Whose preferences hold for a mail, and whether they want it. */
export type MailReader = { id: string; wants: boolean };

/**
 * The person with the recipient's address; for an address of a case that has no account, the one who opened the case. Null when
 * there is neither. `db` must see all.
 */
export async function readerOf(
  db: Db,
  mail: { recipient: string; case_id: string | null },
  kind: EmailKind,
): Promise<MailReader | null> {
  const id = (await personAt(db, mail.recipient)) ?? (mail.case_id === null ? null : await openerOf(db, mail.case_id));
  if (id === null) return null;
  const kept = await db.selectFrom('mail_preferences').select(kind).where('user_id', '=', id).executeTakeFirst();
  return { id, wants: kept?.[kind] ?? true };
}

async function personAt(db: Db, recipient: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', recipient.toLowerCase()))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function openerOf(db: Db, caseId: string): Promise<string | null> {
  const row = await db.selectFrom('cases').select('created_by').where('id', '=', caseId).executeTakeFirst();
  return row?.created_by ?? null;
}
