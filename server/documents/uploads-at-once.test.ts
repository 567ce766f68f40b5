import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { openSmallS3, type SmallS3 } from '../../testing/storage/small-s3.ts';
import type { Scanner } from '../ports/scanner/scanner.ts';

const version = { 'tus-resumable': '1.0.0' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let store: SmallS3;
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  store = await openSmallS3();
  app = await openTestApp({ STORAGE_URL: store.url, APP_KEY: 'k'.repeat(32) });
});
beforeEach(async () => {
  user = await app.user();
  store.asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await store.close();
});

function connectionsInUse(): number {
  const { pool } = app.services.database;
  return pool.totalCount - pool.idleCount;
}

async function begin(name: string): Promise<string> {
  const created = await user.send('POST', '/api/uploads', undefined, {
    ...version,
    'upload-length': String(pdf.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  return new URL(created.headers.get('location') ?? '', 'http://localhost:3000').pathname;
}

const pieceHeaders = { ...version, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const sendWhole = (path: string) => user.raw('PATCH', path, { body: new Uint8Array(pdf), headers: pieceHeaders });
const stored = async () => (await user.get('/api/application-draft')).body.uploads.length;

/** Holds every file in the scanner until `release`. `begun`: how many have come so far; `reached` waits for so many. */
function heldScanner() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const waiting: { count: number; resolve: () => void }[] = [];
  const held = {
    begun: 0,
    atOnce: 0,
    highest: 0,
    release: () => release(),
    reached: (count: number) =>
      new Promise<void>((resolve) => (held.begun >= count ? resolve() : void waiting.push({ count, resolve }))),
  };
  const scanner: Scanner = {
    name: 'a slow one',
    scan: async () => {
      held.begun += 1;
      held.atOnce += 1;
      held.highest = Math.max(held.highest, held.atOnce);
      for (const { count, resolve } of waiting) if (held.begun >= count) resolve();
      await released;
      held.atOnce -= 1;
      return { clean: true };
    },
  };
  app.services.scanner = scanner;
  return held;
}

test('of files that arrive at once, four at a time are finished', async () => {
  const scanner = heldScanner();
  const paths = [];
  for (let file = 0; file < 12; file += 1) paths.push(await begin(`${file}.pdf`));
  const sent = paths.map(sendWhole);
  await scanner.reached(4);
  scanner.release();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(paths.map(() => 204));
  expect([scanner.begun, scanner.highest, await stored()]).toEqual([12, 4, 12]);
});

test('a sender who stops in the middle of a file holds no connection of the database', async () => {
  const paths = [];
  for (let file = 0; file < 6; file += 1) paths.push(await begin(`${file}.pdf`));
  const bodies = paths.map((path) => {
    let [rest, began] = [() => {}, () => {}];
    const taken = new Promise<void>((resolve) => (began = resolve));
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(new Uint8Array(pdf.subarray(0, 10)));
        rest = () => {
          to.enqueue(new Uint8Array(pdf.subarray(10)));
          to.close();
        };
      },
      // Called once the first part was taken.
      pull: () => began(),
    });
    const headers = { ...pieceHeaders, origin: 'http://localhost:3000', host: 'localhost:3000', cookie: user.cookie };
    const request = new Request(`http://localhost:3000${path}`, {
      method: 'PATCH',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    return { answer: app.app.fetch(request), taken, finish: () => rest() };
  });
  await Promise.all(bodies.map(({ taken }) => taken));
  // Connections that the arriving requests used may still be on their way back to the pool.
  await expect.poll(connectionsInUse).toBe(0);
  for (const { finish } of bodies) finish();
  expect((await Promise.all(bodies.map(({ answer }) => answer))).map(({ status }) => status)).toEqual(
    paths.map(() => 204),
  );
});

test('a file that is being scanned and stored holds no connection of the database', async () => {
  let looked = 0;
  // Connections of other requests may still be on their way back; one held for this file would not come back.
  const look = async () => {
    await expect.poll(connectionsInUse).toBe(0);
    looked += 1;
  };
  app.services.scanner = {
    name: 'one that looks',
    scan: async () => {
      await look();
      return { clean: true };
    },
  };
  const { storage } = app.services;
  const { put } = storage;
  storage.put = async (key, content) => {
    await look();
    return put(key, content);
  };
  const { status } = await sendWhole(await begin('alone.pdf'));
  storage.put = put;
  // Three looks: storing the upload's `about`, scanning, and storing the file.
  expect([status, looked]).toEqual([204, 3]);
});

test('a file that comes in one request is written once, and neither stored in pieces nor read back', async () => {
  await sendWhole(await begin('once.pdf'));
  const objects = store.asked
    .filter((line) => /^(GET|PUT) \w+\//.test(line))
    .map((line) => line.replace(/\/.*\//, '/'));
  expect(objects.filter((line) => !line.endsWith('/about'))).toEqual([expect.stringMatching(/^PUT uploads\/.*\.pdf$/)]);
});

test('a request for an upload that is just being finished waits for it, and it is finished once', async () => {
  const scanner = heldScanner();
  const path = await begin('slow.pdf');
  const sent = sendWhole(path);
  await scanner.reached(1);
  const asked = [1, 2, 3].map(() => user.raw('HEAD', path, { headers: version }));
  scanner.release();
  for (const answer of await Promise.all(asked))
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([200, String(pdf.length)]);
  expect([(await sent).status, scanner.begun, await stored()]).toEqual([204, 1, 1]);
});
