import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Db } from '../../db/actor.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { MailingPaper } from '../engines/typst/pdf.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { currentVersion, findLetter } from '../letters/find-letter.ts';
import { approvedBook, approvedFile, type StoredPdf } from '../letters/is-approved.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { postingBar } from './list-postings.ts';
import { senderOf } from './print-letter.ts';

/** The papers with which somebody posts a letter by hand. */
const mailingPapers = ['cover', 'label', 'form'] as const;
type PaperKind = (typeof mailingPapers)[number];

const printed = z.object({ print: z.object({ print_files: z.object({ cover: z.string() }) }) });

/**
 * One of these papers as a PDF, or `all`: cover sheet, label, form, the letter and its exhibits in the approved bytes, in
 * this order. Throws NOT_FOUND, CONFLICT before the letter is ready to be posted, where a mailhouse posts it and while a
 * part is missing, LETTER_BLOCKED while something bars it.
 */
export async function mailingPaper(
  services: Services,
  user: User,
  letterId: string,
  kind: PaperKind | 'all',
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { cover, paper, enclosed } = await services.database.as(user, async (db) => ({
    ...(await findPapers(services, db, letterId)),
    enclosed: kind === 'all' ? await enclosedFiles(db, letterId) : [],
  }));
  const papers: Record<PaperKind, () => Promise<Uint8Array>> = {
    cover: async () => buffer(await services.storage.get(cover)),
    label: () => services.pdf.renderAddressLabel(paper),
    form: () => services.pdf.renderCertifiedForm(paper),
  };
  const filename = `${paper.reference}-${kind}.pdf`;
  if (kind !== 'all') return { bytes: await papers[kind](), filename };
  const parts: Uint8Array[] = [];
  for (const each of mailingPapers) parts.push(await papers[each]());
  for (const { key, sha256 } of enclosed) parts.push(await storedPdf(services, key, sha256));
  const { joinPdfs } = await import('../engines/proof/join-pdfs.ts');
  return { bytes: await joinPdfs(`To post, case ${paper.reference}`, parts), filename };
}

/** The approved letter, and its exhibit book where it has one. */
async function enclosedFiles(db: Db, letterId: string): Promise<StoredPdf[]> {
  const missing = (what: string) =>
    new Refusal('CONFLICT', `${what}, so not everything that belongs in the envelope can be printed.`);
  const approval = await db
    .selectFrom('letter_approvals as a')
    .innerJoin('letters', (join) =>
      join.onRef('letters.id', '=', 'a.letter_id').onRef('letters.version', '=', 'a.version'),
    )
    .select((eb) => ['a.version', eb.fn.coalesce('a.signed_pdf_sha256', 'a.sha256').as('sha256')])
    .where('a.letter_id', '=', letterId)
    .orderBy('a.approved_at', 'desc')
    .executeTakeFirst();
  const leaving = approval && { letter_id: letterId, ...approval };
  const file = leaving && (await approvedFile(db, leaving));
  if (!file) throw missing('The letter is not approved');
  const book = await approvedBook(db, leaving);
  if (book === null) return [file];
  if (book.pdf_key === null || book.pdf_sha256 === null) throw missing('The exhibits are not bound');
  return [file, { key: book.pdf_key, sha256: book.pdf_sha256 }];
}

async function findPapers(
  services: Services,
  db: Db,
  letterId: string,
): Promise<{ cover: string; paper: MailingPaper }> {
  const letter = await findLetter(db, letterId);
  const { document, fact_sheet: facts } = await currentVersion(db, letter);
  const row = await db
    .selectFrom('outbox')
    .select(['status', 'payload', 'tracking_number'])
    .where('letter_id', '=', letterId)
    .where('channel', '=', 'certified_mail')
    .where('status', 'in', ['to_print', 'sent'])
    .executeTakeFirst();
  const files = printed.safeParse(row?.payload).data;
  if (!row || !files) throw new Refusal('CONFLICT', 'This letter is not ready to be posted by hand.');
  const bar = row.status === 'sent' ? null : await postingBar(services, db, letterId);
  if (bar !== null) throw new Refusal('LETTER_BLOCKED', bar);
  return {
    cover: files.print.print_files.cover,
    paper: {
      dated: document.dated,
      sender: senderOf(document),
      recipient: document.addressee,
      reference: letter.case_number,
      certified_mail_number: row.tracking_number,
      copy: requiredChannel(document, facts).channel !== 'certified_mail',
    },
  };
}
