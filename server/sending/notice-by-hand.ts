import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { readEmailFile } from '../engines/email-file/read-email-file.ts';
import { barsAt, requirePassage } from '../gate/gate.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import { journalSend } from '../kernel/send-journal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { composeEmail } from '../ports/email/compose-email.ts';
import { sentEmailTrouble } from './check-sent-email.ts';
import { markSent } from './mark-sent.ts';
import { noticeFiles, noticeMessage } from './notice-email.ts';
import { notifyLeftThoughBarred } from './notify-stopped.ts';

type Waiting = { id: string; recipient: string; status: string };

/** The notice that waits for counsel to send it. Throws FORBIDDEN for anyone but the case's attorney, CONFLICT when none waits. */
async function waitingNotice(
  services: Services,
  db: Db,
  user: User,
  letterId: string,
): Promise<{ desk: LetterOnDesk; row: Waiting }> {
  const letter = await findLetter(db, letterId, 'lock');
  if (letter.attorney_id !== user.id)
    throw new Refusal('FORBIDDEN', 'Only the attorney of this case sends its notice.');
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'status'])
    .where('letter_id', '=', letterId)
    .where('channel', '=', 'email')
    .where('template', '=', 'demand-letter')
    .where('email_key', 'is', null)
    // The copy for the processor's lawyer is an email of ours.
    .where(sql<boolean>`payload ->> 'copy_of' is null`)
    // After a restore it may be known only that it has left.
    .where((eb) => eb.or([eb('status', '=', 'to_email'), eb('status', '=', 'uncertain')]))
    .executeTakeFirst();
  if (!row) throw noneWaits();
  return { desk: await letterOnDesk(services, db, letter, { email: row.recipient }), row };
}

const noneWaits = () => new Refusal('CONFLICT', 'No notice of this letter waits for you to send it.');

/**
 * The approved notice as an email from counsel's address, to be sent from counsel's mail program. Throws FORBIDDEN for anyone but the case's
 * attorney, CONFLICT when no notice waits to be sent by hand, LETTER_BLOCKED while something bars it.
 */
export async function noticeEmail(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { desk, row, files } = await services.database.as(user, async (db) => {
    const found = await waitingNotice(services, db, user, id);
    if (found.row.status !== 'to_email') throw noneWaits();
    requirePassage(found.desk.gate, 'hand');
    return { ...found, files: await noticeFiles(db, found.desk) };
  });
  const ends = { from: user.email, to: row.recipient, id: row.id };
  const message = await noticeMessage(services, desk, files, ends);
  // Mail programs open it as a draft; it also tells the draft from the email as it was sent.
  const draft = { ...message, headers: { 'X-Unsent': '1' } };
  return {
    bytes: await composeEmail(draft, services.clock.now()),
    filename: `${desk.letter.case_number}-notice.eml`,
  };
}

/**
 * Keeps the email that counsel sent, sealed, and records that the notice has left on its day. What has left is always recorded; if
 * something barred it, counsel and staff are notified at once. Throws FORBIDDEN and CONFLICT like `noticeEmail`, and INVALID_INPUT for a
 * file that is not the approved notice, sent to the agreement's address.
 */
export async function recordSentEmail(
  services: Services,
  user: User,
  id: string,
  bytes: Uint8Array,
): Promise<LetterOnDesk> {
  const email = readEmailFile(bytes);
  const email_sha256 = createHash('sha256').update(bytes).digest('hex');
  const email_key = `letters/${id}/sent-${randomBytes(6).toString('hex')}.eml`;
  const { shown, row, letter_sha256 } = await services.database.as(user, async (db) => {
    const { desk, row } = await waitingNotice(services, db, user, id);
    const { approval, letter } = desk;
    if (approval === null) throw new Refusal('CONFLICT', 'This letter is not approved.');
    const approved = {
      to: row.recipient,
      letter_sha256: approval.sha256,
      exhibits_sha256: approval.exhibit_book_sha256,
      approved_at: approval.at,
    };
    const now = services.clock.now();
    const trouble = sentEmailTrouble(email, approved, now);
    if (trouble !== null) wrong('email', trouble);
    const at = email?.date && email.date < now ? email.date : now;
    // Stored before its row, which names it: a file without a row is harmless.
    await services.storage.put(email_key, bytes);
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: at, error: null, waits_since: null, email_key, email_sha256 })
      .where('id', '=', row.id)
      .execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_email_by_counsel',
      field: null,
      old_value: null,
      new_value: { letter_id: id, recipient: row.recipient, sha256: email_sha256 },
    });
    await markSent(services, db, user, id, { channel: 'email', recipient: row.recipient, at });
    const bars = barsAt(desk.gate, 'hand');
    if (bars.length > 0) await notifyLeftThoughBarred(services, db, user, letter, { emailed_to: row.recipient }, bars);
    const shown = await letterOnDesk(services, db, await findLetter(db, id));
    return { shown, row, letter_sha256: approval.sha256 };
  });
  await journalSend(services, { outbox_id: row.id, channel: 'email', recipient: row.recipient, letter_sha256 });
  return shown;
}

/** The email as counsel sent it. Throws NOT_FOUND for another's letter, CONFLICT where none is kept. */
export async function sentEmail(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { key, number } = await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    const row = await db
      .selectFrom('outbox')
      .select('email_key')
      .where('letter_id', '=', id)
      .where('email_key', 'is not', null)
      .executeTakeFirst();
    return { key: row?.email_key ?? null, number: letter.case_number };
  });
  if (key === null) throw new Refusal('CONFLICT', 'No email that counsel sent is kept with this letter.');
  return { bytes: await buffer(await services.storage.get(key)), filename: `${number}-notice-sent.eml` };
}
