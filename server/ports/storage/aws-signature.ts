import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  access_key: string;
  secret_key: string;
  region: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex. */
  body_sha256: string;
}

/** Headers of an S3 request with its AWS Signature Version 4, valid for 15 minutes around `now`. */
export function signedHeaders(
  { method, url, headers, body_sha256 }: RequestToSign,
  credentials: AwsCredentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': body_sha256,
    'x-amz-date': time,
  };
  const names = Object.keys(all)
    .map((name) => name.toLowerCase())
    .sort();
  const canonical = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${all[name]?.trim() ?? ''}`),
    '',
    names.join(';'),
    body_sha256,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signature = hmac(signingKey(credentials, scope), toSign).toString('hex');
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.access_key}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

function signingKey(credentials: AwsCredentials, scope: string): Buffer {
  return scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${credentials.secret_key}`));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function canonicalPath(url: URL): string {
  return url.pathname
    .split('/')
    .map((part) => awsEncoded(decodeURIComponent(part)))
    .join('/');
}

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${awsEncoded(name)}=${awsEncoded(value)}`);
  return pairs.sort().join('&');
}

function awsEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
