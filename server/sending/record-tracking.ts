import type { Db } from '../../db/actor.ts';
import { labelNumber, labelNumberTrouble } from '../../domain/letters/certified-number.ts';
import type { User } from '../kernel/user.ts';
import { wrong } from '../kernel/entry.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { addGiven } from '../documents/add.ts';
import { journalSend } from '../kernel/send-journal.ts';
import { findLetter, requireStep, type DeskLetter } from '../letters/find-letter.ts';
import { markSent } from './mark-sent.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { barsAt } from '../gate/gate.ts';
import { notifyLeftThoughBarred } from './notify-stopped.ts';
import { requireUnusedNumber } from './number-in-use.ts';
import { correctPostingDay, earlyBar, postedAt } from './posting-day.ts';

/** `posted_on`: the day at the firm, null for today or the day on record. `before_date`: it left on that day, although its date is later. */
type Posted = {
  tracking_number: string;
  posted_on?: string | null;
  before_date?: boolean;
  receipt_file_id?: string | null;
};

/**
 * Records that the envelope was mailed: the article number of the certified-mail label, the day from which the letter
 * counts as sent, and the case's file with the receipt, or the upload that becomes it. A repeat corrects the number or the day, or adds the receipt.
 * What has left is always recorded; if something barred its posting, counsel and staff are notified at once. Throws
 * CONFLICT before the letter is ready to be posted, INVALID_INPUT for an impossible day, a file that is no receipt of
 * this case, a number that is not one of certified mail, a number that another letter has, and a day before the letter's date that nobody
 * confirms.
 */
export async function recordTracking(
  services: Services,
  user: User,
  id: string,
  { tracking_number: typed, posted_on: day = null, before_date = false, receipt_file_id: receipt = null }: Posted,
): Promise<LetterOnDesk> {
  const trouble = labelNumberTrouble(typed);
  if (trouble !== null) wrong('tracking_number', trouble);
  const number = labelNumber(typed);
  await requireUnusedNumber(services, user, id, number);
  const { letter, posted } = await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireStep(letter, 'track', 'given a tracking number');
    await requirePrinted(db, letter);
    if (receipt !== null) await takeReceipt(services, db, user, letter, receipt);
    await db.updateTable('letters').set({ tracking_number: number }).where('id', '=', id).execute();
    const posted = await db
      .selectFrom('outbox')
      .select(['id', 'status', 'sent_at', 'receipt_file_id', 'recipient'])
      .where('letter_id', '=', id)
      .where('channel', '=', 'certified_mail')
      .where('status', '<>', 'unwanted')
      .executeTakeFirstOrThrow();
    const now = services.clock.now();
    const at = day === null ? (posted.sent_at ?? now) : await postedAt(db, letter, day, now);
    const early = await earlyBar(db, letter, { from: posted.sent_at, at, confirmed: day === null || before_date });
    const barred =
      posted.status === 'sent' ? [] : barsAt((await letterOnDesk(services, db, letter, { now: at })).gate, 'post');
    const bars = [...barred, ...early];
    await db
      .updateTable('outbox')
      .set({
        tracking_number: number,
        status: 'sent',
        sent_at: posted.sent_at ?? at,
        receipt_file_id: receipt ?? posted.receipt_file_id,
        error: null,
        waits_since: null,
      })
      .where('id', '=', posted.id)
      .execute();
    if (posted.status !== 'sent')
      await markSent(services, db, user, id, { channel: 'certified_mail', recipient: number, at });
    else if (posted.sent_at !== null)
      await correctPostingDay(services, db, user, letter, { id: posted.id, from: posted.sent_at, to: at });
    if (bars.length > 0) await notifyLeftThoughBarred(services, db, user, letter, { tracking_number: number }, bars);
    return { letter: await letterOnDesk(services, db, await findLetter(db, id)), posted };
  });
  // Written once the transaction is committed, since the envelope has left in any case.
  if (posted.status !== 'sent')
    await journalSend(services, {
      outbox_id: posted.id,
      channel: 'certified_mail',
      recipient: posted.recipient,
      letter_sha256: letter.approval?.sha256 ?? null,
    });
  return letter;
}

/** An upload becomes a receipt of the case; anything else must be one. */
async function takeReceipt(services: Services, db: Db, user: User, letter: DeskLetter, fileId: string): Promise<void> {
  await addGiven(services, db, user, letter.case_id, { id: fileId, document_type: 'mail_receipt' });
  const file = await db
    .selectFrom('case_files')
    .select('id')
    .where('id', '=', fileId)
    .where('case_id', '=', letter.case_id)
    .where('document_type', '=', 'mail_receipt')
    .executeTakeFirst();
  if (!file) wrong('receipt_file_id', 'This file is no receipt of this case.');
}

/**
 * Throws CONFLICT while the letter is about to be printed, since it cannot have been mailed. A letter that was held
 * back passes: somebody may have printed its file.
 */
async function requirePrinted(db: Db, letter: DeskLetter): Promise<void> {
  const queued = await db
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', letter.id)
    .where('channel', '=', 'certified_mail')
    .where('status', '=', 'queued')
    .executeTakeFirst();
  if (queued) throw new Refusal('CONFLICT', 'The letter is not ready to be posted yet. Try again in a moment.');
}
