import { join } from 'node:path';
import { ERRORS, MemoryLocker, Server, type Upload } from '@tus/server';
import pLimit from 'p-limit';
import { v7 as uuidv7 } from 'uuid';
import { cleanName } from '../../domain/intake/file-name.ts';
import { errorStatuses } from '../../domain/errors.ts';
import { sizeLimit } from '../../domain/intake/upload-documents.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { limited } from '../kernel/limit-actions.ts';
import { reference } from '../kernel/log-context.ts';
import { publicError } from '../kernel/public-error.ts';
import { notFound, RateLimited, Refusal } from '../kernel/refusal.ts';
import { BytesInHand } from './bytes-in-hand.ts';
import { caseFilesFull, caseIsFull, caseForUpload } from './case-files.ts';
import { draftIsFull, storeUpload, tooManyFiles } from './store-upload.ts';
import { openSpool, UnfinishedUploads } from './unfinished-uploads.ts';
import { requireQuota } from './upload-quota.ts';

const uploadId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Each upload that is being finished holds a whole file in memory while it is recognized; further ones wait. */
const maxFinishedAtOnce = 4;
/** Bytes of bodies on their way to the disk. */
const maxBytesInHand = 8 * 1024 * 1024;

/**
 * Resumable uploads (tus 1.0) for the wizard, and for an existing case with `case_id` in their metadata. Pieces gather
 * in the shared storage, so that any process takes the next one; a finished file is recognized by its content, scanned,
 * stored encrypted and only then listed. The upload's id is the file's id. However many come at once, what they hold in
 * memory is bounded (docs/decisions/0126-very-many-at-once.md).
 */
export function openUploads(services: Services) {
  const spool = join(services.config.dataDir, 'uploads-in-progress');
  const opened = openSpool(spool, services.clock.now());
  const [limit, locker, inHand] = [pLimit(maxFinishedAtOnce), new MemoryLocker(), new BytesInHand(maxBytesInHand)];
  /** Uploads being finished or waiting for it, by user and upload: a repeated request gets the same outcome. */
  const underWay = new Map<string, Promise<void>>();
  const finishing = (user: User, upload: Upload, unfinished: UnfinishedUploads): Promise<void> => {
    const key = `${user.id}/${upload.id}`;
    const ending =
      underWay.get(key) ?? limit(() => finish(services, user, upload, unfinished)).finally(() => underWay.delete(key));
    underWay.set(key, ending);
    return ending;
  };
  /** A tus server for one request, in which only this user's uploads exist. */
  const serverFor = (user: User, unfinished: UnfinishedUploads) =>
    new Server({
      path: '/api/uploads',
      relativeLocation: true,
      respectForwardedHeaders: false,
      allowedOrigins: [],
      datastore: unfinished,
      locker,
      namingFunction: () => uuidv7(),
      onUploadCreate: async (_request, upload) => ({
        metadata: { ...upload.metadata, ...(await admit(services, user, upload, unfinished)) },
      }),
      onIncomingRequest: async (_request, id) => {
        if (!uploadId.test(id)) throw ERRORS.FILE_NOT_FOUND;
      },
      onUploadFinish: async (_request, upload) => {
        await finishing(user, upload, unfinished);
        return {};
      },
      onResponseError: (_request, error) => refusalBody(error, services),
    });
  return {
    handleWeb: async (user: User, request: Request) => {
      await opened;
      const body = request.body && inHand.count(request.body);
      const unfinished = new UnfinishedUploads(services.storage, user.id, spool, body?.passed);
      try {
        return await asJson(
          await serverFor(user, unfinished).handleWeb(body ? withBody(request, body.stream) : request),
        );
      } finally {
        body?.end();
        await unfinished.end();
      }
    },
    /**
     * Answers HEAD for a complete upload, null for any other. The client asks because the last answer was lost; if that
     * was due to a crash, the file is stored only now, because an upload that counts as sent must be listed.
     */
    settled: async (user: User, id: string): Promise<Response | null> => {
      if (!uploadId.test(id)) return null;
      const ending = underWay.get(`${user.id}/${id}`);
      const size = await storedSize(services, user, id);
      if (size !== null) return wholeUpload(size);
      const unfinished = new UnfinishedUploads(services.storage, user.id, spool);
      const upload = await unfinished.getUpload(id).catch(() => null);
      if (upload?.size === undefined || (!ending && upload.offset !== upload.size)) return null;
      try {
        await (ending ?? finishing(user, upload, unfinished));
        return wholeUpload(upload.size);
      } catch (error) {
        if (error instanceof Refusal)
          return new Response(null, { status: errorStatuses[error.code], headers: tusHeaders });
        throw error;
      }
    },
  };
}

const withBody = ({ url, method, headers }: Request, body: ReadableStream): Request =>
  new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);

/** Bytes of a listed file; null when it is not listed, or belongs to another user. */
async function storedSize({ database }: Services, user: User, id: string): Promise<number | null> {
  const row = await database.as(user, (db) =>
    db
      .selectFrom('uploads')
      .select('size_bytes')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst(),
  );
  return row?.size_bytes ?? null;
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
  return { status_code: status, body: JSON.stringify({ code, message, ...reference(status) }) };
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
  if ('status_code' in error)
    return tusError(error.status_code === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', error.status_code, error.body.trim());
  const { code, status, message } = publicError(error, services.log);
  return tusError(code, status, code === 'INTERNAL' ? 'The file could not be stored. Please try again.' : message);
}

/** Whether an upload is an export of a processor's records. */
const isExport = ({ metadata }: Upload): boolean => metadata?.document_type === 'account_export';

async function admit(
  services: Services,
  user: User,
  upload: Upload,
  unfinished: UnfinishedUploads,
): Promise<Record<string, string>> {
  const filename = cleanName(upload.metadata?.filename ?? '');
  if (filename === '') throw tusError('BAD_REQUEST', 400, 'The upload has no file name.');
  if (upload.size === 0) throw tusError('UNSUPPORTED_FILE', 415, `"${filename}" was not added: the file is empty.`);
  const limit = sizeLimit(filename, isExport(upload));
  // Not the tus option, whose message cannot name the file.
  if (upload.size !== undefined && upload.size > limit.bytes)
    throw tusError('TOO_LARGE', 413, `"${filename}" was not added: it is larger than ${limit.text}.`);
  if (upload.size === undefined) throw tusError('BAD_REQUEST', 400, 'The upload does not say how long it is.');
  // An upload with an empty `case_id` is not for the draft: it names a case that does not exist.
  const forCase = upload.metadata && 'case_id' in upload.metadata ? (upload.metadata.case_id ?? '') : null;
  await requireQuota(unfinished, filename, upload.size);
  await limited(services, user, 'upload', () => requireRoom(services, user, filename, forCase));
  return { filename, ...(forCase === null ? {} : { case_id: forCase }) };
}

/** Before any bytes are sent: there must be room in the draft, or in the user's own case that the file is for. */
async function requireRoom(services: Services, user: User, filename: string, forCase: string | null): Promise<void> {
  if (forCase !== null && !uploadId.test(forCase)) throw notFound('This case');
  await services.database.as(user, async (db) => {
    if (forCase === null && (await draftIsFull(db, user))) throw new Refusal('CONFLICT', tooManyFiles(filename));
    if (forCase === null) return;
    await caseForUpload(db, user, forCase);
    if (await caseIsFull(db, forCase)) throw new Refusal('CONFLICT', caseFilesFull(filename));
  });
}

async function finish(services: Services, user: User, upload: Upload, unfinished: UnfinishedUploads): Promise<void> {
  try {
    await unfinished.withWhole(upload, (path) =>
      storeUpload(services, user, {
        id: upload.id,
        filename: upload.metadata?.filename ?? '',
        path,
        size: upload.size ?? 0,
        isExport: isExport(upload),
        forCase: upload.metadata?.case_id ?? null,
      }),
    );
  } finally {
    // From here on the encrypted copy is the file, and a repeated request for the upload is answered from its row. A
    // refused file leaves nothing behind; one that failed on our side can be sent again from the start.
    await unfinished.discard(upload.id);
  }
}
