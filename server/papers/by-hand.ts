import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { postalLines } from '../../domain/addresses/postal-lines.ts';
import { wrong } from '../kernel/entry.ts';
import type { PaperOnFile, StoredSignature } from '../kernel/signed-papers.ts';

/** The merchant's signature by hand that counts under a paper; undefined while there is none. */
export const signatureByHand = ({ signatures }: PaperOnFile): StoredSignature | undefined =>
  signatures.find(({ party, ink }) => party === 'merchant' && ink !== undefined);

/** Where the originals of a case are mailed: the firm of its attorney as recorded. Empty without an attorney. */
export async function mailTo(db: Db, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ lines: string[] | null }>`select app.firm_lines_of(${caseId}) as lines`.execute(db);
  return postalLines(rows[0]?.lines ?? []);
}

/** The SHA-256 of a scan of the signed sheet, a file of the case. Throws INVALID_INPUT for any other file. */
export async function scanOf(db: Db, caseId: string, fileId: string): Promise<string> {
  const file = await db
    .selectFrom('case_files')
    .select('sha256')
    .where('id', '=', fileId)
    .where('case_id', '=', caseId)
    .where('document_type', '=', 'signed_paper')
    .executeTakeFirst();
  return file?.sha256 ?? wrong('scan', 'This file is no scan of a signed paper of this case.');
}
