import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { notFound } from '../kernel/refusal.ts';

/**
 * The stored PDF of the signed agreement. Throws NOT_FOUND before it is signed, and an error when the bytes do not
 * match their hash.
 */
export async function agreementPdf(
  services: Services,
  user: User,
  caseId: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(user, (db) =>
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
