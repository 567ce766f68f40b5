import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let other: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  other = await room.app.user('attorney');
});
afterAll(() => room.close());
beforeEach(() => room.fresh());

const left = (by: TestUser, id = room.letterId) => by.get(`/api/attorney/left/${id}`);

test('counsel whose case was assigned to another attorney reads that, by the letter and by the case, and nobody else does', async () => {
  expect((await left(room.attorney)).status).toBe(404);
  const assigned = await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
  expect(assigned.status).toBe(200);
  for (const id of [room.letterId, room.caseId]) {
    expect(await left(room.attorney, id)).toMatchObject({
      status: 200,
      body: { why: 'reassigned', case_number: expect.stringMatching(/^UH-/), left_at: expect.any(String) },
    });
    expect((await left(other, id)).status).toBe(404);
    expect((await left(await room.app.user('attorney'), id)).status).toBe(404);
  }
  // Back on the desk, the letter itself says everything.
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  expect((await left(room.attorney)).status).toBe(404);
  expect((await left(other)).body).toMatchObject({ why: 'reassigned' });
});

test('a conflict that was found says so to the attorney whom it took the case from', async () => {
  await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse' });
  const path = `/api/admin/cases/${room.caseId}/conflicts`;
  const hit_keys = (await room.staff.get(path)).body.hits.map(({ key }: { key: string }) => key);
  expect((await room.staff.post(path, { outcome: 'conflict', reason: 'Secret.', hit_keys })).status).toBe(200);
  const said = await left(room.attorney);
  expect(said.body).toMatchObject({ why: 'conflict' });
  expect(JSON.stringify(said.body)).not.toMatch(/Secret|Byron/);
});
