import { apiErrorFrom, unreachable } from './api-error.ts';
import { refused } from './refused-calls.ts';

/**
 * Downloads a file from the API under the name the server gives it. Throws an `ApiError`, or the abort reason of
 * `signal`.
 */
export async function fetchFile(
  path: string,
  init: Pick<RequestInit, 'cache' | 'signal'> = {},
): Promise<{ blob: Blob; name: string | undefined }> {
  const lost = (cause: unknown) => Promise.reject(init.signal?.aborted ? cause : unreachable(cause));
  const response = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' }).catch(lost);
  if (!response.ok) throw refused(apiErrorFrom(await response.json().catch(() => null), response.status));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob().catch(lost), name };
}

/** Offers bytes to the user as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after this task; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
