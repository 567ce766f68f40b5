import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';
import type { Bytes } from './brotli.ts';
import { contentPolicy } from './content-policy.ts';
import type { Packer } from './compress.ts';

/** A response ready to be written: header names and values in turn, as Node takes them. */
export type Ready = { status: number; headers: string[]; body: Bytes | null };

export type SiteFile = {
  readonly body: Bytes;
  /** Weak, so that one tag identifies the file in every encoding. */
  etag: string;
  /** The whole response in an encoding; null when there is none (yet): see Packer. */
  ready(encoding: Encoding): Ready | null;
  readonly plain: Ready;
  notModified: Ready;
  /** A public page as a signed-in user sees it; null for a file that is the same for everybody. */
  signedIn: (() => SiteFile) | null;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.data': 'text/x-script; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};
const compressibleTypes = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.data',
  '.md',
]);

/**
 * The content policy of files that are not pages. It does not limit what a page loads, such as a worker and its
 * modules.
 */
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `packer`: omitted for a file that is sent only once. `br`: the brotli form, if the build has made one. */
type FileParts = {
  name: string;
  body: Bytes;
  security: Readonly<Record<string, string>>;
  packer?: Packer;
  br?: Bytes;
  isPrivate?: boolean;
};

/**
 * Builds the responses of one file; `name` is its path in the built folder. HTML is revalidated and may run only its
 * own scripts; assets never change.
 */
export function siteFile({ name, body, security, packer, br, isPrivate = false }: FileParts): SiteFile {
  const extension = extname(name);
  const html = extension === '.html';
  const compressible = compressibleTypes.has(extension);
  const policy = html ? contentPolicy(body.toString()) : '';
  // The tag covers the policy too, because a 304 does not repeat it.
  const etag = `W/"${createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 27)}"`;
  const vary = [...(compressible ? ['accept-encoding'] : []), ...(html ? ['cookie'] : [])].join(', ');
  const always = Object.entries({
    'cache-control': cacheControl(name, html, isPrivate),
    etag,
    ...(vary ? { vary } : {}),
    ...security,
  }).flat();
  const described = [
    'content-type',
    types[extension] ?? 'application/octet-stream',
    ...always,
    'content-security-policy',
    policy || filePolicy,
  ];
  const answer = (bytes: Bytes, ...more: string[]): Ready => ({
    status: 200,
    headers: [...described, ...more, 'content-length', String(bytes.byteLength)],
    body: bytes,
  });
  const whole = wholeOf(body, br);
  let plain: Ready | null = null;
  const packed = compressible
    ? packer?.forms(whole, body.byteLength, br, (encoding, bytes) => answer(bytes, 'content-encoding', encoding))
    : undefined;
  return {
    get body() {
      return whole();
    },
    etag,
    get plain() {
      return (plain ??= answer(whole()));
    },
    ready(encoding) {
      return encoding === 'identity' ? this.plain : (packed?.(encoding) ?? null);
    },
    notModified: { status: 304, headers: always, body: null },
    signedIn: null,
  };
}

/**
 * A file that the build compressed is kept in memory only in that form, and inflated for a rare client without brotli.
 */
function wholeOf(body: Bytes, br: Bytes | undefined): () => Bytes {
  if (!br) return () => body;
  const packed = br;
  let inflated: Bytes | null = null;
  return () => (inflated ??= Buffer.from(brotliDecompressSync(packed)));
}

function cacheControl(name: string, html: boolean, isPrivate: boolean): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (html) return isPrivate ? 'private, no-cache' : 'no-cache';
  return 'public, max-age=3600';
}
