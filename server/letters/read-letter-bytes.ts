import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { recordView } from './approval.ts';
import { currentVersion, findLetter } from './find-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';

/** The PDF of the letter's current version; that its attorney read it is recorded. Throws NOT_FOUND, and an error when the bytes do not match their hash. */
export async function pdf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { letter, version } = await load(services, actor, id);
  const bytes = await storedPdf(services, version.pdf_key, version.pdf_sha256);
  if (actor.role === 'attorney' && letter.attorney_id === actor.id)
    await services.database.as(actor, (db) => recordView(db, actor.id, { letter, version }, services.clock.now()));
  return {
    bytes,
    filename: `${letter.case_number}-${letter.demand_type}.pdf`,
  };
}

export async function text(services: Services, actor: Actor, id: string): Promise<{ text: string; filename: string }> {
  const { letter, version } = await load(services, actor, id);
  return { text: letterAsText(version.document), filename: `${letter.case_number}-${letter.demand_type}.txt` };
}

/** The same text as a Word file for editing; only the PDF is ever sent. Throws NOT_FOUND. */
export async function docx(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { letter, version } = await load(services, actor, id);
  return {
    bytes: await services.docx.writeLetter(version.document),
    filename: `${letter.case_number}-${letter.demand_type}.docx`,
  };
}

async function load(services: Services, actor: Actor, id: string) {
  return services.database.as(actor, async (db) => {
    const letter = await findLetter(db, id);
    return { letter, version: await currentVersion(db, letter) };
  });
}

/** Reads stored bytes. Throws when they do not match the hash: only what was approved may leave. */
export async function storedPdf(services: Services, key: string, sha256: string): Promise<Uint8Array> {
  const bytes = await buffer(await services.storage.get(key));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`the stored letter ${key} is not the one that was written`);
  return bytes;
}
