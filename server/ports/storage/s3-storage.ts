import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { signedHeaders, type AwsCredentials } from './aws-signature.ts';
import { contentSize, seal, unseal, type ContentMeter } from './sealed-stream.ts';
import { checkedKey, StorageFull, StorageMissing, type Storage, type StoredFile } from './storage.ts';
import type { Clock } from '../clock/clock.ts';

export interface S3StorageOptions extends AwsCredentials {
  /** Such as `https://s3.us-east-1.amazonaws.com`; the bucket goes into the path. */
  endpoint: string;
  bucket: string;
  app_key: Uint8Array;
  clock: Clock;
}

interface Call {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Buffer;
}

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

/** Keeps files, sealed as on disk, in any S3-compatible store. A file is gathered in memory while it is sent: callers limit sizes. */
export function createS3Storage(options: S3StorageOptions): Storage {
  const call = (request: Call): Promise<Response> => ask(options, request);
  return {
    put: async (key, content): Promise<StoredFile> => {
      const meter: ContentMeter = { size: 0, sha256: '' };
      const source = content instanceof Uint8Array ? Readable.from([content]) : content;
      const body = await buffer(seal(source, options.app_key, checkedKey(key), meter));
      await call({ method: 'PUT', key, body });
      return { size: meter.size, sha256: meter.sha256 };
    },
    get: async (key) => {
      const response = await call({ method: 'GET', key: checkedKey(key) });
      const sealed = response.body ?? new Blob([]).stream();
      return Readable.from(unseal(sealed, options.app_key, key), { objectMode: false });
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

async function ask(options: S3StorageOptions, { method, key = '', query = {}, body }: Call): Promise<Response> {
  const url = new URL(`${options.endpoint.replace(/\/$/, '')}/${options.bucket}/${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const body_sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const headers = signedHeaders({ method, url, headers: {}, body_sha256 }, options, options.clock.now());
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(60_000),
    ...(body && { body: new Uint8Array(body) }),
  });
  if (response.ok) return response;
  const why = method === 'HEAD' ? '' : (await response.text()).slice(0, 500);
  if (response.status === 404) throw new StorageMissing('there is no such file');
  if (response.status === 507 || /QuotaExceeded|StorageFull/.test(why))
    throw new StorageFull('no room is left for files');
  throw new Error(`the file store answered ${response.status}`, { cause: why });
}

async function listAll(call: (request: Call) => Promise<Response>, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let token: string | null = ''; token !== null;) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(token !== '' && { 'continuation-token': token }),
    };
    const xml = await (await call({ method: 'GET', query })).text();
    // Keys are of checked characters, so nothing in them is escaped.
    keys.push(...Array.from(xml.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) => key));
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
  }
  return keys.sort();
}

function missingAsNull(error: unknown): null {
  if (error instanceof StorageMissing) return null;
  throw error;
}
