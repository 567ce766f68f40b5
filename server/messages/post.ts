import { messageReceived } from './emails.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { findMessage, nthLatestMessage, type ThreadRow } from './queries.ts';
import { messagesAnHour, writableUntil, writingDaysAfterEnd } from '../../domain/correspondence.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { RateLimited, Refusal } from '../kernel/refusal.ts';
import { findCaseCore, sideOf, type CaseCore, type Side } from '../kernel/find-case-core.ts';

export type NewMessage = { id: string; subject: string; body: string; visibility: 'internal' | 'merchant' };
const hour = 3_600_000;
/** Characters of a message that its mail shows. */
const previewLength = 200;

/**
 * Writes a message into a case and tells the other side by mail. The merchant's is always for both sides; staff and the case's attorney
 * choose. The same id again is the same message; with other words under it throws IDEMPOTENCY_MISMATCH. Throws NOT_FOUND, CONFLICT
 * once the case has ended for long, RATE_LIMITED.
 */
export async function post(services: Services, person: Person, caseId: string, given: NewMessage): Promise<ThreadRow> {
  return services.database.as(person, async (db) => {
    const theCase = await findCaseCore(db, caseId);
    const side = sideOf(person, theCase);
    const entry: NewMessage = side === 'merchant' ? { ...given, visibility: 'merchant' } : given;
    // One at a time for a person, so that messages sent side by side do not pass the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${person.id}, 14))`.execute(db);
    const earlier = await findMessage(db, caseId, side, entry.id);
    if (earlier) return sameAs(earlier, person, entry);
    requireWritable(theCase, side, services.clock.now());
    await refuseFlood(db, person, services.clock.now());
    await insert(services, db, person, theCase, side, entry);
    await tellOtherSide(services, db, theCase, side, entry);
    return (await findMessage(db, caseId, side, entry.id)) as ThreadRow;
  });
}

const taken = () => new Refusal('IDEMPOTENCY_MISMATCH', 'Another message was already sent under this id.');

function sameAs(earlier: ThreadRow, person: Person, entry: NewMessage): ThreadRow {
  const same =
    earlier.author_id === person.id &&
    earlier.body === entry.body &&
    earlier.subject === entry.subject &&
    earlier.visibility === entry.visibility;
  if (!same) throw taken();
  return earlier;
}

function requireWritable(theCase: CaseCore, side: Side, now: Date): void {
  const until = side === 'merchant' ? writableUntil(theCase) : null;
  if (until && now > until)
    throw new Refusal(
      'CONFLICT',
      `This case ended more than ${writingDaysAfterEnd} days ago; its messages can be read, but no new ones sent. Write to us through the contact form.`,
    );
}

async function refuseFlood(db: Db, person: Person, now: Date): Promise<void> {
  const oldest = await nthLatestMessage(db, person.id, messagesAnHour, new Date(now.getTime() - hour));
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + hour - now.getTime()) / 1_000));
  throw new RateLimited(
    `You have sent ${messagesAnHour} messages within an hour. What you typed is kept here; please send it in ${Math.ceil(seconds / 60)} minutes.`,
    seconds,
  );
}

async function insert(
  services: Services,
  db: Db,
  person: Person,
  theCase: CaseCore,
  side: Side,
  entry: NewMessage,
): Promise<void> {
  const role = side === 'merchant' ? 'merchant' : person.role === 'attorney' ? 'attorney' : 'staff';
  const written = await db
    .insertInto('messages')
    .values({
      id: entry.id,
      case_id: theCase.id,
      message_type: 'message',
      subject: entry.subject,
      body: entry.body,
      visibility: entry.visibility,
      author_id: person.id,
      author_role: role,
      author_name: await authorName(db, person, role),
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written.numInsertedOrUpdatedRows === 0n) throw taken();
}

/** As both sides read it: a merchant by name, an attorney by the full name they sign with, staff by first name. */
async function authorName(db: Db, person: Person, role: 'merchant' | 'attorney' | 'staff'): Promise<string> {
  if (role === 'attorney')
    return (
      (await db.selectFrom('attorneys').select('full_name').where('user_id', '=', person.id).executeTakeFirst())
        ?.full_name ?? 'Your attorney'
    );
  const profile = await db
    .selectFrom('profiles')
    .select(['display_name', 'first_name'])
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  return role === 'staff' ? profile?.first_name || 'Unhold team' : profile?.display_name || 'Merchant';
}

async function tellOtherSide(
  services: Services,
  db: Db,
  theCase: CaseCore,
  side: Side,
  entry: NewMessage,
): Promise<void> {
  if (side === 'merchant') return services.jobs.enqueue(db, 'notify-staff', { message_id: entry.id });
  if (entry.visibility === 'internal') return;
  const preview =
    entry.body.length > previewLength ? `${Array.from(entry.body).slice(0, previewLength).join('')}…` : entry.body;
  await queueEmail(services, db, {
    key: `message-received:${entry.id}`,
    template: messageReceived,
    case_id: theCase.id,
    letter_id: null,
    recipient: theCase.email,
    payload: { first_name: theCase.first_name, case_number: theCase.case_number, case_id: theCase.id, preview },
  });
}
