import type { Db } from '../../db/actor.ts';
import { oneLine } from '../email/text.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import type { Services } from '../kernel/context.ts';
import { approvedBook, approvedFile, type StoredPdf } from '../letters/is-approved.ts';
import { pdfFile } from '../letters/attached-letter.ts';
import type { BookRow } from '../letters/exhibit-book.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { EmailRefused, type EmailMessage } from '../ports/email/email.ts';

/** The files of an approved notice. */
export type NoticeFiles = { letter: StoredPdf; book: BookRow | null };

/** The files that leave with an approved notice. Throws EmailRefused when it is not approved, or its exhibits have no pages. */
export async function noticeFiles(db: Db, { letter, approval }: LetterOnDesk): Promise<NoticeFiles> {
  const said = approval && { letter_id: letter.id, version: letter.version, sha256: approval.sha256 };
  const file = said && (await approvedFile(db, said));
  if (!said || file === null) throw new EmailRefused('the notice is not approved');
  return { letter: file, book: await approvedBook(db, said) };
}

/**
 * A contractual notice as an email: the approved text, which holds what the agreement asks for, and the approved files. Nothing of ours is
 * in it: no link, no frame, no number of the case in a header or a file name.
 */
export async function noticeMessage(
  services: Services,
  { version: { document } }: LetterOnDesk,
  { letter, book }: NoticeFiles,
  { from, to, id }: { from: string; to: string; id: string },
): Promise<EmailMessage> {
  const exhibits =
    book === null || book.pdf_key === null || book.pdf_sha256 === null
      ? []
      : [pdfFile('exhibits.pdf', await storedPdf(services, book.pdf_key, book.pdf_sha256))];
  return {
    to: [to],
    from: `"${oneLine(document.signature.name).replaceAll(/["\\<>]/g, '')}" <${from}>`,
    subject: oneLine(document.title, 250),
    text: letterAsText(document),
    message_id: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    attachments: [pdfFile('letter.pdf', await storedPdf(services, letter.key, letter.sha256)), ...exhibits],
  };
}
