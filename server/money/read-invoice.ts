import type { Actor, Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { invoiceText, invoiceTitle } from '../../drafting/invoice-text.ts';
import type { AboutEmail } from '../email/template.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { sha256Of } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { pdfFile } from '../letters/attached-letter.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';

const find = (db: Db, id: string) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('cases as c', 'c.id', 'i.case_id')
    .selectAll('i')
    .select(['c.case_number', 'c.processor', 'c.other_processor'])
    .where('i.id', '=', id)
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

async function typeset(services: Services, found: Found): Promise<{ bytes: Uint8Array; filename: string }> {
  const { case_number, issued_at, voided_at } = found;
  const issued_on = firmDayOf(issued_at);
  const text = invoiceText({
    ...found,
    processor: nameOfProcessor(found),
    issued_on,
    voided_on: voided_at && firmDayOf(voided_at),
  });
  const bytes = await services.pdf.renderSigned({
    title: invoiceTitle(found),
    text,
    text_sha256: sha256Of(text),
    case_number,
    enclosed: false,
    signatures: [],
    to_sign: { places: [], dated: issued_on },
  });
  return { bytes, filename: `${case_number}-invoice-${found.number}.pdf` };
}

/** An invoice as a PDF, for those who may see its case. Throws NOT_FOUND. */
export async function readInvoice(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(user, (db) => find(db, id));
  if (!found) throw notFound('This invoice');
  return typeset(services, found);
}

/** The same for the email about the money for which it charges. */
export async function attachedInvoice(
  services: Services,
  actor: Actor,
  { case_id }: AboutEmail,
  id: string,
): Promise<EmailAttachment> {
  const found = await services.database.as(actor, (db) => find(db, id));
  if (!found || found.case_id !== case_id) throw new EmailRefused('there is no such invoice to attach');
  const { bytes, filename } = await typeset(services, found);
  return pdfFile(filename, bytes);
}
