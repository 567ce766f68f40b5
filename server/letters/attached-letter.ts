import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { AboutEmail } from '../email/template.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';
import { isApproved } from './is-approved.ts';
import { storedPdf } from './read-letter-bytes.ts';

/** The PDF that was approved under this hash. */
export async function attachedLetter(
  services: Services,
  actor: Actor,
  { letter_id }: AboutEmail,
  said: { case_number: string; version: number; sha256: string },
): Promise<EmailAttachment> {
  const { version, sha256 } = said;
  if (letter_id === null) throw new EmailRefused('the email names no letter to attach');
  const row = await services.database.as(actor, async (db) => {
    if (!(await isApproved(db, { letter_id, version, sha256 })))
      throw new EmailRefused('the letter to attach is not approved');
    return db
      .selectFrom('letter_versions')
      .select(['pdf_key', 'pdf_sha256'])
      .where('letter_id', '=', letter_id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
  });
  if (row.pdf_sha256 !== sha256) throw new EmailRefused('the letter to attach is not the approved one');
  return pdfFile(`${said.case_number}-letter.pdf`, await storedPdf(services, row.pdf_key, sha256));
}

export const pdfFile = (filename: string, content: Uint8Array): EmailAttachment => ({
  filename,
  content,
  content_type: 'application/pdf',
});
