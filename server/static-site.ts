import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
  '.json': 'application/json', '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml', '.woff2': 'font/woff2', '.png': 'image/png',
  '.jpg': 'image/jpeg', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

type StaticFile = { body: Uint8Array<ArrayBuffer>; brotli: Promise<Uint8Array<ArrayBuffer>> | null; headers: Record<string, string>; etag: string };
export type StaticSite = {
  /** The file at a path such as `/assets/x.js`, or null. */
  serve(path: string, request: Request, status?: number): Promise<Response | null>;
};

/** Reads the built site into memory once. HTML is revalidated and carries a policy that allows only its own scripts; assets are immutable. */
export function openStaticSite(folder: string): StaticSite {
  const files = new Map<string, StaticFile>();
  for (const file of filesUnder(folder)) files.set(`/${relative(folder, file).replaceAll('\\', '/')}`, staticFile(file, relative(folder, file)));
  return {
    async serve(path, request, status = 200) {
      const file = files.get(path);
      if (!file) return null;
      const headers = new Headers(file.headers);
      if (status === 200 && request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
      const packed = file.brotli && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? await file.brotli : null;
      if (packed) headers.set('content-encoding', 'br');
      const body = packed ?? file.body;
      headers.set('content-length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function staticFile(path: string, name: string): StaticFile {
  const body = new Uint8Array(readFileSync(path));
  const extension = extname(path);
  const html = extension === '.html';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers: Record<string, string> = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : html ? 'no-cache' : 'public, max-age=3600',
    etag,
    vary: 'accept-encoding',
    ...(html ? { 'content-security-policy': contentPolicy(new TextDecoder().decode(body)) } : {}),
  };
  const packed = compressible.has(extension) ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then((bytes) => new Uint8Array(bytes)) : null;
  return { body, brotli: packed, headers, etag };
}

/** Only the page's own inline scripts, by hash, and files of this server. Styles inline: the router and dialogs set them. */
function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => `'sha256-${createHash('sha256').update(script ?? '').digest('base64')}'`);
  return [
    "default-src 'self'", `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(), "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'",
    "connect-src 'self'", "frame-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');
}
