import { createHash } from 'node:crypto';
import type { CounselSignature } from '../../domain/letters/counsel-signature.ts';
import { isExpectedName } from '../../domain/papers/signed-paper.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { currentVersion, findLetter, requireOwnAttorney, requireStep, type DeskVersion } from './find-letter.ts';
import { recordOpened } from './reading/opened.ts';

/**
 * The letter with its attorney's signature, as an approval would seal it. Nothing is kept but that the attorney saw these bytes.
 * Throws NOT_FOUND, FORBIDDEN for anyone but the case's attorney, CONFLICT for a letter that is not in review,
 * VERSION_MISMATCH when the letter has changed, INVALID_INPUT when another name is typed.
 */
export async function previewSigned(
  services: Services,
  user: User,
  id: string,
  { sha256: read, signature }: { sha256: string; signature: CounselSignature },
): Promise<{ sha256: string; pdf: string }> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    requireOwnAttorney(user, letter);
    requireStep(letter, 'approve', 'signed');
    const version = await currentVersion(db, letter);
    if (version.pdf_sha256 !== read)
      throw new Refusal('VERSION_MISMATCH', 'The letter was changed since you read it. Read it before you sign.');
    const { bytes, sha256 } = await withSignature(services, version, signature);
    await recordOpened(db, user.id, { letter, sha256, at: services.clock.now() });
    return { sha256, pdf: Buffer.from(bytes).toString('base64') };
  });
}

/**
 * A version's PDF with counsel's signature over their name: the same bytes for the same signature. Throws INVALID_INPUT when
 * another name is typed.
 */
export async function withSignature(
  services: Services,
  { document }: Pick<DeskVersion, 'document'>,
  signature: CounselSignature,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const { name } = document.signature;
  if (signature.kind === 'typed' && !isExpectedName(signature.name, [name])) {
    const says = `Sign with your name as it stands under the letter: ${name}.`;
    throw new Refusal('INVALID_INPUT', says, { signature: says });
  }
  const bytes = await services.pdf.renderLetter(document, { signature });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
