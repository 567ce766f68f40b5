import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { v7 as uuidv7 } from 'uuid';
import { errorStatuses } from '../../domain/errors.ts';
import { maxFileBytes } from '../../domain/intake/upload-documents.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { limited } from '../kernel/limit-actions.ts';
import { notFound, RateLimited, Refusal } from '../kernel/refusal.ts';
import { caseFilesFull, caseIsFull, ownCaseForFiles } from './case-files.ts';
import { draftIsFull, storeUpload, tooManyFiles } from './store-upload.ts';
import { sweepSpool } from './sweep-spool.ts';
import { requireQuota } from './upload-quota.ts';

const uploadId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const maxNameLength = 200;

/**
 * Resumable uploads (tus 1.0) for the wizard, and for an existing case with `case_id` in their metadata. Bytes gather
 * in a spool under DATA_DIR; a finished file is recognized by its content, scanned, stored encrypted and only then
 * listed. The upload's id is the file's id. `userOf` says who sent a request.
 */
export function openUploads(services: Services, userOf: (request: Request) => User | null) {
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
      return { metadata: { ...upload.metadata, ...(await admit(services, spool, userOf(request), upload)) } };
    },
    onIncomingRequest: async (request, id) => requireOwner(spool, userOf(request), id, request.method),
    onUploadFinish: async (request, upload) => {
      await finish(services, userOf(request), upload, join(spool, upload.id));
      return {};
    },
    onResponseError: (_request, error) => refusalBody(error, services),
  });
  return {
    handleWeb: async (request: Request) => asJson(await server.handleWeb(request)),
    settled: (user: User, id: string) => settled(services, spool, user, id),
  };
}

/**
 * Answers HEAD for a complete upload, null for any other. The client asks because the last answer was lost; when that
 * was a crash, the file is stored only now, for what counts as sent must be listed.
 */
async function settled(services: Services, spool: string, user: User, id: string): Promise<Response | null> {
  if (!uploadId.test(id)) return null;
  const row = await services.database.as(user, (db) =>
    db
      .selectFrom('uploads')
      .select('size_bytes')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst(),
  );
  if (row) return wholeUpload(row.size_bytes);
  const upload = await new FileStore({ directory: spool }).getUpload(id).catch(() => null);
  if (!upload || upload.metadata?.user_id !== user.id || upload.size === undefined || upload.offset !== upload.size)
    return null;
  try {
    await finish(services, user, upload, join(spool, id));
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
  const wait = response.status === 429 ? /"retry_after":(\d+)/.exec(text)?.[1] : undefined;
  if (wait !== undefined) headers.set('retry-after', wait);
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
  // tus passes on no headers of an error: `asJson` makes one of it.
  if (error instanceof RateLimited)
    return {
      status_code: errorStatuses[error.code],
      body: JSON.stringify({ code: error.code, message: error.message, retry_after: error.retryAfter }),
    };
  if (error instanceof Refusal) return tusError(error.code, errorStatuses[error.code], error.message);
  if ('status_code' in error) return tusError('BAD_REQUEST', error.status_code, error.body.trim());
  services.log.error({ err: error }, 'upload failed');
  return tusError('INTERNAL', 500, 'The file could not be stored. Please try again.');
}

async function admit(
  services: Services,
  spool: string,
  user: User | null,
  upload: Upload,
): Promise<Record<string, string>> {
  if (!user) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  const filename = cleanName(upload.metadata?.filename ?? '');
  if (filename === '') throw tusError('BAD_REQUEST', 400, 'The upload has no file name.');
  if (upload.size === 0) throw tusError('UNSUPPORTED_FILE', 415, `"${filename}" was not added: the file is empty.`);
  // Not the tus option, whose message cannot name the file.
  if (upload.size !== undefined && upload.size > maxFileBytes)
    throw tusError('TOO_LARGE', 413, `"${filename}" was not added: it is larger than 10 MB.`);
  if (upload.size === undefined) throw tusError('BAD_REQUEST', 400, 'The upload does not say how long it is.');
  // An upload with an empty `case_id` is not for the draft: it names a case that does not exist.
  const forCase = upload.metadata && 'case_id' in upload.metadata ? (upload.metadata.case_id ?? '') : null;
  await requireQuota(spool, user.id, filename, upload.size);
  await limited(services, user, 'upload', () => requireRoom(services, user, filename, forCase));
  return { filename, user_id: user.id, ...(forCase === null ? {} : { case_id: forCase }) };
}

/** Before any bytes are sent: there must be room in the draft, or in the user's own case that the file is for. */
async function requireRoom(services: Services, user: User, filename: string, forCase: string | null): Promise<void> {
  if (forCase !== null && !uploadId.test(forCase)) throw notFound('This case');
  await services.database.as(user, async (db) => {
    if (forCase === null && (await draftIsFull(db, user))) throw new Refusal('CONFLICT', tooManyFiles(filename));
    if (forCase === null) return;
    await ownCaseForFiles(db, user, forCase);
    if (await caseIsFull(db, forCase)) throw new Refusal('CONFLICT', caseFilesFull(filename));
  });
}

/** The name as shown: the last path segment without control characters, shortened before its ending. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim());
  if (shown.length <= maxNameLength) return shown.join('');
  // The extension stays: the content is checked against it.
  const [ending = ''] = /\.[^.]{1,16}$/.exec(shown.join('')) ?? [];
  return `${shown.slice(0, maxNameLength - ending.length).join('')}${ending}`;
}

/** Only the user who began an upload may HEAD, PATCH or DELETE it; to others it does not exist. */
async function requireOwner(spool: string, user: User | null, id: string, method: string): Promise<void> {
  if (!user) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  if (method === 'POST' || method === 'OPTIONS') return;
  const known = uploadId.test(id) ? await new FileStore({ directory: spool }).getUpload(id).catch(() => null) : null;
  if (known?.metadata?.user_id !== user.id) throw tusError('NOT_FOUND', 404, 'This upload was not found.');
}

async function finish(services: Services, user: User | null, upload: Upload, path: string): Promise<void> {
  if (!user) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  try {
    await storeUpload(services, user, {
      id: upload.id,
      filename: upload.metadata?.filename ?? '',
      path,
      size: upload.size ?? 0,
      forCase: upload.metadata?.case_id ?? null,
    });
  } catch (error) {
    // A refused file leaves nothing behind; one that failed on our side can be sent again from the start.
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
    throw error;
  }
  // The encrypted copy is the file now; asking for the upload again is answered from its row.
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
}
