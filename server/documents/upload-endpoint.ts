import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { v7 as uuidv7 } from 'uuid';
import { errorStatuses } from '../../domain/errors.ts';
import { maxFileBytes } from '../../domain/intake/upload-documents.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { caseFilesFull, caseIsFull, ownCaseForFiles } from './case-files.ts';
import { draftIsFull, keepUpload, tooManyFiles } from './keep-upload.ts';
import { sweepSpool } from './sweep-spool.ts';

const uploadId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const longestName = 200;

/**
 * Resumable uploads (tus 1.0) for the wizard, and with `case_id` in their metadata for a case that is there already. Bytes gather in a spool under DATA_DIR; a finished file is recognised by its content,
 * scanned, stored sealed and only then listed. The id of the upload is the id of the file. `personOf` says who sent a request.
 */
export function openUploads(services: Services, personOf: (request: Request) => Person | null) {
  const spool = join(services.config.dataDir, 'uploads-in-progress');
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  const server = new Server({
    path: '/api/uploads',
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [],
    datastore: new FileStore({ directory: spool }),
    namingFunction: () => uuidv7(),
    onUploadCreate: async (request, upload) => {
      await sweepSpool(spool, services.clock.now());
      return { metadata: { ...upload.metadata, ...(await admit(services, personOf(request), upload)) } };
    },
    onIncomingRequest: async (request, id) => requireOwner(spool, personOf(request), id, request.method),
    onUploadFinish: async (request, upload) => {
      await finish(services, personOf(request), upload, join(spool, upload.id));
      return {};
    },
    onResponseError: (_request, error) => refusalBody(error, services),
  });
  return {
    handleWeb: async (request: Request) => asJson(await server.handleWeb(request)),
    settled: (person: Person, id: string) => settled(services, spool, person, id),
  };
}

/**
 * The answer to HEAD for an upload whose bytes are all here, or null for any other. Its maker asks because the last answer was lost;
 * when it was lost with the program, the file is kept only now: what counts as sent must be in the draft.
 */
async function settled(services: Services, spool: string, person: Person, id: string): Promise<Response | null> {
  if (!uploadId.test(id)) return null;
  const row = await services.database.as(person, (db) =>
    db
      .selectFrom('uploads')
      .select('size_bytes')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .executeTakeFirst(),
  );
  if (row) return wholeUpload(row.size_bytes);
  const upload = await new FileStore({ directory: spool }).getUpload(id).catch(() => null);
  if (!upload || upload.metadata?.user_id !== person.id || upload.size === undefined || upload.offset !== upload.size)
    return null;
  try {
    await finish(services, person, upload, join(spool, id));
    return wholeUpload(upload.size);
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: errorStatuses[error.code], headers: tusHeaders });
    throw error;
  }
}

const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

function wholeUpload(size: number): Response {
  return new Response(null, {
    status: 200,
    headers: { ...tusHeaders, 'upload-offset': String(size), 'upload-length': String(size) },
  });
}

/** Errors leave as `{code, message}`; tus answers a broken header itself, in plain text. */
async function asJson(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const body = text.startsWith('{')
    ? text
    : JSON.stringify({ code: response.status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message: text.trim() });
  return new Response(body, { status: response.status, headers });
}

type TusError = { status_code: number; body: string };

function tusError(code: string, status: number, message: string): TusError {
  return { status_code: status, body: JSON.stringify({ code, message }) };
}

function refusalBody(error: Error | TusError, services: Services): TusError | undefined {
  if ('status_code' in error && error.body.startsWith('{')) return error;
  if (error instanceof Refusal) return tusError(error.code, errorStatuses[error.code], error.message);
  if ('status_code' in error) return tusError('BAD_REQUEST', error.status_code, error.body.trim());
  services.log.error({ err: error }, 'upload failed');
  return tusError('INTERNAL', 500, 'The file could not be stored. Please try again.');
}

async function admit(services: Services, person: Person | null, upload: Upload): Promise<Record<string, string>> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  const filename = cleanName(upload.metadata?.filename ?? '');
  if (filename === '') throw tusError('BAD_REQUEST', 400, 'The upload has no file name.');
  if (upload.size === 0) throw tusError('UNSUPPORTED_FILE', 415, `"${filename}" was not added: the file is empty.`);
  // Here and not as an option of tus, whose message cannot name the file.
  if (upload.size !== undefined && upload.size > maxFileBytes)
    throw tusError('TOO_LARGE', 413, `"${filename}" was not added: it is larger than 10 MB.`);
  if (upload.size === undefined) throw tusError('BAD_REQUEST', 400, 'The upload does not say how long it is.');
  // One that is named without saying which is no case; it is not for the draft.
  const forCase = upload.metadata && 'case_id' in upload.metadata ? (upload.metadata.case_id ?? '') : null;
  await requireRoom(services, person, filename, forCase);
  return { filename, user_id: person.id, ...(forCase === null ? {} : { case_id: forCase }) };
}

/** Before bytes travel: there is room in the draft, or in the case that the file is for, which must be the person's own. */
async function requireRoom(
  services: Services,
  person: Person,
  filename: string,
  forCase: string | null,
): Promise<void> {
  if (forCase !== null && !uploadId.test(forCase)) throw notFound('This case');
  await services.database.as(person, async (db) => {
    if (forCase === null && (await draftIsFull(db, person))) throw new Refusal('CONFLICT', tooManyFiles(filename));
    if (forCase === null) return;
    await ownCaseForFiles(db, person, forCase);
    if (await caseIsFull(db, forCase)) throw new Refusal('CONFLICT', caseFilesFull(filename));
  });
}

/** The name as shown: the last path segment without control characters, shortened before its ending. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim());
  if (shown.length <= longestName) return shown.join('');
  // The ending stays: the content is compared with it.
  const [ending = ''] = /\.[^.]{1,16}$/.exec(shown.join('')) ?? [];
  return `${shown.slice(0, longestName - ending.length).join('')}${ending}`;
}

/** HEAD, PATCH and DELETE on an upload are its maker's alone; to anybody else it is not there. */
async function requireOwner(spool: string, person: Person | null, id: string, method: string): Promise<void> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  if (method === 'POST' || method === 'OPTIONS') return;
  const known = uploadId.test(id) ? await new FileStore({ directory: spool }).getUpload(id).catch(() => null) : null;
  if (known?.metadata?.user_id !== person.id) throw tusError('NOT_FOUND', 404, 'This upload was not found.');
}

async function finish(services: Services, person: Person | null, upload: Upload, path: string): Promise<void> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  try {
    await keepUpload(services, person, {
      id: upload.id,
      filename: upload.metadata?.filename ?? '',
      path,
      size: upload.size ?? 0,
      forCase: upload.metadata?.case_id ?? null,
    });
  } catch (error) {
    // A refused file leaves nothing behind; one that failed on our side may be sent again from the start.
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
    throw error;
  }
  // The sealed copy is the file now; who asks for the upload again is answered from its row.
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
}
