import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import type { TestUser } from '../testing/app/test-user.ts';
import { compressAnswers, worthCompressing } from './compress-answers.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  user = await app.user();
  const answers = {
    fields: { productDescription: 'Soap bars and gift boxes. '.repeat(100) },
    owners: [],
    previousProcessors: [],
    files: [],
  };
  await user.send('PUT', '/api/application-draft', { version: 0, step: 3, answers });
});
afterAll(() => app.close());

const ask = (path: string, encoding?: string) =>
  user.raw('GET', path, encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const long = '/api/application-draft';

describe('answers of the typed API', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a long one is sent as %s to a client that accepts %s', async (encoding, accepted, unpack) => {
    const plain = await bytesOf(await ask(long));
    const packed = await ask(long, accepted);
    const bytes = await bytesOf(packed);
    expect(plain.byteLength).toBeGreaterThan(worthCompressing);
    expect(unpack(bytes).toString()).toBe(plain.toString());
    expect(bytes.byteLength).toBeLessThan(plain.byteLength / 2);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(bytes.byteLength),
      'content-type': 'application/json',
      vary: 'accept-encoding',
    });
  });

  test.each([undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'a long one is sent as it is to a client that accepts %s',
    async (accepted) => {
      const answer = await ask(long, accepted);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.json()).toHaveProperty('answers');
    },
  );

  test('a short one is never compressed', async () => {
    const answer = await ask('/api/me', 'br, gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect((await bytesOf(answer)).byteLength).toBeLessThan(worthCompressing);
  });

  test('sign-in endpoints’ answers about sessions are never compressed, because they contain tokens', async () => {
    for (let device = 0; device < 6; device += 1) await app.visitor().post('/api/auth/sign-in/email', user.account);
    const answer = await ask('/api/auth/list-sessions', 'br, gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect((await bytesOf(answer)).byteLength).toBeGreaterThan(worthCompressing);
  });

  test('the stream of events is never compressed', async () => {
    const answer = await ask('/api/events', 'br, gzip');
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      expect.stringContaining('text/event-stream'),
      null,
    ]);
    await answer.body?.cancel();
  });
});

test('only JSON is compressed: a file or a stream is passed on as it is', async () => {
  const request = { headers: { 'accept-encoding': 'br' } };
  for (const body of [
    new Blob(['x'.repeat(5_000)]),
    new ReadableStream(),
    'x'.repeat(5_000),
    (async function* events() {
      yield 'x'.repeat(5_000);
    })(),
  ]) {
    const result = { matched: true, response: { status: 200, headers: {}, body } };
    const options = { next: async () => result, request } as unknown as Parameters<typeof compressAnswers>[0];
    expect(await compressAnswers(options)).toBe(result);
  }
});
