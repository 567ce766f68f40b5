import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** A ZIP's files by path. Rejects if it is truncated, or a checksum does not match. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} occurs twice`);
    files.set(entry.fileName, content);
  }
  return files;
}

/** A ZIP with one of its parts changed, or added. */
export async function editZip(bytes: Buffer, path: string, change: (text: string) => string): Promise<Buffer> {
  const files = await readZip(bytes);
  files.set(path, Buffer.from(change(files.get(path)?.toString('utf8') ?? '')));
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
