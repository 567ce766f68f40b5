import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStorage } from './file-storage.ts';
import { StorageCorrupt, StorageFull, StorageKeyInvalid, StorageMissing, type Storage } from './storage.ts';

const app_key = Buffer.alloc(32, 7);
const key = 'cases/0197a1b2-0000-7000-8000-000000000001/20261121T104455-x9Kq.pdf';
const chunk = 64 * 1024;
let directory = '';
let storage: Storage;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  storage = createFileStorage({ directory, app_key });
});
afterEach(() => rm(directory, { recursive: true }));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const read = async (from: Storage, name: string): Promise<Buffer> => buffer(await from.get(name));
const files = async (): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('a round trip', () => {
  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 7, 10 * 1024 * 1024])(
    '%i bytes come back unchanged',
    async (size) => {
      const content = randomBytes(size);
      expect(await storage.put(key, content)).toEqual({ size, sha256: sha256(content) });
      expect((await storage.stat(key))?.size).toBe(size);
      expect((await read(storage, key)).equals(content)).toBe(true);
    },
  );

  test('a stream of uneven chunks comes back unchanged', async () => {
    const content = randomBytes(5 * chunk + 123);
    const uneven = [0, 1, 100, chunk, chunk + 1, 3 * chunk, content.length];
    const parts = uneven.slice(1).map((end, index) => content.subarray(uneven[index], end));
    expect((await storage.put(key, Readable.from(parts))).sha256).toBe(sha256(content));
    expect((await read(storage, key)).equals(content)).toBe(true);
  });

  test('a file can be replaced, listed and removed', async () => {
    await storage.put('cases/b/2.pdf', Buffer.from('old'));
    await storage.put('cases/b/2.pdf', Buffer.from('new'));
    await storage.put('cases/a/1.pdf', Buffer.from('x'));
    expect((await read(storage, 'cases/b/2.pdf')).toString()).toBe('new');
    expect(await storage.list('')).toEqual(['cases/a/1.pdf', 'cases/b/2.pdf']);
    expect(await storage.list('cases/b')).toEqual(['cases/b/2.pdf']);
    expect(await storage.list('cases/none')).toEqual([]);
    await storage.remove('cases/b/2.pdf');
    await storage.remove('cases/b/2.pdf');
    expect(await storage.stat('cases/b/2.pdf')).toBeNull();
    expect(await storage.stat('cases/a')).toBeNull();
    await expect(storage.get('cases/b/2.pdf')).rejects.toThrow(StorageMissing);
  });
});

test('the stored bytes can be put into another folder, and open there only with the same key', async () => {
  const content = randomBytes(3 * chunk + 7);
  await storage.put(key, content);
  const elsewhere = await mkdtemp(join(tmpdir(), 'files-'));
  const other = createFileStorage({ directory: elsewhere, app_key });
  await other.putSealed(key, await storage.sealed(key));
  expect((await read(other, key)).equals(content)).toBe(true);
  const stranger = createFileStorage({ directory: elsewhere, app_key: Buffer.alloc(32, 8) });
  await expect(read(stranger, key)).rejects.toThrow(StorageCorrupt);
  await expect(storage.sealed('cases/none.pdf')).rejects.toThrow(StorageMissing);
  await rm(elsewhere, { recursive: true });
});

describe('encryption', () => {
  const content = Buffer.from('Account 4471, balance $82,869.87. '.repeat(6000));
  const path = (): string => join(directory, key);
  beforeEach(() => storage.put(key, content));

  test('the plain text is nowhere on disk, and two files with one content differ', async () => {
    const sealed = await readFile(path());
    expect(sealed.includes('4471')).toBe(false);
    await storage.put(key, content);
    expect((await readFile(path())).subarray(40, 80).equals(sealed.subarray(40, 80))).toBe(false);
  });

  test.each([0, 4, 10, 36, 37, 5000, 37 + chunk + 15, 37 + chunk + 16, -1])(
    'a changed byte at %i is detected',
    async (at) => {
      const sealed = await readFile(path());
      const index = at < 0 ? sealed.length + at : at;
      sealed[index] = (sealed[index] ?? 0) ^ 1;
      await writeFile(path(), sealed);
      await expect(read(storage, key)).rejects.toThrow(StorageCorrupt);
    },
  );

  test.each([0, 3, 37, 40, 37 + chunk + 16, 37 + 2 * (chunk + 16), 100_000])(
    'a file cut to %i bytes is detected',
    async (size) => {
      await truncate(path(), size);
      await expect(read(storage, key)).rejects.toThrow(StorageCorrupt);
    },
  );

  test('reordered or additional chunks are detected', async () => {
    const sealed = await readFile(path());
    const [head, one, two] = [
      sealed.subarray(0, 37),
      sealed.subarray(37, 37 + chunk + 16),
      sealed.subarray(37 + chunk + 16, 37 + 2 * (chunk + 16)),
    ];
    await writeFile(path(), Buffer.concat([head, two, one, sealed.subarray(37 + 2 * (chunk + 16))]));
    await expect(read(storage, key)).rejects.toThrow(StorageCorrupt);
    await writeFile(path(), Buffer.concat([sealed, one]));
    await expect(read(storage, key)).rejects.toThrow(StorageCorrupt);
  });

  test('neither another key nor another name opens a file', async () => {
    await expect(read(createFileStorage({ directory, app_key: Buffer.alloc(32, 8) }), key)).rejects.toThrow(
      StorageCorrupt,
    );
    await rename(path(), join(directory, 'moved.pdf'));
    await expect(read(storage, 'moved.pdf')).rejects.toThrow(StorageCorrupt);
  });
});

describe('faults', () => {
  test('a full disk throws StorageFull, leaves nothing behind, and the old file stays', async () => {
    await storage.put(key, Buffer.from('old'));
    const full = createFileStorage({ directory, app_key, open_new: () => open('/dev/full', 'w') });
    await expect(full.put(key, randomBytes(200_000))).rejects.toThrow(StorageFull);
    expect((await read(full, key)).toString()).toBe('old');
    expect(await files()).toHaveLength(1);
  });

  test('an upload cut off leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(key, broken)).rejects.toThrow('connection lost');
    expect(await storage.stat(key)).toBeNull();
    expect(await files()).toEqual([]);
  });

  test('a client that disconnects early frees the file', async () => {
    await storage.put(key, randomBytes(20 * chunk));
    const stream = await storage.get(key);
    for await (const _ of stream) break;
    expect(stream.destroyed).toBe(true);
  });

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'cases/../../x',
    'cases//x',
    'cases/./x',
    'cases/.hidden',
    'a\\b',
    'a\0b',
    'cases/',
    'x'.repeat(129),
    'ü.pdf',
    'a b',
    'C:/x',
  ])('the key %j is refused', async (bad) => {
    await expect(storage.put(bad, Buffer.from(''))).rejects.toThrow(StorageKeyInvalid);
    await expect(storage.get(bad)).rejects.toThrow(StorageKeyInvalid);
    await expect(storage.remove(bad)).rejects.toThrow(StorageKeyInvalid);
  });

  test('a short application key is refused', async () => {
    await expect(
      createFileStorage({ directory, app_key: Buffer.alloc(16) }).put(key, Buffer.from('x')),
    ).rejects.toThrow(RangeError);
  });
});
