import { encodingsFor } from './accept-encoding.ts';
import type { Ready, SiteFile } from './site-file.ts';

/** The parts of a request that decide how a file is sent. */
type Asked = { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** The response that sends `file`; `status` is 404 when the file stands in for a missing one. */
export function answerWith(
  file: SiteFile,
  { method, acceptEncoding, ifNoneMatch }: Asked,
  status: 200 | 404 = 200,
): Ready {
  if (status === 200 && ifNoneMatch !== undefined && names(ifNoneMatch, file.etag)) return file.notModified;
  const ready = readyFor(file, acceptEncoding);
  if (status === 200 && method !== 'HEAD') return ready;
  return { status, headers: ready.headers, body: method === 'HEAD' ? null : ready.body };
}

function readyFor(file: SiteFile, acceptEncoding: string | undefined): Ready {
  for (const encoding of encodingsFor(acceptEncoding)) {
    const found = file.ready(encoding);
    if (found) return found;
  }
  return file.plain;
}

/** Whether an If-None-Match header matches the file: weak comparison, a list, or any. */
function names(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.slice('W/'.length));
}

/** Whether a Cookie header carries a session, valid or not: without one no lookup is needed. */
export function mentionsSession(cookie: string | null | undefined): boolean {
  return cookie?.includes('unhold.session_token=') ?? false;
}

/** The answer as a fetch Response; respond-static.ts writes the same to a Node response. */
export function responseOf({ status, headers, body }: Ready): Response {
  const pairs = new Headers();
  for (let index = 0; index < headers.length; index += 2) pairs.set(headers[index] ?? '', headers[index + 1] ?? '');
  return new Response(body, { status, headers: pairs });
}
