import { gzipSync } from 'node:zlib';
import { asBrotli, quality, type Bytes } from './brotli.ts';

type Packed = 'br' | 'gzip';

/**
 * Compresses what is requested, on demand: compressing every page at startup would keep a core busy for seconds. gzip
 * is fast and made at once, so that nobody gets an uncompressed page; brotli, a fifth smaller, is made one file after
 * another on a separate thread.
 */
export class Packer {
  private last: Promise<void> = Promise.resolve();

  /**
   * The compressed responses for a body of `size` bytes, each made once by `answer` from the compressed bytes; null
   * while there is none yet, or when compression does not make the body smaller.
   */
  forms<Answer>(
    whole: () => Bytes,
    size: number,
    br: Bytes | undefined,
    answer: (encoding: Packed, bytes: Bytes) => Answer,
  ): (encoding: Packed) => Answer | null {
    const made: Partial<Record<Packed, Answer | null>> = {};
    const keep = (encoding: Packed, bytes: Bytes) => {
      made[encoding] = bytes.byteLength < size ? answer(encoding, exact(bytes)) : null;
    };
    if (br) keep('br', br);
    return (encoding) => {
      if (made[encoding] === undefined) {
        made[encoding] = null;
        if (encoding === 'gzip') keep('gzip', gzipSync(whole(), { level: 9 }));
        else this.queue(async () => keep('br', await asBrotli(whole(), quality.asked)));
      }
      return made[encoding] ?? null;
    };
  }

  /** Settles when everything requested so far is compressed. */
  idle(): Promise<void> {
    return this.last;
  }

  private queue(pack: () => Promise<void>): void {
    // A file that brotli failed on is served as gzip.
    this.last = this.last.then(pack).catch(() => undefined);
  }
}

/** Copied: zlib returns a slice of a larger buffer, which would stay in memory. */
function exact(packed: Bytes): Bytes {
  const own = Buffer.allocUnsafeSlow(packed.byteLength);
  own.set(packed);
  return own;
}
