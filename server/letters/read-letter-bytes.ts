import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { recordOpened } from './reading/opened.ts';
import { currentVersion, findLetter } from './find-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';

/**
 * The PDF of the letter's current version; once it is approved, the signed file that leaves. An opening by its attorney
 * is recorded. Throws NOT_FOUND, and an error when the bytes do not match their hash.
 */
export async function pdf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { letter, version, file } = await services.database.as(actor, async (db) => {
    const found = await findLetter(db, id);
    const current = await currentVersion(db, found);
    return { letter: found, version: current, file: (await signedLetter(db, id)) ?? current };
  });
  const bytes = await storedPdf(services, file.pdf_key, file.pdf_sha256);
  if (actor.role === 'attorney' && letter.attorney_id === actor.id)
    await services.database.as(actor, (db) =>
      recordOpened(db, actor.id, { letter, sha256: version.pdf_sha256, at: services.clock.now() }),
    );
  return {
    bytes,
    filename: `${letter.case_number}-${letter.demand_type}.pdf`,
  };
}

/** The signed file that leaves with the letter's current version, or null: it is not approved, or the caller may not read it. */
export async function signedLetter(db: Db, id: string): Promise<{ pdf_key: string; pdf_sha256: string } | null> {
  const { rows } = await sql<{ pdf_key: string; pdf_sha256: string }>`select * from app.signed_letter(${id})`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function text(services: Services, actor: Actor, id: string): Promise<{ text: string; filename: string }> {
  const { letter, version } = await services.database.as(actor, (db) => loadIn(db, id));
  return { text: letterAsText(version.document), filename: `${letter.case_number}-${letter.demand_type}.txt` };
}

/** The same text as a Word file for editing; only the PDF is ever sent. Throws NOT_FOUND. */
export async function docx(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { letter, version, isSigned } = await services.database.as(actor, async (db) => ({
    ...(await loadIn(db, id)),
    isSigned: (await signedLetter(db, id)) !== null,
  }));
  return {
    bytes: await services.docx.writeLetter(version.document, isSigned, { letterId: id, version: letter.version }),
    filename: `${letter.case_number}-${letter.demand_type}.docx`,
  };
}

async function loadIn(db: Db, id: string) {
  const letter = await findLetter(db, id);
  return { letter, version: await currentVersion(db, letter) };
}

/** Reads stored bytes. Throws when they do not match the hash: only what was approved may leave. */
export async function storedPdf(services: Services, key: string, sha256: string): Promise<Uint8Array> {
  const bytes = await buffer(await services.storage.get(key));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`the stored letter ${key} is not the one that was written`);
  return bytes;
}
