import type { Actor, Db } from '../../db/actor.ts';
import { signedPaper, type SignedPaper } from '../../domain/letters/signed-paper.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { AboutEmail } from '../email/template.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';
import { pdfFile } from '../letters/attached-letter.ts';

type FoundPaper = { paper: SignedPaper; case_number: string };

async function findPaper(db: Db, id: string): Promise<FoundPaper | null> {
  const row = await db
    .selectFrom('notice_papers as p')
    .innerJoin('cases', 'cases.id', 'p.case_id')
    .select([
      'p.kind',
      'p.title',
      'p.text',
      'p.text_sha256',
      'p.signed_name',
      'p.signed_at',
      'p.address',
      'p.drawn',
      'p.sha256',
      'cases.case_number',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { case_number, ...paper } = row;
  return { paper: signedPaper.parse({ ...paper, signed_at: row.signed_at.toISOString() }), case_number };
}

/** A signed paper as a PDF, for every user who may see its case; always the same bytes. Throws NOT_FOUND. */
export async function paperPdf(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(user, (db) => findPaper(db, id));
  if (!found) throw notFound('This paper');
  return {
    bytes: await services.pdf.renderSigned(found),
    filename: `${found.case_number}-${found.paper.kind}.pdf`,
  };
}

/** The same for the email that carries it: the paper that the payload names by its hash. */
export async function attachedPaper(
  services: Services,
  actor: Actor,
  { case_id }: AboutEmail,
  said: { paper_id: string; sha256: string },
): Promise<EmailAttachment> {
  const found = case_id === null ? null : await services.database.as(actor, (db) => findPaper(db, said.paper_id));
  if (!found) throw new EmailRefused('there is no signed paper to attach');
  if (found.paper.sha256 !== said.sha256) throw new EmailRefused('the paper to attach is not the one that was signed');
  return pdfFile(`${found.case_number}-${found.paper.kind}.pdf`, await services.pdf.renderSigned(found));
}
