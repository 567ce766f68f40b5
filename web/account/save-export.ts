import { apiErrorFrom, unreachable } from '../api-error.ts';
import { refused } from '../refused-calls.ts';

/** Fetches the archive of one's own data and hands it to the browser as a download. Throws an `ApiError`. */
export async function saveExport(): Promise<string> {
  const response = await fetch('/api/me/export', { credentials: 'same-origin' }).catch((cause: unknown) =>
    Promise.reject(unreachable(cause)),
  );
  if (!response.ok) throw refused(apiErrorFrom(await response.json().catch(() => null), response.status));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.zip';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}
