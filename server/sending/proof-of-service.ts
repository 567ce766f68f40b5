import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import type { ProofPart } from '../engines/proof/build-proof.ts';
import { findLetter } from '../letters/find-letter.ts';
import type { Approval, LetterOnDesk } from '../letters/letter-on-desk.ts';
import { approvedDesk, printedFile, type PdfFile } from './approved-desk.ts';
import { contents, proofRows } from './proof-rows.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';

/**
 * One PDF that proves a letter's service: its bytes by their hash, sending, receipt and replies, then the pages of letter and
 * exhibits, whose originals are embedded. Throws NOT_FOUND, CONFLICT for a letter that is not approved, and an error when a
 * stored file is not the one that was approved.
 */
export async function proofOfService(services: Services, user: User, id: string): Promise<PdfFile> {
  const { desk, approval, rows } = await services.database.as(user, async (db) => {
    const found = await approvedDesk(services, db, await findLetter(db, id));
    return { ...found, rows: await proofRows(db, found.desk, found.approval) };
  });
  const parts = await partsOf(services, desk, approval);
  const descriptions = new Map(parts.map(({ name, description }) => [name, description]));
  const at = services.clock.now();
  const printable = printedFile(desk, at, {
    title: 'Proof of service',
    lead: 'What was served, how and when it left, its receipt and what was replied.',
    word: 'proof',
  });
  const { buildProof } = await import('../engines/proof/build-proof.ts');
  const { bytes } = await buildProof({ title: printable.title, at, parts }, (placed) =>
    services.pdf.renderRecord({ ...printable, rows: [...contents(placed, descriptions), ...rows] }),
  );
  return { bytes, filename: printable.filename };
}

/** The files as they left. */
async function partsOf(
  services: Services,
  { letter, version, book }: LetterOnDesk,
  approval: Approval,
): Promise<ProofPart[]> {
  const parts: ProofPart[] = [
    {
      name: `${letter.case_number}-letter.pdf`,
      description: 'The letter',
      pdf: await storedPdf(services, approval.signed_pdf_key ?? version.pdf_key, approval.sha256),
    },
  ];
  if ('row' in book && book.row.pdf_key !== null && book.row.pdf_sha256 !== null)
    parts.push({
      name: `${letter.case_number}-exhibits.pdf`,
      description: 'The exhibit book',
      pdf: await storedPdf(services, book.row.pdf_key, book.row.pdf_sha256),
    });
  return parts;
}
