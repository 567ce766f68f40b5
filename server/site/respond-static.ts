import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerWith, mentionsSession } from './respond.ts';
import { searchPath, type StaticSite } from './open-site.ts';
import type { Ready, SiteFile } from './site-file.ts';

/**
 * Answers a request for a page or file straight from memory, bypassing the app, when the request alone decides the
 * response. Everything else goes to `otherwise`: other methods, unknown paths, and pages that depend on the session.
 */
export function staticFirst(site: StaticSite, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const file = fileFor(site, request);
    if (file === null) return otherwise(request, response);
    const { method = '', headers } = request;
    writeStatic(
      response,
      answerWith(file, { method, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }),
    );
  };
}

function fileFor(site: StaticSite, { method, url = '', headers }: IncomingMessage): SiteFile | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return null;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (query > 0 && path === searchPath) return null;
  const file = site.find(path);
  return file?.signedIn && mentionsSession(headers.cookie) ? null : file;
}

function writeStatic(response: ServerResponse, { status, headers, body }: Ready): void {
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}
