import type { ServerResponse } from 'node:http';
import { errorStatuses, type ErrorCode } from '../../domain/errors.ts';
import type { Services } from '../kernel/context.ts';
import { answerHeaders } from '../kernel/security-headers.ts';

/** `retryAfter`: seconds. */
type Reason = { code: ErrorCode; message: string; retryAfter: number };

/** Answers at once, before anything was done for the request. */
export function turnAway({ config }: Services, response: ServerResponse, { code, message, retryAfter }: Reason): void {
  const body = JSON.stringify({ code, message });
  response
    .writeHead(errorStatuses[code], {
      ...answerHeaders(config.publicUrl),
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
