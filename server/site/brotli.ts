import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Bytes = Buffer<ArrayBuffer>;

const compress = promisify(brotliCompress);

/**
 * Brotli's quality, up to 11. The build uses the maximum; a running server, which compresses the texts that name the
 * installation, takes half the time for a fortieth more bytes.
 */
export const quality = { build: 11, asked: 10 } as const;

/** Compresses for frequent sending: 700 kB take about a second of one core at the build's quality. */
export function asBrotli(body: Buffer, level: number): Promise<Bytes> {
  // A window no wider than the file: a wider one only costs memory.
  const window = Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength + 16))));
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
