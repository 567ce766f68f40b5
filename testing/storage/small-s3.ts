/**
 * A file store that speaks the part of S3 that the program uses: it checks each signature and keeps objects in memory.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

export type SmallS3 = {
  /** For STORAGE_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** How many multipart uploads were begun but neither completed nor given up. */
  open(): number;
  /** The requests so far, as `PUT key?query`. */
  asked: string[];
  /** While true, every write is refused for want of space. */
  full: boolean;
  /** While true, each request is cut off and has no effect. */
  away: boolean;
  /** Requests cut off so far. */
  cut: number;
  /** Answers 500 to the next request that fits. */
  failNext(fits: (line: string) => boolean): void;
  close(): Promise<void>;
};

type Upload = { key: string; parts: Map<number, Buffer> };
const smallestPart = 5 * 1024 * 1024;
/** So small that a list of a few keys has several pages. */
const keysAPage = 2;

/** Starts a store on a free port. */
export async function openSmallS3(): Promise<SmallS3> {
  const uploads = new Map<string, Upload>();
  let failing: ((line: string) => boolean) | null = null;
  const server = createServer((request, response) => {
    if (store.away) {
      store.cut += 1;
      return void request.destroy();
    }
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const store: SmallS3 = {
    url: `s3://KEY:secret@box?endpoint=${endpoint}`,
    objects: new Map(),
    open: () => uploads.size,
    asked: [],
    full: false,
    away: false,
    cut: 0,
    failNext: (fits) => (failing = fits),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return store;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', endpoint);
    const body = await buffer(request);
    if (!(await isSigned(request, url, body))) return void response.writeHead(403).end();
    const key = url.pathname.slice('/box/'.length);
    const line = `${request.method} ${key}${url.search}`;
    store.asked.push(line);
    if (failing?.(line)) {
      failing = null;
      return void response.writeHead(500).end('<Code>InternalError</Code>');
    }
    if (store.full && (request.method === 'PUT' || request.method === 'POST'))
      return void response.writeHead(507).end('<Code>XMinioStorageFull</Code>');
    const id = url.searchParams.get('uploadId');
    if (request.method === 'POST' && id === null) {
      const begun = randomUUID();
      uploads.set(begun, { key, parts: new Map() });
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (id !== null) return inUpload(request.method ?? '', key, id, url, body, response);
    if (request.method === 'PUT') {
      store.objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') return void response.writeHead(store.objects.delete(key) ? 204 : 404).end();
    if (key === '') return void response.end(listing(url, [...store.objects.keys()]));
    const found = store.objects.get(key);
    if (found === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-length': found.length, 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
      .end(request.method === 'HEAD' ? undefined : found);
  }

  function inUpload(method: string, key: string, id: string, url: URL, body: Buffer, response: ServerResponse): void {
    const upload = uploads.get(id);
    if (upload?.key !== key) return void response.writeHead(404).end('<Code>NoSuchUpload</Code>');
    if (method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return void response.writeHead(200, { etag: tagOf(body) }).end();
    }
    if (method === 'POST') {
      const asked = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)</g)];
      const parts = asked.map(([, number, tag]) => ({ part: upload.parts.get(Number(number)), tag }));
      const whole = parts.every(
        ({ part, tag }, at) =>
          part !== undefined && tagOf(part) === tag && (at === parts.length - 1 || part.length >= smallestPart),
      );
      // A refusal comes with status 200, as in S3.
      if (!whole) return void response.end('<Error><Code>InvalidPart</Code></Error>');
      store.objects.set(key, Buffer.concat(parts.map(({ part }) => part ?? Buffer.alloc(0))));
      uploads.delete(id);
      return void response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    uploads.delete(id);
    response.writeHead(204).end();
  }
}

const tagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function isSigned(request: IncomingMessage, url: URL, body: Uint8Array): Promise<boolean> {
  const { headers } = await new AwsV4Signer({
    method: request.method ?? '',
    url: url.href,
    headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    accessKeyId: 'KEY',
    secretAccessKey: 'secret',
    service: 's3',
    region: 'us-east-1',
    datetime: String(request.headers['x-amz-date'] ?? ''),
  }).sign();
  return request.headers.authorization === headers.get('authorization');
}

function listing(url: URL, all: readonly string[]): string {
  const keys = all.filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort();
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const next =
    from + keysAPage < keys.length ? `<NextContinuationToken>${from + keysAPage}</NextContinuationToken>` : '';
  return `<ListBucketResult>${keys
    .slice(from, from + keysAPage)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}${next}</ListBucketResult>`;
}
