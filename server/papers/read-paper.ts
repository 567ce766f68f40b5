import type { Actor, Db } from '../../db/actor.ts';
import { paperRow } from '../../domain/papers/kinds.ts';
import type { AboutEmail } from '../email/template.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { signaturesOf, type StoredSignature } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { pdfFile } from '../letters/attached-letter.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';

type FoundPaper = { signed: StoredSignature; case_id: string; case_number: string };

async function findPaper(db: Db, id: string): Promise<FoundPaper | null> {
  const row = await db
    .selectFrom('paper_signatures as p')
    .innerJoin('cases', 'cases.id', 'p.case_id')
    .select(['p.case_id', 'cases.case_number'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const signed = (await signaturesOf(db, row.case_id)).find((each) => each.id === id);
  return signed ? { signed, ...row } : null;
}

/** The stored bytes; those signed before they were kept are typeset once more. Throws an error when the bytes do not match their hash. */
const bytesOf = (services: Services, { signed, case_number }: FoundPaper): Promise<Uint8Array> =>
  signed.pdf_key === null || signed.pdf_sha256 === null
    ? services.pdf.renderSigned({
        ...signed,
        case_number,
        enclosed: paperRow(signed.kind).enclosed,
        signatures: [signed],
      })
    : storedPdf(services, signed.pdf_key, signed.pdf_sha256);

const filename = ({ signed, case_number }: FoundPaper): string =>
  `${case_number}-${signed.kind.replaceAll('_', '-')}.pdf`;

/** A paper with this signature and those before it as a PDF, for those who may see its case. Throws NOT_FOUND. */
export async function readPaper(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(user, (db) => findPaper(db, id));
  if (!found) throw notFound('This paper');
  return { bytes: await bytesOf(services, found), filename: filename(found) };
}

/** The same for the email that carries it: exactly the paper that the payload names by hash. */
export async function attachedPaper(
  services: Services,
  actor: Actor,
  { case_id }: AboutEmail,
  said: { paper_id: string; sha256: string },
): Promise<EmailAttachment> {
  const found = await services.database.as(actor, (db) => findPaper(db, said.paper_id));
  if (found === null || found.case_id !== case_id) throw new EmailRefused('there is no signed paper to attach');
  if (found.signed.sha256 !== said.sha256) throw new EmailRefused('the paper to attach is not the one that was signed');
  return pdfFile(filename(found), await bytesOf(services, found));
}
