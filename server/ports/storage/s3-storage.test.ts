import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  const objects = new Map<string, Buffer>();
  const clock = fixedClock('2026-11-21T10:00:00Z');
  let full = false;
  let storage: Storage;
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const body = await buffer(request);
    const expected = await new AwsV4Signer({
      method: request.method ?? '',
      url: url.href,
      headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
      service: 's3',
      region: 'us-east-1',
      datetime: '20261121T100000Z',
    }).sign();
    if (request.headers.authorization !== expected.headers.get('authorization'))
      return void response.writeHead(403).end();
    const key = url.pathname.slice('/box/'.length);
    if (request.method === 'PUT') {
      if (full) return void response.writeHead(507).end('<Code>XMinioStorageFull</Code>');
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
    if (key === '') return void response.end(listing(url));
    const found = objects.get(key);
    if (found === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-length': found.length, 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
      .end(request.method === 'HEAD' ? undefined : found);
  }

  /** Two keys a page. */
  function listing(url: URL): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${keys
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
      .join('')}${next}</ListBucketResult>`;
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    storage = createS3Storage({
      ...s3OptionsOf(`s3://KEY:secret@box?endpoint=${endpoint}`),
      app_key: Buffer.alloc(32, 3),
      clock,
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    objects.clear();
    full = false;
  });

  test('S3 storage stores encrypted, reads, measures, lists across pages and removes', async () => {
    const content = randomBytes(200_000);
    const stored = await storage.put('cases/a/1.pdf', Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(stored).toEqual({ size: 200_000, sha256: createHash('sha256').update(content).digest('hex') });
    expect(objects.get('cases/a/1.pdf')?.includes(content.subarray(0, 64))).toBe(false);
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

  test('the bytes as they lie in S3 can be taken out and put back', async () => {
    const content = randomBytes(200_000);
    await storage.put('cases/a/1.pdf', content);
    const before = objects.get('cases/a/1.pdf');
    const sealed = await buffer(await storage.sealed('cases/a/1.pdf'));
    objects.clear();
    await storage.putSealed('cases/a/1.pdf', Readable.from([sealed.subarray(0, 9), sealed.subarray(9)]));
    expect(objects.get('cases/a/1.pdf')?.equals(before ?? Buffer.alloc(0))).toBe(true);
    expect((await buffer(await storage.get('cases/a/1.pdf'))).equals(content)).toBe(true);
    await expect(storage.sealed('cases/none.pdf')).rejects.toThrow(StorageMissing);
  });

  test('S3 storage distinguishes faults', async () => {
    await expect(storage.get('cases/none.pdf')).rejects.toThrow(StorageMissing);
    await expect(storage.get('../x')).rejects.toThrow(StorageKeyInvalid);
    await storage.put('cases/a.pdf', Buffer.from('x'));
    objects.set('cases/b.pdf', objects.get('cases/a.pdf') ?? Buffer.alloc(0));
    await expect(storage.get('cases/b.pdf').then(buffer)).rejects.toThrow(StorageCorrupt);
    full = true;
    await expect(storage.put('cases/a.pdf', Buffer.from('x'))).rejects.toThrow(StorageFull);
  });
});
