import { apiErrorFrom, unreachable } from '../../api-error.ts';
import { refused } from '../../refused-calls.ts';

export const fileAddress = (id: string): string => `/api/files/${id}/download`;

/** The bytes of a file. Throws an `ApiError`. */
export async function fetchFile(id: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(fileAddress(id), { credentials: 'same-origin', signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : unreachable(cause);
  });
  if (!response.ok) throw refused(apiErrorFrom(await response.json().catch(() => null), response.status));
  return response.arrayBuffer().catch((cause: unknown) => {
    throw signal.aborted ? cause : unreachable(cause);
  });
}
