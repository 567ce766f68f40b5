import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/actor.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail, type QueuedEmail } from './queue-email.ts';

/** The end of the key of a copy to the contact address. */
const copied = ':contact';
/** An email about a case, to its merchant. */
type CaseEmail<Schema extends z.ZodType> = Omit<QueuedEmail<Schema>, 'recipient' | 'case_id'> & { case_id: string };

/**
 * Queues an email to a case's merchant: to the account of its owner and, as a copy, to its contact address once the
 * owner has let it in (docs/decisions/0151). An email that was queued before is not queued again, even if the contact
 * address was let in since.
 */
export async function queueCaseEmail<Schema extends z.ZodType>(
  services: Services,
  db: Db,
  given: CaseEmail<Schema>,
): Promise<void> {
  const { rows } = await sql<{ owner: string; contact: string | null }>`
    select owner, contact from app.case_recipients(${given.case_id})`.execute(db);
  const [to] = rows;
  const email = { ...given, payload: Object.assign({}, given.payload, await holdOf(db, given.case_id)) };
  if (!to || !(await queueEmail(services, db, { ...email, recipient: to.owner })) || to.contact === null) return;
  await queueEmail(services, db, { ...email, key: `${email.key}${copied}`, recipient: to.contact });
}

/** What is held, by which the merchant knows the case: "Square, $23,418". */
async function holdOf(db: Db, caseId: string): Promise<{ hold?: string }> {
  const theCase = await db
    .selectFrom('cases')
    .select(['processor', 'other_processor', 'held_amount_cents'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!theCase) return {};
  const { held_amount_cents: held } = theCase;
  const named = [nameOfProcessor(theCase), held === null ? null : formatCents(held, 'short')].filter(
    (part) => part !== null,
  );
  return named.length === 0 ? {} : { hold: named.join(', ') };
}

/** Whether a queued email is a copy to an address that the owner has shut out, or replaced, since. */
export async function isCopyToNobody(
  db: Db,
  { key, case_id: caseId, recipient }: { key: string; case_id: string | null; recipient: string },
): Promise<boolean> {
  if (!key.endsWith(copied)) return false;
  const { rows } = await sql<{ contact: string | null }>`select contact from app.case_recipients(${caseId})`.execute(
    db,
  );
  return rows[0]?.contact !== recipient;
}
