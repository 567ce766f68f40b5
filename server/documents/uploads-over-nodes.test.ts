import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { openSmallS3, type SmallS3 } from '../../testing/storage/small-s3.ts';

const version = { 'tus-resumable': '1.0.0' };
const pieceBytes = 1024 * 1024;

let store: SmallS3;
let nodes: TestApp[];
let user: TestUser;
beforeAll(async () => {
  store = await openSmallS3();
  const env = { STORAGE_URL: store.url, APP_KEY: 'k'.repeat(32) };
  const first = await openTestApp(env);
  nodes = [first, await openTestApp(env, { ownerUrl: first.url })];
  user = await first.user();
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await store.close();
});

/** One user, each of whose requests goes to the next node, as behind a balancer. */
function inTurn(): () => TestUser {
  const callers = nodes.map(({ app }) => Object.assign(new TestUser(app, user.account), { cookie: user.cookie }));
  let turn = 0;
  return () => callers[(turn += 1) % callers.length] ?? user;
}

async function uploadInTurn(name: string, bytes: Buffer): Promise<string> {
  const next = inTurn();
  const created = await next().send('POST', '/api/uploads', undefined, {
    ...version,
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  const path = new URL(created.headers.get('location') ?? '', 'http://localhost:3000').pathname;
  for (let offset = 0; offset < bytes.length;) {
    const sent = await next().raw('PATCH', path, {
      body: new Uint8Array(bytes.subarray(offset, offset + pieceBytes)),
      headers: { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
    expect(sent.status).toBe(204);
    offset = Number(sent.headers.get('upload-offset'));
    const asked = await next().raw('HEAD', path, { headers: version });
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(offset)]);
  }
  return path.split('/').at(-1) ?? '';
}

test('an upload arrives whole when each of its requests reaches another node, and nothing else stays in S3', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(7 * pieceBytes + 123), Buffer.from('\n%%EOF\n')]);
  const id = await uploadInTurn('statement.pdf', bytes);
  for (const caller of [inTurn()(), user]) {
    const download = await caller.raw('GET', `/api/files/${id}/download`);
    const hash = createHash('sha256').update(Buffer.from(await download.arrayBuffer()));
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect([...store.objects.keys()]).toEqual([`uploads/${user.id}/${id}.pdf`]);
  expect(store.open()).toBe(0);
});

test('no piece is stored unencrypted in S3', async () => {
  const bytes = Buffer.from(`%PDF-1.7\n${'Account 4471 '.repeat(100_000)}\n%%EOF\n`);
  const seen: Buffer[] = [];
  const set = store.objects.set.bind(store.objects);
  store.objects.set = (key, value) => {
    seen.push(value);
    return set(key, value);
  };
  await uploadInTurn('plain.pdf', bytes);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.some((each) => each.includes('4471'))).toBe(false);
});
