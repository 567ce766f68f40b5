import type { Actor } from '../../db/actor.ts';
import { MailJobRefused, type MailJob } from '../ports/mailhouse/mailhouse.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { currentVersion, findLetter } from './find-letter.ts';
import { enclosedFiles, type BookRow } from './exhibit-book.ts';
import { currentApproval } from './get.ts';
import { approvedBook, approvedFile, type StoredPdf } from './is-approved.ts';
import { storedPdf } from './read-letter-bytes.ts';
import { noticeObstacle } from '../../drafting/packet/notice-obstacle.ts';
import { offerObstacle } from './offer-obstacle.ts';
import { heldBack, sendObstacle } from './send-obstacle.ts';

/**
 * Hands the approved letter and exhibit book to the mailhouse; the built-in one makes print files and a task for staff.
 * Idempotent.
 */
export async function printLetter(services: Services, actor: Actor, outboxId: string): Promise<void> {
  const found = await findPrinting(services, actor, outboxId);
  if (!found) return;
  const { row, letter, file, obstacle } = found;
  try {
    if (file === null) throw new MailJobRefused('the letter is not approved');
    if (obstacle !== null) throw new MailJobRefused(heldBack(obstacle));
    const record = await services.mailhouse.send(await mailJobOf(services, found, file));
    await services.database.as(actor, async (db) => {
      await db
        .updateTable('outbox')
        .set({
          status: record.status === 'awaiting_staff' ? 'to_print' : 'sending',
          payload: JSON.stringify({ ...(row.payload as object), print: record }),
        })
        .where('id', '=', row.id)
        .execute();
      await writeHistory(db, actor, letter.case_id, {
        what: 'letter_ready_to_print',
        field: null,
        old_value: null,
        new_value: { job: record.job_id },
      });
    });
  } catch (error) {
    if (!(error instanceof MailJobRefused)) throw error;
    await services.database.as(actor, (db) =>
      db.updateTable('outbox').set({ status: 'failed', error: error.message }).where('id', '=', row.id).execute(),
    );
  }
}

type Printing = NonNullable<Awaited<ReturnType<typeof findPrinting>>>;

/** What a queued outbox row would print; null when it is gone, done or not a letter's. */
function findPrinting(services: Services, actor: Actor, outboxId: string) {
  return services.database.as(actor, async (db) => {
    const row = await db.selectFrom('outbox').selectAll().where('id', '=', outboxId).executeTakeFirst();
    if (!row || row.status !== 'queued' || !row.letter_id) return null;
    const letter = await findLetter(db, row.letter_id);
    const version = await currentVersion(db, letter);
    const approval = await currentApproval(db, letter);
    const leaving = approval && { letter_id: letter.id, version: letter.version, sha256: approval.sha256 };
    const file = leaving && (await approvedFile(db, leaving));
    return {
      row,
      letter,
      version,
      file,
      book: leaving && file ? await approvedBook(db, leaving) : null,
      obstacle:
        (await sendObstacle(db, letter.case_id)) ??
        noticeObstacle(version.document, version.fact_sheet) ??
        (await offerObstacle(db, letter.case_id, version.document, services.clock.now())),
    };
  });
}

async function mailJobOf(
  services: Services,
  { row, letter, version: { document }, book }: Printing,
  { key, sha256 }: StoredPdf,
): Promise<MailJob> {
  const pdf = await storedPdf(services, key, sha256);
  return {
    key: row.id,
    case_number: letter.case_number,
    letter_title: document.title,
    pdf,
    sha256,
    pages: pageCount(pdf),
    sender: {
      name: document.letterhead.firm_name,
      address_lines: document.letterhead.firm_lines.filter((line) => !/@|^(telephone|tel|phone|fax)\b/i.test(line)),
    },
    recipient: document.addressee,
    delivery_method: document.delivery_method,
    certified_mail_number: document.certified_mail_number,
    dated: document.dated,
    ...(await enclosures(services, book)),
  };
}

/** The approved book as a separate file, and the exhibits enclosed as files. */
async function enclosures(
  services: Services,
  book: BookRow | null,
): Promise<Pick<MailJob, 'exhibits' | 'enclosed_files'>> {
  if (book === null) return { exhibits: null, enclosed_files: [] };
  const { pdf_key, pdf_sha256, pages } = book;
  const exhibits =
    pdf_key === null || pdf_sha256 === null || pages === null
      ? null
      : { pdf: await storedPdf(services, pdf_key, pdf_sha256), sha256: pdf_sha256, pages };
  return {
    exhibits,
    enclosed_files: enclosedFiles(book).map(({ label, file }) => ({
      label,
      filename: file.filename,
      sha256: file.sha256,
    })),
  };
}

/** Counts the page objects; enough for a PDF that our own typesetter made. */
function pageCount(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 1
  );
}
