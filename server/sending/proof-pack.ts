import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ProofPart } from '../engines/proof/build-proof.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { Approval, LetterOnDesk } from '../letters/letter-on-desk.ts';
import { contents, proofRows } from './proof-rows.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/**
 * One PDF that proves a letter: what is on record of its approval, deliveries, replies and history, then the pages of the
 * letter and its exhibits, whose originals are embedded. Throws NOT_FOUND, CONFLICT for a letter that is not approved, and
 * an error when a stored file is not the one that was approved.
 */
export async function proofPack(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { desk, approval, rows } = await services.database.as(user, async (db) => {
    const found = await letterOnDesk(services, db, await findLetter(db, id));
    if (found.approval === null)
      throw new Refusal('CONFLICT', 'This letter is not approved: there is nothing to prove yet.');
    return { desk: found, approval: found.approval, rows: await proofRows(db, found, found.approval) };
  });
  const { letter } = desk;
  const at = services.clock.now();
  const title = `Proof of the letter in case ${letter.case_number}`;
  const parts = await partsOf(services, desk, approval);
  const descriptions = new Map(parts.map(({ name, description }) => [name, description]));
  const { buildProof } = await import('../engines/proof/build-proof.ts');
  const { bytes } = await buildProof({ title, at, parts }, (placed) =>
    services.pdf.renderRecord({
      title,
      lead: `Everything on record about this letter. Compiled ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      dated: dayOf(at),
      reference: `Proof pack · Case ${letter.case_number}`,
      rows: [...contents(placed, descriptions), ...rows],
    }),
  );
  return { bytes, filename: `${letter.case_number}-${letter.demand_type}-proof.pdf` };
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
      description: 'The letter as approved, with its audit page',
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
