import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmallS3, type SmallS3 } from '../../../testing/storage/small-s3.ts';
import { fixedClock } from '../clock/fixed-clock.ts';
import { createS3Storage, s3OptionsOf } from './s3-storage.ts';
import { StorageCorrupt, StorageFull, StorageKeyInvalid, StorageMissing, type Storage } from './storage.ts';

test('requests are signed as in the worked example of the S3 manual', async () => {
  const { headers } = await new AwsV4Signer({
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': createHash('sha256').update('').digest('hex') },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    service: 's3',
    region: 'us-east-1',
    datetime: '20130524T000000Z',
    allHeaders: true,
  }).sign();
  expect(headers.get('authorization')).toContain(
    'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('the storage URL is parsed', () => {
  expect(s3OptionsOf('s3://KEY:se%2Fcret@box?endpoint=http://127.0.0.1:9000&region=eu-west-1')).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-west-1',
    bucket: 'box',
    access_key: 'KEY',
    secret_key: 'se/cret',
  });
  expect(() => s3OptionsOf('s3://box')).toThrow(TypeError);
});

describe('S3 against a fake server', () => {
  const clock = fixedClock('2026-11-21T10:00:00Z');
  let store: SmallS3;
  let storage: Storage;

  beforeAll(async () => {
    store = await openSmallS3();
    storage = createS3Storage({ ...s3OptionsOf(store.url), app_key: Buffer.alloc(32, 3), clock });
  });
  afterAll(() => store.close());
  beforeEach(() => {
    store.objects.clear();
    store.asked.length = 0;
    store.full = false;
  });

  test('S3 storage stores encrypted, reads, measures, lists across pages and removes', async () => {
    const content = randomBytes(200_000);
    const stored = await storage.put('cases/a/1.pdf', Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(stored).toEqual({ size: 200_000, sha256: createHash('sha256').update(content).digest('hex') });
    expect(store.objects.get('cases/a/1.pdf')?.includes(content.subarray(0, 64))).toBe(false);
    expect((await buffer(await storage.get('cases/a/1.pdf'))).equals(content)).toBe(true);
    expect(await storage.stat('cases/a/1.pdf')).toEqual({ size: 200_000, modified: new Date('2026-11-21T10:00:00Z') });
    for (const name of ['2', '3', '4', '5']) await storage.put(`cases/a/${name}.pdf`, Buffer.from(name));
    await storage.put('cases/ab/1.pdf', Buffer.alloc(0));
    expect(await storage.list('cases/a')).toHaveLength(5);
    expect(await storage.list('')).toHaveLength(6);
    await storage.remove('cases/a/1.pdf');
    await storage.remove('cases/a/1.pdf');
    expect(await storage.stat('cases/a/1.pdf')).toBeNull();
  });

  test('the bytes as stored in S3 can be taken out and put back', async () => {
    const content = randomBytes(200_000);
    await storage.put('cases/a/1.pdf', content);
    const before = store.objects.get('cases/a/1.pdf');
    const sealed = await buffer(await storage.sealed('cases/a/1.pdf'));
    store.objects.clear();
    await storage.putSealed('cases/a/1.pdf', Readable.from([sealed.subarray(0, 9), sealed.subarray(9)]));
    expect(store.objects.get('cases/a/1.pdf')?.equals(before ?? Buffer.alloc(0))).toBe(true);
    expect((await buffer(await storage.get('cases/a/1.pdf'))).equals(content)).toBe(true);
    await expect(storage.sealed('cases/none.pdf')).rejects.toThrow(StorageMissing);
  });

  test('S3 storage distinguishes faults', async () => {
    await expect(storage.get('cases/none.pdf')).rejects.toThrow(StorageMissing);
    await expect(storage.get('../x')).rejects.toThrow(StorageKeyInvalid);
    await storage.put('cases/a.pdf', Buffer.from('x'));
    store.objects.set('cases/b.pdf', store.objects.get('cases/a.pdf') ?? Buffer.alloc(0));
    await expect(storage.get('cases/b.pdf').then(buffer)).rejects.toThrow(StorageCorrupt);
    store.full = true;
    await expect(storage.put('cases/a.pdf', Buffer.from('x'))).rejects.toThrow(StorageFull);
  });

  test('a redirect is a fault, and nothing is sent to where it leads', async () => {
    const { endpoint } = s3OptionsOf(store.url);
    const elsewhere = createServer((request, response) =>
      response.writeHead(307, { location: `${endpoint}${request.url}` }).end(),
    ).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = elsewhere.address();
    const url = `s3://KEY:secret@box?endpoint=http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const led = createS3Storage({ ...s3OptionsOf(url), app_key: Buffer.alloc(32, 3), clock });
    await expect(led.put('cases/a.pdf', Buffer.from('x'))).rejects.toThrow('answered 307');
    await expect(led.get('cases/a.pdf')).rejects.toThrow('answered 307');
    expect(store.asked).toEqual([]);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  const megabyte = 1024 * 1024;

  test('a file longer than a part is uploaded in parts, and is one file once all parts are there', async () => {
    const content = randomBytes(12 * megabyte);
    const stored = await storage.put('cases/a/big.pdf', Readable.from(slices(content, 100_000)));
    expect(stored).toEqual({ size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    expect(store.asked.filter((line) => line.includes('partNumber'))).toHaveLength(3);
    expect((await buffer(await storage.get('cases/a/big.pdf'))).equals(content)).toBe(true);
    expect(store.open()).toBe(0);
  });

  test('a part that fails, and a source that breaks off, leave nothing', async () => {
    store.failNext((line) => line.includes('partNumber=2'));
    await expect(storage.put('cases/a/big.pdf', randomBytes(12 * megabyte))).rejects.toThrow('answered 500');
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(7 * megabyte);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put('cases/a/big.pdf', broken)).rejects.toThrow('connection lost');
    expect([store.open(), store.objects.size]).toEqual([0, 0]);
  });

  test('however many files are written at once, six are read and the others wait', async () => {
    let [open, highest] = [0, 0];
    const source = () =>
      Readable.from(
        (async function* () {
          open += 1;
          highest = Math.max(highest, open);
          for (let n = 0; n < 4; n += 1) yield randomBytes(64 * 1024);
          open -= 1;
        })(),
      );
    await Promise.all(Array.from({ length: 30 }, (_, n) => storage.put(`cases/a/${n}.pdf`, source())));
    expect([highest, store.objects.size]).toEqual([6, 30]);
  });
});

function* slices(content: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
