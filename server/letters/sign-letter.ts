import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { SigningIdentity } from '../engines/signature/signing-identity.ts';
import type { Services } from '../kernel/context.ts';
import type { JudgedLetter } from './letter-on-desk.ts';
import { storedPdf } from './read-letter-bytes.ts';

type Signing = { identity: SigningIdentity; at: Date };

/**
 * Makes the file that leaves: the approved version's bytes with a signature over them, and nothing that a reader sees behind
 * them. Stored before the approval's row, which names it: a file without a row is harmless.
 */
export async function signLetter(
  services: Services,
  db: Db,
  desk: JudgedLetter,
  { identity, at }: Signing,
): Promise<{ signed_pdf_key: string; signed_pdf_sha256: string }> {
  const { letter, version } = desk;
  const pdf = await storedPdf(services, version.pdf_key, version.pdf_sha256);
  const { full_name: attorney } = await db
    .selectFrom('attorneys')
    .select('full_name')
    .where('user_id', '=', letter.attorney_id)
    .executeTakeFirstOrThrow();
  const { signPdf } = await import('../engines/signature/sign-pdf.ts');
  const signed = await signPdf(pdf, { identity, at, reason: `Signed by ${attorney}, attorney` });
  const key = `letters/${letter.id}/${letter.version}-signed-${randomBytes(6).toString('hex')}.pdf`;
  await services.storage.put(key, signed);
  return { signed_pdf_key: key, signed_pdf_sha256: createHash('sha256').update(signed).digest('hex') };
}
