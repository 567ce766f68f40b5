/** The message for a failed upload, and whether a retry can help. Pure. */
import { isRecord, recordOf } from '../../domain/json.ts';
import type { Transfer } from './transfer.ts';

type Refusal = Pick<Transfer, 'state' | 'message'>;
type TusFailure = { originalResponse: { getStatus: () => number; getBody: () => string } | null };

const isTusFailure = (error: unknown): error is TusFailure => isRecord(error) && 'originalResponse' in error;

/** A 4xx is the server's verdict on the file, with its message; anything else is a transport problem. */
export function refusalFrom(error: unknown): Refusal {
  const response = isTusFailure(error) ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const said = response ? messageIn(response.getBody()) : '';
  if (status === 401) return { state: 'failed', message: 'Your session has ended. Sign in again, then try again.' };
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return { state: 'refused', message: said || 'The file was not accepted.' };
  return { state: 'failed', message: said || 'The upload stopped. It resumes where it left off.' };
}

/** The API's JSON error, or short plain text; never an HTML page. */
function messageIn(body: string): string {
  try {
    const { message } = recordOf(JSON.parse(body));
    return typeof message === 'string' ? message : '';
  } catch {
    return body.length <= 300 && !body.includes('<') ? body.trim() : '';
  }
}
