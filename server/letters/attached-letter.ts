import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { AboutEmail } from '../email/template.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';
import { approvedFile } from './is-approved.ts';
import { storedPdf } from './read-letter-bytes.ts';

/** The PDF that was approved and leaves under this hash. */
export async function attachedLetter(
  services: Services,
  actor: Actor,
  { letter_id }: AboutEmail,
  said: { case_number: string; version: number; sha256: string },
): Promise<EmailAttachment> {
  const { version, sha256 } = said;
  if (letter_id === null) throw new EmailRefused('the email names no letter to attach');
  const file = await services.database.as(actor, (db) => approvedFile(db, { letter_id, version, sha256 }));
  if (file === null) throw new EmailRefused('the letter to attach is not approved');
  return pdfFile(`${said.case_number}-letter.pdf`, await storedPdf(services, file.key, sha256));
}

export const pdfFile = (filename: string, content: Uint8Array): EmailAttachment => ({
  filename,
  content,
  content_type: 'application/pdf',
});
