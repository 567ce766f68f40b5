import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { v7 as uuidv7 } from 'uuid';
import { errorStatuses } from '../../domain/errors.ts';
import { maxFileBytes, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { keepUpload } from './keep-upload.ts';

const spoolAge = 24 * 60 * 60 * 1000;

/**
 * Resumable uploads (tus 1.0) for the wizard. Bytes gather in a spool under DATA_DIR; a finished file is recognised by its content,
 * scanned, stored sealed and only then listed. The id of the upload is the id of the file. `personOf` says who sent a request.
 */
export function openUploads(services: Services, personOf: (request: Request) => Person | null) {
  const spool = join(services.config.dataDir, 'uploads-in-progress');
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  return new Server({
    path: '/api/uploads',
    relativeLocation: true,
    respectForwardedHeaders: false,
    maxSize: maxFileBytes,
    datastore: new FileStore({ directory: spool, expirationPeriodInMilliseconds: spoolAge }),
    namingFunction: () => uuidv7(),
    onUploadCreate: async (request, upload) => ({ metadata: { ...upload.metadata, ...(await admit(services, personOf(request), upload)) } }),
    onIncomingRequest: async (request, id) => requireOwner(spool, personOf(request), id, request.method),
    onUploadFinish: async (request, upload) => {
      await finish(services, personOf(request), upload, join(spool, upload.id));
      return {};
    },
    onResponseError: (_request, error) => refusalBody(error, services),
  });
}

type TusError = { status_code: number; body: string };

function tusError(code: string, status: number, message: string): TusError {
  return { status_code: status, body: JSON.stringify({ code, message }) };
}

function refusalBody(error: Error | TusError, services: Services): TusError | undefined {
  if ('status_code' in error && error.body.startsWith('{')) return error;
  if (error instanceof Refusal) return tusError(error.code, errorStatuses[error.code], error.message);
  if ('status_code' in error) {
    const tooLarge = error.status_code === 413;
    return tusError(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST', error.status_code, tooLarge ? 'The file was not added: it is larger than 10 MB.' : error.body.trim());
  }
  services.log.error({ err: error }, 'upload failed');
  return tusError('INTERNAL', 500, 'The file could not be stored. Please try again.');
}

async function admit(services: Services, person: Person | null, upload: Upload): Promise<Record<string, string>> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  const filename = cleanName(upload.metadata?.filename ?? '');
  if (filename === '') throw tusError('BAD_REQUEST', 400, 'The upload has no file name.');
  if (upload.size === 0) throw tusError('UNSUPPORTED_FILE', 415, `"${filename}" was not added: the file is empty.`);
  if (upload.size === undefined) throw tusError('BAD_REQUEST', 400, 'The upload does not say how long it is.');
  const kept = await services.database.as(person, (db) =>
    db.selectFrom('uploads').select((eb) => eb.fn.countAll<number>().as('n')).where('user_id', '=', person.id).where('case_id', 'is', null).executeTakeFirstOrThrow(),
  );
  if (kept.n >= maxFilesPerCase) throw tusError('BAD_REQUEST', 409, `"${filename}" was not added: an application holds at most ${maxFilesPerCase} files.`);
  return { filename, user_id: person.id };
}

/** The name as shown: the last path segment without control characters. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- this is what is being removed
  return last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim().slice(0, 200);
}

/** HEAD, PATCH and DELETE on an upload are its maker's alone; to anybody else it is not there. */
async function requireOwner(spool: string, person: Person | null, id: string, method: string): Promise<void> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  if (method === 'POST' || method === 'OPTIONS') return;
  const known = /^[0-9a-f-]{36}$/.test(id) ? await new FileStore({ directory: spool }).getUpload(id).catch(() => null) : null;
  if (known?.metadata?.user_id !== person.id) throw tusError('NOT_FOUND', 404, 'This upload was not found.');
}

async function finish(services: Services, person: Person | null, upload: Upload, path: string): Promise<void> {
  if (!person) throw tusError('UNAUTHORIZED', 401, 'Please sign in.');
  try {
    await keepUpload(services, person, { id: upload.id, filename: upload.metadata?.filename ?? '', path, size: upload.size ?? 0 });
  } catch (error) {
    // A refused file leaves nothing behind; one that failed on our side may be sent again from the start.
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
    throw error;
  }
  // The sealed copy is the file now; its note stays in the spool until it expires, so that a late retry finds its end.
  await rm(path, { force: true });
}
