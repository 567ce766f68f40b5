import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeReady } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const path = (rest = '') => `/api/letters/${room.letterId}/versions${rest}`;

test('each version is listed with who wrote it, when and why, the newest first', async () => {
  const first = await room.shown();
  await room.edit(room.staff);
  await makeReady(room.attorney, room.letterId);
  const { body } = await room.staff.get(path());
  expect(
    body.items.map((each: { version: number; why: string; by: object }) => [each.version, each.why, each.by]),
  ).toEqual([
    [3, 'edited', { name: 'Test Person 3', role: 'attorney' }],
    [2, 'edited', { name: 'Test Person 2', role: 'admin' }],
    [1, 'drafted', { name: 'Unhold', role: 'system' }],
  ]);
  expect(body.items[2].pdf_sha256).toBe(first.body.pdf_sha256);
});

test('any version can be read as it was', async () => {
  const first = await room.shown();
  await room.edit();
  await room.edit(room.staff);
  const { body } = await room.attorney.get(path('/1'));
  expect(body).toEqual({ version: 1, document: first.body.document });
  expect((await room.attorney.get(path('/2'))).body.document.title).toBe(`${first.body.document.title} Again`);
  expect((await room.attorney.get(path('/9'))).status).toBe(404);
  expect((await room.attorney.get(path('/0'))).status).toBe(422);
});

test('a version from before reasons were kept is listed by what is known of it', async () => {
  await room.edit();
  await room.superuser.rows(
    'set session_replication_role = replica; update letter_versions set why = null, created_by_name = null, created_by_role = null; set session_replication_role = default',
  );
  const { body } = await room.attorney.get(path());
  expect(body.items.map((each: { why: string; by: object }) => [each.why, each.by])).toEqual([
    ['edited', { name: null, role: null }],
    ['drafted', { name: 'Unhold', role: 'system' }],
  ]);
});
