import type { FileKind } from '../../domain/documents/document-kind.ts';
import { changedFile, isReadable } from './readable-file.ts';
import { ApiError, apiErrorFrom, unreachable } from '../api/api-error.ts';
import { api } from '../api/api.ts';

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Adds a file to a case as one of this kind. Returns its id. Throws an `ApiError`. */
export async function uploadFile(caseId: string, file: File, kind: FileKind): Promise<string> {
  const id = await sendFile(caseId, file);
  await api.documents.add({ id: caseId, files: [{ id, document_type: kind }] });
  return id;
}

/**
 * Sends a file for a case in one piece (tus 1.0), which becomes one of its files with what it is recorded with. Returns its id. Throws an
 * `ApiError`.
 */
export async function sendFile(caseId: string, file: File): Promise<string> {
  if (!(await isReadable(file))) throw new ApiError('UNREADABLE', changedFile.message, 0);
  const begun = await sent('/api/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${base64(file.name)},case_id ${base64(caseId)}`,
    },
  });
  const address = new URL(begun.headers.get('location') ?? '', begun.url);
  await sent(address.pathname, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: file,
  });
  return address.pathname.split('/').at(-1) ?? '';
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw apiErrorFrom(await response.json().catch(() => null), response.status);
  return response;
}
