import { messageReceived } from './emails.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { mentionableIn } from './list-mentionable.ts';
import { findMessage, type ThreadRow } from './queries.ts';
import { authorName, refuseCardNumber, refuseFlood, taken } from './writing.ts';
import { writableUntil, writingDaysAfterEnd } from '../../domain/messages/writing-window.ts';
import { answerMentions } from '../people/answer-mentions.ts';
import { wrong } from '../kernel/entry.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findCaseCore, sideOf, type CaseCore, type Side } from '../kernel/find-case-core.ts';

type Entry = { id: string; subject: string; body: string; visibility: 'internal' | 'merchant' };
/** `no_card`: the writer says that what looks like a card number is not one. `mentions`: ids of users. */
type NewMessage = Entry & { no_card: boolean; mentions: string[] };
/** Characters of a message that its email shows. */
const previewLength = 200;

/**
 * Posts a message in a case and emails the other side. A merchant's message is visible to both sides; staff and the
 * case's attorney choose. Idempotent by id. Throws NOT_FOUND, IDEMPOTENCY_MISMATCH for another text under the id,
 * INVALID_INPUT for what looks like a card number, for a mention outside an internal note and for one of a user who may
 * not read it, CONFLICT when the case ended too long ago, RATE_LIMITED.
 */
export async function post(
  services: Services,
  user: User,
  caseId: string,
  { no_card, mentions, ...given }: NewMessage,
): Promise<ThreadRow> {
  refuseCardNumber(`${given.subject}\n${given.body}`, no_card);
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId);
    const side = sideOf(user, theCase);
    const entry: Entry = side === 'merchant' ? { ...given, visibility: 'merchant' } : given;
    // Serialized per user, so that messages sent at once cannot exceed the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 14))`.execute(db);
    const earlier = await findMessage(db, caseId, side, entry.id);
    if (earlier) return sameAs(earlier, user, entry);
    requireWritable(theCase, side, services.clock.now());
    await refuseFlood(db, user, services.clock.now());
    await requireMentionable(db, theCase, entry, mentions);
    await insert(services, db, user, theCase, side, entry);
    await answerMentions(services, db, user, caseId);
    await mention(services, db, user, theCase, entry, mentions);
    await notifyOtherSide(services, db, theCase, side, entry);
    const sent = await findMessage(db, caseId, side, entry.id);
    if (!sent) throw new Error('the message just written is not there');
    return sent;
  });
}

function sameAs(earlier: ThreadRow, user: User, entry: Entry): ThreadRow {
  const same =
    earlier.author_id === user.id &&
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

async function insert(
  services: Services,
  db: Db,
  user: User,
  theCase: CaseCore,
  side: Side,
  entry: Entry,
): Promise<void> {
  const role = side === 'merchant' ? 'merchant' : user.role === 'attorney' ? 'attorney' : 'staff';
  const written = await db
    .insertInto('messages')
    .values({
      id: entry.id,
      case_id: theCase.id,
      message_type: 'message',
      subject: entry.subject,
      body: entry.body,
      visibility: entry.visibility,
      author_id: user.id,
      author_role: role,
      author_name: await authorName(db, user, role),
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written.numInsertedOrUpdatedRows === 0n) throw taken();
}

/** Only internal notes may mention users, so the merchant's side does not learn who works on the case. */
async function requireMentionable(db: Db, theCase: CaseCore, entry: Entry, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return;
  if (entry.visibility !== 'internal') wrong('mentions', 'Only an internal note mentions somebody.');
  const known = new Set((await mentionableIn(db, theCase.id)).map(({ id }) => id));
  if (mentions.some((id) => !known.has(id)))
    wrong('mentions', 'Only staff and the attorney of this case can be mentioned.');
}

/** Records the mentions, leaving out one of the author. */
async function mention(
  services: Services,
  db: Db,
  user: User,
  theCase: CaseCore,
  entry: Entry,
  mentions: readonly string[],
): Promise<void> {
  const others = [...new Set(mentions)].filter((id) => id !== user.id);
  if (others.length === 0) return;
  const about = { message_id: entry.id, case_id: theCase.id };
  const name = user.role === 'attorney' ? await authorName(db, user, 'attorney') : user.name;
  const by = { mentioned_by_name: name, mentioned_at: services.clock.now() };
  await db
    .insertInto('message_mentions')
    .values(others.map((user_id) => ({ id: uuidv7(), ...about, user_id, ...by })))
    .execute();
  await services.jobs.enqueue(db, 'notify-mentioned', { message_id: entry.id });
}

async function notifyOtherSide(services: Services, db: Db, theCase: CaseCore, side: Side, entry: Entry): Promise<void> {
  if (side === 'merchant') return services.jobs.enqueue(db, 'notify-staff', { message_id: entry.id });
  if (entry.visibility === 'internal') return;
  const preview =
    entry.body.length > previewLength ? `${Array.from(entry.body).slice(0, previewLength).join('')}…` : entry.body;
  await queueCaseEmail(services, db, {
    key: `message-received:${entry.id}`,
    template: messageReceived,
    case_id: theCase.id,
    letter_id: null,
    payload: { first_name: theCase.first_name, case_number: theCase.case_number, case_id: theCase.id, preview },
  });
}
