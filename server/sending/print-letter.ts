import { z } from 'zod';
import type { Actor } from '../../db/actor.ts';
import { postalLines } from '../../domain/addresses/postal-lines.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { MailhouseUnavailable, MailJobRefused, type MailJob } from '../ports/mailhouse/mailhouse.ts';
import type { Services } from '../kernel/context.ts';
import { journalSend } from '../kernel/send-journal.ts';
import type { BookRow } from '../letters/exhibit-book.ts';
import { barOf } from '../gate/gate.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import { approvedBook, approvedFile, type StoredPdf } from '../letters/is-approved.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { heldBack } from '../letters/held-back.ts';
import { beginHandOver, recordHandedOver, recordMailFailure } from './record-mail.ts';

/**
 * Hands the approved letter and exhibit book to the mailhouse; the built-in one makes print files and a task for staff.
 * A mailhouse over the network is asked under the row's own key, and the row is `sending` from then on. Without an
 * answer, it is asked again while it still knows the key; then the row is `uncertain` and somebody decides. Staff are
 * notified of the first silence at once, and within a minute of a process that ended while it asked
 * (watch-mailhouse.ts). Idempotent.
 */
export async function printLetter(services: Services, actor: Actor, outboxId: string): Promise<void> {
  const found = await findPrinting(services, actor, outboxId);
  if (!found) return;
  try {
    const { row } = found;
    const { mailhouse } = services;
    const job = await mailJobOf(services, found, fileThatMayLeave(found));
    if (!mailhouse.remote || isByHand(row.payload) || bringsOriginals(found))
      return await recordHandedOver(services, actor, found, await mailhouse.byHand(job));
    requireKnownKey(services, row.handed_over_at);
    if (!(await beginHandOver(services, actor, found))) return;
    const record = await mailhouse.send(job);
    // A letter that staff are to post has not left yet (record-tracking.ts).
    if (record.status === 'accepted') await journalSend(services, journaled(found, job));
    await recordHandedOver(services, actor, found, record);
  } catch (error) {
    await recordMailFailure(services, actor, found, error);
  }
}

const journaled = ({ row }: Printing, { sha256 }: MailJob) => ({
  outbox_id: row.id,
  channel: 'certified_mail' as const,
  recipient: row.recipient,
  letter_sha256: sha256,
});

/** The signed file. Throws MailJobRefused for a letter that is not approved or is held back. */
function fileThatMayLeave({ file, obstacle }: Printing): StoredPdf {
  if (file === null) throw new MailJobRefused('the letter is not approved');
  if (obstacle !== null) throw new MailJobRefused(heldBack(obstacle));
  return file;
}

/**
 * Throws MailhouseUnavailable once the mailhouse may have forgotten the row's key: asked again, it could then mail the
 * letter twice.
 */
function requireKnownKey({ mailhouse, clock }: Services, asked: Date | null): void {
  const lasts = mailhouse.remote?.keyLastsMs ?? 0;
  if (asked !== null && clock.now().getTime() - asked.getTime() > lasts)
    throw new MailhouseUnavailable('the mailhouse was asked too long ago to be asked again');
}

/** Whether somebody decided to post it by hand although there is a mailhouse. */
const isByHand = (payload: unknown): boolean => byHandPayload.safeParse(payload).success;
/** No mailhouse has the originals: somebody of the firm puts them in. */
const bringsOriginals = ({ version: { document } }: Printing): boolean =>
  (document.papers ?? []).some(({ ink }) => ink !== undefined);
const byHandPayload = z.object({ by_hand: z.literal(true) });

type Printing = NonNullable<Awaited<ReturnType<typeof findPrinting>>>;

/** What an outbox row that waits for the mailhouse would print; null when it is gone, done or not a letter's. */
function findPrinting(services: Services, actor: Actor, outboxId: string) {
  return services.database.as(actor, async (db) => {
    const row = await db.selectFrom('outbox').selectAll().where('id', '=', outboxId).executeTakeFirst();
    const isOpen = row?.status === 'queued' || (row?.status === 'sending' && row.mailhouse_id === null);
    if (!row || !isOpen || !row.letter_id) return null;
    const { letter, version, approval, gate } = await letterOnDesk(services, db, await findLetter(db, row.letter_id));
    const leaving = approval && { letter_id: letter.id, version: letter.version, sha256: approval.sha256 };
    const file = leaving && (await approvedFile(db, leaving));
    return {
      row,
      letter,
      version,
      file,
      book: leaving && file ? await approvedBook(db, leaving) : null,
      obstacle: barOf(gate, 'print'),
    };
  });
}

async function mailJobOf(
  services: Services,
  { row, letter, version: { document, fact_sheet: sheet }, book }: Printing,
  { key, sha256 }: StoredPdf,
): Promise<MailJob> {
  const pdf = await storedPdf(services, key, sha256);
  const { openPages } = await import('../engines/proof/join-pdfs.ts');
  return {
    key: row.id,
    case_number: letter.case_number,
    letter_title: document.title,
    pdf,
    sha256,
    // A signed file has its last page object twice.
    pages: (await openPages(pdf)).getPageCount(),
    sender: senderOf(document),
    recipient: document.addressee,
    delivery_method: document.delivery_method,
    certified_mail_number: document.certified_mail_number,
    again: row.handed_over_at !== null,
    copy: requiredChannel(document, sheet).channel !== 'certified_mail',
    dated: document.dated,
    exhibits: await exhibitsOf(services, book),
  };
}

/** The firm as an envelope shows it: without telephone and email. */
export const senderOf = ({ letterhead }: LetterDocument): MailJob['sender'] => ({
  name: letterhead.firm_name,
  address_lines: postalLines(letterhead.firm_lines),
});

/** The approved book as a separate file. */
async function exhibitsOf(services: Services, book: BookRow | null): Promise<MailJob['exhibits']> {
  const { pdf_key, pdf_sha256, pages } = book ?? { pdf_key: null, pdf_sha256: null, pages: null };
  if (pdf_key === null || pdf_sha256 === null || pages === null) return null;
  return { pdf: await storedPdf(services, pdf_key, pdf_sha256), sha256: pdf_sha256, pages };
}
