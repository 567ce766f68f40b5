import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { notFound } from '../kernel/refusal.ts';

/** The signed agreement of a case as the caller may read it, the stored bytes. Throws NOT_FOUND while there is none; an error when the bytes are others. */
export async function agreementPdf(
  services: Services,
  person: Person,
  caseId: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(person, (db) =>
    db
      .selectFrom('agreements')
      .innerJoin('cases', 'cases.id', 'agreements.case_id')
      .select(['pdf_key', 'pdf_sha256', 'case_number'])
      .where('case_id', '=', caseId)
      .executeTakeFirst(),
  );
  if (!found) throw notFound('This agreement');
  return {
    bytes: await storedPdf(services, found.pdf_key, found.pdf_sha256),
    filename: `${found.case_number}-agreement.pdf`,
  };
}
