import { gzipSync } from 'node:zlib';
import { asBrotli, quality, type Bytes } from './brotli.ts';

type Packed = 'br' | 'gzip';

/**
 * Packs what is asked for, when it is: a start that packed every page would keep a core busy for seconds. gzip takes a moment and is made
 * at once, so that nobody gets a page unpacked; brotli, a fifth smaller, takes longer and is made one after another on a thread beside the server's.
 */
export class Packer {
  private last: Promise<void> = Promise.resolve();

  /** The answers with `body` packed, each made once, as `answer` makes it of the packed bytes; null while there is none or when packing does not make it smaller. */
  forms<Answer>(
    body: Bytes,
    br: Bytes | undefined,
    answer: (encoding: Packed, bytes: Bytes) => Answer,
  ): (encoding: Packed) => Answer | null {
    const made: Partial<Record<Packed, Answer | null>> = {};
    const keep = (encoding: Packed, bytes: Bytes) => {
      made[encoding] = bytes.byteLength < body.byteLength ? answer(encoding, exact(bytes)) : null;
    };
    if (br) keep('br', br);
    return (encoding) => {
      if (made[encoding] === undefined) {
        made[encoding] = null;
        if (encoding === 'gzip') keep('gzip', gzipSync(body, { level: 9 }));
        else this.queue(async () => keep('br', await asBrotli(body, quality.asked)));
      }
      return made[encoding] ?? null;
    };
  }

  /** Settles when everything asked for so far is packed. */
  idle(): Promise<void> {
    return this.last;
  }

  private queue(pack: () => Promise<void>): void {
    // What could not be packed goes out as gzip.
    this.last = this.last.then(pack).catch(() => undefined);
  }
}

/** In memory of its own: zlib gives a piece of a larger buffer, all of which would stay. */
function exact(packed: Bytes): Bytes {
  const own = Buffer.allocUnsafeSlow(packed.byteLength);
  own.set(packed);
  return own;
}
