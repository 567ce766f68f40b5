import { hasEnded } from '../../domain/cases/case.ts';
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Tables } from '../../db/typed-columns.ts';
import { kindByContent, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import {
  attorneyFileKinds,
  deskFileKinds,
  fileKindLabels,
  type FileKind,
} from '../../domain/documents/document-kind.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import { findCaseCore, sideOf, type CaseCore } from '../kernel/find-case-core.ts';
import type { FileRow } from '../kernel/find-case.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { takeSummaries } from './request-extraction.ts';

type AddsAs = 'desk' | 'merchant' | 'guest' | 'nobody';

/** A case, and in which capacity the caller may add files to it. Throws NOT_FOUND. */
async function caseAndAdder(db: Db, user: User, caseId: string): Promise<{ theCase: CaseCore; as: AddsAs }> {
  const shared = await enterShared(db, user, caseId);
  const theCase = await findCaseCore(db, caseId);
  if (sideOf(user, theCase) === 'desk') return { theCase, as: 'desk' };
  if (isMerchantOf(user, theCase)) return { theCase, as: 'merchant' };
  return { theCase, as: shared ? 'guest' : 'nobody' };
}

/**
 * A case to which the caller may add files: its merchant, a guest whom they invited, and the desk, which adds its papers
 * to an ended case too (`requireKinds`). Throws NOT_FOUND or FORBIDDEN, CONFLICT once it has ended.
 */
export async function caseForFiles(db: Db, user: User, caseId: string): Promise<CaseCore> {
  const { theCase, as } = await caseAndAdder(db, user, caseId);
  if (as === 'nobody') throw new Refusal('FORBIDDEN', 'Only the merchant of this case can add files to it.');
  if (as !== 'desk') requireOpenForFiles(theCase);
  return theCase;
}

function requireOpenForFiles({ status, cancelled_at }: CaseCore): void {
  if (hasEnded(status) || cancelled_at)
    throw new Refusal('CONFLICT', 'This case has ended; no more files can be added to it.');
}

/** Staff add the desk's papers, the case's attorney some of them, merchants everything else. Throws FORBIDDEN. */
export function requireKinds({ role }: User, kinds: Iterable<FileKind>): void {
  for (const kind of kinds) {
    if (kind === 'account_proof') throw new Refusal('FORBIDDEN', 'A file of this kind is made from exports.');
    const isDesks = deskFileKinds.some((each) => each === kind);
    const may = role === 'client' ? !isDesks : attorneyFileKinds.includes(kind) || (role === 'admin' && isDesks);
    if (!may)
      throw new Refusal(
        'FORBIDDEN',
        isDesks
          ? `You cannot add a file of this kind: ${fileKindLabels[kind]}.`
          : 'The desk adds receipts of posted letters, replies of the processor and its forms; the merchant adds everything else.',
      );
  }
}

/**
 * The same for the case that an upload names. Throws NOT_FOUND unless it is the caller's, shared with them or on their
 * desk.
 */
export async function caseForUpload(db: Db, user: User, caseId: string): Promise<CaseCore> {
  const { theCase, as } = await caseAndAdder(db, user, caseId);
  if (as === 'nobody') throw notFound('This case');
  if (as !== 'desk') requireOpenForFiles(theCase);
  return theCase;
}

/** Whether a case is full: its files, and uploads sent for it. */
export async function caseIsFull(db: Db, caseId: string): Promise<boolean> {
  const [inCase, waiting] = await Promise.all([
    db
      .selectFrom('case_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('uploads')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('for_case', '=', caseId)
      .where('case_id', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return inCase.n + waiting.n >= maxFilesPerCase;
}

export const caseFilesFull = (filename: string): string =>
  `"${filename}" was not added: a case holds at most ${maxFilesPerCase} files.`;

/**
 * Turns uploads into files of a case. The caller has just updated their rows in this transaction. `kinds`: by upload,
 * as the user chose them.
 */
export async function fileUploads(
  services: Services,
  db: Db,
  caseId: string,
  uploads: readonly Selectable<Tables['uploads']>[],
  kinds: ReadonlyMap<string, FileRow['document_type']>,
  now: Date,
): Promise<void> {
  const summaries = await takeSummaries(
    services,
    db,
    uploads.filter(({ id }) => kinds.get(id) !== 'account_export').map(({ id }) => id),
  );
  await db
    .insertInto('case_files')
    .values(
      uploads.map((upload) => ({
        id: upload.id,
        case_id: caseId,
        filename: upload.filename,
        path: filePath(caseId, now, upload.extension),
        storage_key: upload.storage_key,
        kind: 'application_document',
        document_type: kinds.get(upload.id) ?? 'application_document',
        content_type: upload.content_type,
        size_bytes: upload.size_bytes,
        sha256: upload.sha256,
        scanned_at: upload.scanned_at,
        scanned_by: upload.scanned_by,
        ai_summary: summaries.get(upload.id) ?? null,
        created_at: now,
      })),
    )
    .execute();
}

/** Exports are of their own kind, and nothing else is. Throws INVALID_INPUT. */
export function requireExports(
  uploads: readonly Pick<Selectable<Tables['uploads']>, 'id' | 'filename' | 'content_type'>[],
  kinds: ReadonlyMap<string, FileKind>,
): void {
  for (const { id, filename, content_type: type } of uploads) {
    const kind = kinds.get(id);
    if (kind && kindByContent(type, kind) !== kind)
      throw new Refusal('INVALID_INPUT', `"${filename}" was not added: it is not a file of this kind.`);
  }
}

/** A file of a case that the program made of others; `bytes` are stored before the row. Throws CONFLICT when the case is full. */
export async function addMadeFile(
  services: Services,
  db: Db,
  caseId: string,
  { filename, document_type, bytes }: { filename: string; document_type: FileKind; bytes: Uint8Array },
): Promise<{ id: string; filename: string; sha256: string }> {
  if (await caseIsFull(db, caseId)) throw new Refusal('CONFLICT', caseFilesFull(filename));
  const [id, now] = [uuidv7(), services.clock.now()];
  const storage_key = `made/${caseId}/${randomBytes(8).toString('hex')}.pdf`;
  const { size: size_bytes, sha256 } = await services.storage.put(storage_key, bytes);
  await db
    .insertInto('case_files')
    .values({
      id,
      case_id: caseId,
      filename,
      path: filePath(caseId, now, 'pdf'),
      storage_key,
      kind: 'application_document',
      document_type,
      content_type: 'application/pdf',
      size_bytes,
      sha256,
      created_at: now,
    })
    .execute();
  return { id, filename, sha256 };
}

/** Spec, section 3: built from case id, timestamp, random token and extension. */
const filePath = (caseId: string, now: Date, extension: string): string =>
  `${caseId}/${now.getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
