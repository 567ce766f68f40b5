import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StandardHandlerInterceptorOptions, StandardHandleResult } from '@orpc/server/standard';
import { encodingsFor, type Encoding } from './site/accept-encoding.ts';

/** Bytes. A shorter answer fits one packet with its headers, so that compression saves nothing but costs time. */
export const worthCompressing = 1_400;

const [packGzip, packBrotli] = [promisify(gzip), promisify(brotliCompress)];
type Options = StandardHandlerInterceptorOptions<object> & { next: () => Promise<StandardHandleResult> };

/**
 * Compresses the JSON of the typed API for a client that accepts it. Sign-in endpoints, files and event streams do not
 * pass through here. That keeps the length from revealing a secret (BREACH): session tokens and codes are only in
 * sign-in answers, no answer repeats its request, and another site's page can neither send the cookie nor see a length.
 */
export async function compressAnswers({ next, request }: Options): Promise<StandardHandleResult> {
  const result = await next();
  if (!result.matched || !isJson(result.response.body)) return result;
  const accepted = request.headers['accept-encoding'];
  const packed = await compressed(
    JSON.stringify(result.response.body),
    Array.isArray(accepted) ? accepted.join(',') : accepted,
  );
  if (!packed) return result;
  const headers = { ...result.response.headers, 'content-type': 'application/json', ...packed.headers };
  return { matched: true, response: { ...result.response, headers, body: new Blob([packed.bytes]).stream() } };
}

type Compressed = { bytes: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** A JSON text as a client that sent this `Accept-Encoding` wants it; null when it should get the text as it is. */
export async function compressed(text: string, accepted: string | undefined): Promise<Compressed | null> {
  const [encoding] = text.length < worthCompressing ? [] : encodingsFor(accepted);
  if (encoding === undefined || encoding === 'identity') return null;
  const bytes = await packed(text, encoding);
  const length = String(bytes.byteLength);
  return { bytes, headers: { 'content-encoding': encoding, 'content-length': length, vary: 'accept-encoding' } };
}

/** The lowest brotli level that is smaller than gzip: 24 kB become 2.8 kB in a tenth of a millisecond. */
const brotliLevel = 4;

function packed(text: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return packGzip(text);
  return packBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** Anything else (a file, a stream) is sent as it is. */
function isJson(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const kind: unknown = Object.getPrototypeOf(body);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
