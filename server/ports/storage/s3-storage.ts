import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import { contentSize, evenChunks, seal, unseal, type ContentMeter } from './sealed-stream.ts';
import {
  checkedKey,
  StorageFull,
  StorageMissing,
  StorageUnavailable,
  type Storage,
  type StoredFile,
} from './storage.ts';
import type { Clock } from '../clock/clock.ts';

interface S3StorageOptions {
  access_key: string;
  secret_key: string;
  region: string;
  /** Such as `https://s3.us-east-1.amazonaws.com`; the bucket goes into the path. */
  endpoint: string;
  bucket: string;
  app_key: Uint8Array;
  /** Earlier keys: files under them are still read, but new ones are not written. */
  old_keys?: readonly Uint8Array[];
  clock: Clock;
}

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

/** The min size that S3 accepts for any part but the last. All others are equally long, as some stores demand. */
const partBytes = 5 * 1024 * 1024;
/** Each write holds one part in memory; further ones wait, with their content unread. */
const maxWritesAtOnce = 6;

/** Reads `s3://ACCESS:SECRET@bucket?endpoint=https://host&region=us-east-1`. Throws TypeError when a part is missing. */
export function s3OptionsOf(storageUrl: string): Omit<S3StorageOptions, 'app_key' | 'clock'> {
  const url = new URL(storageUrl);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (url.protocol !== 's3:' || url.hostname === '' || url.username === '' || url.password === '')
    throw new TypeError('STORAGE_URL must be s3://ACCESS:SECRET@bucket?endpoint=https://host');
  return {
    endpoint,
    region,
    bucket: url.hostname,
    access_key: decodeURIComponent(url.username),
    secret_key: decodeURIComponent(url.password),
  };
}

/**
 * Stores files, encrypted as on disk, in any S3-compatible store. Files longer than 5 MB are uploaded in parts: for
 * each of the six files written at once, only one part is in memory, and S3 shows the file once it has every part.
 */
export function createS3Storage(options: S3StorageOptions): Storage {
  const { access_key: accessKeyId, secret_key: secretAccessKey, region } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const call = (request: Call): Promise<Response> => ask(options, client, request);
  const limit = pLimit(maxWritesAtOnce);
  const write = (key: string, sealed: AsyncIterable<Uint8Array>) => limit(() => writeParts(call, key, sealed));
  return {
    put: async (key, content): Promise<StoredFile> => {
      const meter: ContentMeter = { size: 0, sha256: '' };
      const source = content instanceof Uint8Array ? Readable.from([content]) : content;
      await write(key, seal(source, options.app_key, checkedKey(key), meter));
      return { size: meter.size, sha256: meter.sha256 };
    },
    get: async (key) => {
      const { body } = await call({ method: 'GET', key: checkedKey(key) });
      return Readable.from(unseal(received(body), [options.app_key, ...(options.old_keys ?? [])], key), {
        objectMode: false,
      });
    },
    sealed: async (key) => {
      const { body } = await call({ method: 'GET', key: checkedKey(key) });
      return Readable.from(received(body), { objectMode: false });
    },
    putSealed: async (key, content) => {
      await write(checkedKey(key), content);
    },
    stat: async (key) => {
      const response = await call({ method: 'HEAD', key: checkedKey(key) }).catch(missingAsNull);
      if (response === null) return null;
      return {
        size: contentSize(Number(response.headers.get('content-length'))),
        modified: new Date(response.headers.get('last-modified') ?? 0),
      };
    },
    remove: async (key) => {
      await call({ method: 'DELETE', key: checkedKey(key) }).catch(missingAsNull);
    },
    list: async (folder) => listAll(call, folder === '' ? '' : `${checkedKey(folder)}/`),
  };
}

async function ask(
  { endpoint, bucket, clock }: S3StorageOptions,
  client: AwsClient,
  { method, key = '', query = {}, body }: Call,
): Promise<Response> {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signed = await client.sign(url, {
    method,
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    aws: { datetime: amzDate(clock.now()) },
    ...(body && { body }),
  });
  // A redirect must not take a file, or a signature, to another place.
  const response = await fetch(signed, { signal: AbortSignal.timeout(60_000), redirect: 'manual' }).catch(away);
  if (response.ok) return response;
  const why = method === 'HEAD' ? '' : (await response.text().catch(away)).slice(0, 500);
  if (response.status === 404) throw new StorageMissing('there is no such file');
  if (response.status === 507 || /QuotaExceeded|StorageFull/.test(why))
    throw new StorageFull('no space is left for files');
  throw new StorageUnavailable(`the file store answered ${response.status}`, { cause: why });
}

function away(cause: unknown): never {
  throw new StorageUnavailable('the file store does not answer', { cause });
}

/** The bytes of an answer, whose connection may break at any of them. */
async function* received(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    away(error);
  }
}

/** One request for what fits into a part, a multipart upload for more: whole or not at all. */
async function writeParts(
  call: (request: Call) => Promise<Response>,
  key: string,
  sealed: AsyncIterable<Uint8Array>,
): Promise<void> {
  let upload: { id: string; tags: string[] } | null = null;
  try {
    for await (const { bytes, last } of evenChunks(sealed, partBytes)) {
      if (last && upload === null) return void (await call({ method: 'PUT', key, body: bytes }));
      upload ??= { id: await begin(call, key), tags: [] };
      const query = { partNumber: String(upload.tags.length + 1), uploadId: upload.id };
      const { headers } = await call({ method: 'PUT', key, query, body: bytes });
      upload.tags.push(headers.get('etag') ?? '');
    }
    if (upload) await complete(call, key, upload);
  } catch (error) {
    // If the process dies, the store's own rule ends the upload (docs/decisions/0078-uploads-over-any-process.md).
    if (upload) await call({ method: 'DELETE', key, query: { uploadId: upload.id } }).catch(() => undefined);
    throw error;
  }
}

async function begin(call: (request: Call) => Promise<Response>, key: string): Promise<string> {
  const xml = await (await call({ method: 'POST', key, query: { uploads: '' } })).text().catch(away);
  const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(xml) ?? [];
  if (id === undefined) throw new StorageUnavailable('the file store did not begin an upload');
  return id;
}

async function complete(
  call: (request: Call) => Promise<Response>,
  key: string,
  { id, tags }: { id: string; tags: readonly string[] },
): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('');
  const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`);
  const xml = await (await call({ method: 'POST', key, query: { uploadId: id }, body })).text().catch(away);
  // S3 answers 200 before it is done, and says only in the body that it failed.
  if (!xml.includes('<CompleteMultipartUploadResult'))
    throw new StorageUnavailable('the file store did not put the parts together', { cause: xml.slice(0, 500) });
}

/** As AWS writes a time: 20261121T100000Z. */
const amzDate = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

async function listAll(call: (request: Call) => Promise<Response>, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let token: string | null = ''; token !== null;) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(token !== '' && { 'continuation-token': token }),
    };
    const xml = await (await call({ method: 'GET', query })).text().catch(away);
    // Keys consist of safe characters, so nothing in them needs escaping.
    keys.push(...Array.from(xml.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) => key));
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
  }
  return keys.sort();
}

function missingAsNull(error: unknown): null {
  if (error instanceof StorageMissing) return null;
  throw error;
}
