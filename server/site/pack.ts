import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { asBrotli, quality } from './brotli.ts';
import type { Bytes, SiteFile } from './site-file.ts';

const asGzip = promisify(gzip);

/** Packs files one after another on a thread beside the server's, so that neither the start nor an answer waits for it. */
export class Packer {
  private last: Promise<void> = Promise.resolve();

  /** First all as gzip, which takes a moment and which every browser takes; then as brotli, which takes a second or two, what the build has not packed. */
  add(files: readonly SiteFile[]): void {
    const compressible = files.filter((file) => file.compressible);
    this.queue(compressible, async (file) => file.addPacked('gzip', exact(await asGzip(file.body, { level: 9 }))));
    this.queue(compressible.filter((file) => !file.ready.br), async (file) => file.addPacked('br', exact(await asBrotli(file.body, quality.start))));
  }

  /** Settles when everything added so far is packed. */
  idle(): Promise<void> {
    return this.last;
  }

  private queue(files: readonly SiteFile[], pack: (file: SiteFile) => Promise<void>): void {
    // A file that could not be packed goes out as it is.
    for (const file of files) this.last = this.last.then(() => pack(file)).catch(() => undefined);
  }
}

/** In memory of its own: zlib gives a piece of a larger buffer, all of which would stay. */
function exact(packed: Bytes): Bytes {
  const own = Buffer.allocUnsafeSlow(packed.byteLength);
  own.set(packed);
  return own;
}
