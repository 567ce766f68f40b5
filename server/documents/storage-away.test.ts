import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSmallS3, type SmallS3 } from '../../testing/storage/small-s3.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF');
let store: SmallS3;
let app: TestApp;
beforeAll(async () => {
  store = await openSmallS3();
  app = await openTestApp({ STORAGE_URL: store.url, APP_KEY: 'k'.repeat(32) });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

test('while the storage is unreachable no file is read or written, and the answer says so and when to try again', async () => {
  const user = await app.user();
  const { id } = await user.upload('notice.pdf', pdf);
  const read = () => user.raw('GET', `/api/files/${id}/download`);
  const write = () =>
    user.raw('POST', '/api/uploads', {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `filename ${Buffer.from('more.pdf').toString('base64')}`,
      },
    });
  store.away = true;
  for (const asked of [read, write]) {
    const answer = await asked();
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'STORAGE_UNAVAILABLE', message: expect.stringContaining('try again') }),
    ]);
  }
  store.away = false;
  store.failNext((line) => line.startsWith('GET'));
  expect((await read()).status).toBe(503);
  expect([(await read()).status, (await write()).status]).toEqual([200, 201]);
});
