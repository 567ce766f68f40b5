import { buffer } from 'node:stream/consumers';
import type { Db } from '../../db/actor.ts';
import { fileKindLabels } from '../../domain/documents/document-kind.ts';
import { FormFailed } from '../engines/exhibits/prescribed-forms.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { BlankOnFile } from '../kernel/forms-on-file.ts';
import type { PacketCase } from './packet-of-case.ts';
import { formNeeded } from './form-needed.ts';

/** A file of the case that is a form, or its blank. */
export type FormFile = { id: string; filename: string; sha256: string; storage_key: string };

/** The name of the form that the version prescribes as a file. Throws CONFLICT where it prescribes none. */
export function requireForm({ onFile }: PacketCase): string {
  const needed = formNeeded(onFile);
  if (needed?.needs !== 'file')
    throw new Refusal('CONFLICT', 'The agreement that governs this case prescribes no form that is a file.');
  if (onFile.noticed) throw new Refusal('CONFLICT', 'The notice was given; its form stays as it went.');
  return needed.name;
}

/** The blank that counts. Throws VERSION_MISMATCH when another was supplied since. */
export function requireBlank({ onFile }: PacketCase, blankId: string): BlankOnFile {
  const { blank } = onFile.forms;
  if (blank?.id !== blankId)
    throw new Refusal('VERSION_MISMATCH', 'Another blank of the form was supplied meanwhile. Take that one.');
  return blank;
}

/** A PDF of the case of this kind. Throws NOT_FOUND, INVALID_INPUT for a file of another kind or type. */
export async function formFile(
  db: Db,
  caseId: string,
  id: string,
  kind: 'blank_form' | 'notice_form',
): Promise<FormFile> {
  const file = await db
    .selectFrom('case_files')
    .select(['id', 'filename', 'sha256', 'storage_key', 'document_type', 'content_type'])
    .where('id', '=', id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file) throw notFound('This file');
  if (file.document_type !== kind) throw refusedFile(`This file is not of the kind “${fileKindLabels[kind]}”.`);
  if (file.content_type !== 'application/pdf') throw refusedFile('The form is a PDF. Save or scan it as one.');
  return file;
}

export const refusedFile = (message: string) => new Refusal('INVALID_INPUT', message, { file_id: message });

export const bytesOf = async (
  { storage }: Services,
  { storage_key }: Pick<FormFile, 'storage_key'>,
): Promise<Uint8Array> => buffer(await storage.get(storage_key));

/** Throws INVALID_INPUT with `message` where the engine cannot do it. */
export async function orRefused<T>(services: Services, work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof FormFailed)) throw error;
    services.log.warn({ err: error }, 'a form could not be read or filled in');
    throw refusedFile(message);
  }
}
