import type { Actor } from '../../db/actor.ts';
import { MailRefused, type MailAttachment } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { enclosedFiles } from './exhibit-book.ts';
import { approvedBook, isApproved } from './is-approved.ts';
import { heldBack, sendObstacle } from './send-obstacle.ts';
import { storedPdf } from './read-letter-bytes.ts';
import { safeName } from '../privacy/export-entries.ts';
import type { ExhibitsInMail } from './exhibits-in-email.ts';
import { templates } from '../emails.ts';

export type Carrier = { template: string; letter_id: string | null; case_id: string | null; payload: unknown };

/** The files that a mail carries. Throws MailRefused when they are not the ones that the payload names by hash. */
export async function attachmentsOf(services: Services, actor: Actor, mail: Carrier): Promise<MailAttachment[]> {
  switch (mail.template) {
    case 'demand-letter':
      await requireMayLeave(services, actor, mail);
      return demandOf(services, actor, mail);
    case 'letter-sent':
      return [await letterOf(services, actor, mail, templates[mail.template].payload.parse(mail.payload))];
    case 'agreement-signed':
      return [await agreementOf(services, actor, mail, templates[mail.template].payload.parse(mail.payload))];
    default:
      return [];
  }
}

/** The letter, and what the mail says that it carries of the exhibits: those of the approval, byte for byte. */
async function demandOf(services: Services, actor: Actor, mail: Carrier): Promise<MailAttachment[]> {
  const said = templates['demand-letter'].payload.parse(mail.payload);
  const letter = await letterOf(services, actor, mail, said);
  return said.exhibits ? [letter, ...(await exhibitsOf(services, actor, mail, said.exhibits))] : [letter];
}

async function exhibitsOf(
  services: Services,
  actor: Actor,
  { letter_id, payload }: Carrier,
  said: ExhibitsInMail,
): Promise<MailAttachment[]> {
  const { case_number, version, sha256 } = templates['demand-letter'].payload.parse(payload);
  const book =
    letter_id === null
      ? null
      : await services.database.as(actor, (db) => approvedBook(db, { letter_id, version, sha256 }));
  if (book === null || (said.book && said.book.sha256 !== book.pdf_sha256))
    throw new MailRefused('the exhibits to attach are not the approved ones');
  const attached: MailAttachment[] = [];
  if (said.book?.attached && book.pdf_key !== null)
    attached.push(pdf(`${case_number}-exhibits.pdf`, await storedPdf(services, book.pdf_key, said.book.sha256)));
  for (const { file, label } of enclosedFiles(book)) {
    const wanted = said.files.some((each) => each.attached && each.label === label && each.sha256 === file.sha256);
    if (wanted)
      attached.push({
        filename: `Exhibit ${label} ${safeName(file.filename)}`,
        content: await storedPdf(services, file.storage_key, file.sha256),
        content_type: file.content_type,
      });
  }
  return attached;
}

/** The last look at the case before its letter leaves: the agreement is signed, and the case is open. */
async function requireMayLeave(services: Services, actor: Actor, { case_id }: Carrier): Promise<void> {
  const obstacle =
    case_id === null ? 'the mail names no case' : await services.database.as(actor, (db) => sendObstacle(db, case_id));
  if (obstacle !== null) throw new MailRefused(heldBack(obstacle));
}

/** The letter's own bytes, approved under this very hash. */
async function letterOf(
  services: Services,
  actor: Actor,
  { letter_id }: Carrier,
  said: { case_number: string; version: number; sha256: string },
): Promise<MailAttachment> {
  const { version, sha256 } = said;
  if (letter_id === null) throw new MailRefused('the mail names no letter to attach');
  const row = await services.database.as(actor, async (db) => {
    if (!(await isApproved(db, { letter_id, version, sha256 })))
      throw new MailRefused('the letter to attach is not approved');
    return db
      .selectFrom('letter_versions')
      .select(['pdf_key', 'pdf_sha256'])
      .where('letter_id', '=', letter_id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
  });
  if (row.pdf_sha256 !== sha256) throw new MailRefused('the letter to attach is not the approved one');
  return pdf(`${said.case_number}-letter.pdf`, await storedPdf(services, row.pdf_key, sha256));
}

/** The agreement as it was signed: `sha256` names its text, and the stored bytes are those of the record. */
async function agreementOf(
  services: Services,
  actor: Actor,
  { case_id }: Carrier,
  said: { case_number: string; sha256: string },
): Promise<MailAttachment> {
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
  if (!row) throw new MailRefused('there is no signed agreement to attach');
  if (said.sha256 !== row.sha256) throw new MailRefused('the agreement to attach is not the one that was signed');
  return pdf(`${said.case_number}-agreement.pdf`, await storedPdf(services, row.pdf_key, row.pdf_sha256));
}

const pdf = (filename: string, content: Uint8Array): MailAttachment => ({
  filename,
  content,
  content_type: 'application/pdf',
});
