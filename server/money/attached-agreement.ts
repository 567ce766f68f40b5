import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { AboutEmail } from '../email/template.ts';
import { pdfFile } from '../letters/attached-letter.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';

/** The agreement as signed: `sha256` is that of its text, and the attached bytes are the stored ones. */
export async function attachedAgreement(
  services: Services,
  actor: Actor,
  { case_id }: AboutEmail,
  said: { case_number: string; sha256: string },
): Promise<EmailAttachment> {
  const row =
    case_id === null
      ? undefined
      : await services.database.as(actor, (db) =>
          db
            .selectFrom('agreements')
            .select(['pdf_key', 'pdf_sha256', 'sha256'])
            .where('case_id', '=', case_id)
            .executeTakeFirst(),
        );
  if (!row) throw new EmailRefused('there is no signed agreement to attach');
  if (said.sha256 !== row.sha256) throw new EmailRefused('the agreement to attach is not the one that was signed');
  return pdfFile(`${said.case_number}-agreement.pdf`, await storedPdf(services, row.pdf_key, row.pdf_sha256));
}
