import { apiErrorFrom, unreachable } from '../../api-error.ts';
import { refused } from '../../refused-calls.ts';

export type LetterFormat = 'text' | 'pdf' | 'docx';
export type LetterFile = { blob: Blob; name: string };

/** One format of a letter's current version, under the name that the server gives it. Throws an `ApiError`. */
export async function fetchLetter(id: string, format: LetterFormat): Promise<LetterFile> {
  const response = await fetch(`/api/letters/${id}/${format}${format === 'pdf' ? '?download' : ''}`, {
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch((cause: unknown) => Promise.reject(unreachable(cause)));
  if (!response.ok) throw refused(apiErrorFrom(await response.json().catch(() => null), response.status));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `letter.${format}`;
  return { blob: await response.blob(), name };
}

/** Hands bytes to the browser as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
