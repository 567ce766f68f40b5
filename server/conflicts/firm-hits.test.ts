import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.superuser.rows(
    'update known_parties set removed_at = now(), removed_by = added_by, removed_by_name = $1',
    ['Test'],
  );
  await room.fresh();
});

const enter = (by: TestUser, party: Record<string, string>) => by.post('/api/parties', { kind: 'adverse', ...party });
const hits = async (by: TestUser = room.attorney) =>
  (await by.get('/api/attorney/conflicts')).body.items.filter(
    ({ case_id }: { case_id: string }) => case_id === room.caseId,
  );
const searched = async () => {
  await room.runNow('search-conflicts');
  const { conflict } = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
  return conflict;
};
const bars = async () =>
  (await room.shown()).body.decisions.flatMap(({ key, owner }: { key: string; owner: string }) =>
    key.startsWith('conflict:') ? [`${key}, ${owner}`] : [],
  );
/** An attorney of another firm. */
async function ofAnotherFirm(): Promise<TestUser> {
  const user = await room.app.user('attorney');
  await room.superuser.rows(
    `with firm as (insert into orgs (id, name, kind) values (gen_random_uuid(), 'Another Firm', 'law_firm') returning id)
     update users set org_id = firm.id from firm where users.id = $1`,
    [user.id],
  );
  return user;
}

test('a party that counsel enters is kept for their firm, and bars a letter until counsel decides; staff read only that it is not clear', async () => {
  const other = await ofAnotherFirm();
  const added = await enter(room.attorney, { name: 'Byron, Ada', note: 'Secret matter' });
  expect(added.body.items).toMatchObject([{ name: 'Byron, Ada', kind: 'adverse', note: 'Secret matter' }]);
  expect((await other.get('/api/parties')).body.items).toEqual([]);
  expect((await room.staff.get('/api/parties')).body.items).toEqual([]);

  expect(await searched()).toBe('counsel');
  expect(await bars()).toEqual(['conflict:counsel, attorney']);
  const forStaff = (await room.staff.get(`/api/admin/cases/${room.caseId}/conflicts`)).body;
  expect(forStaff).toMatchObject({ hits: [], of_counsel: true });
  expect(JSON.stringify([forStaff, (await room.staff.get(`/api/letters/${room.letterId}`)).body])).not.toMatch(
    /Byron, Ada|Secret matter/,
  );

  const [hit] = await hits();
  expect(hit).toMatchObject({ case_id: room.caseId, ours: 'Ada Byron', theirs: 'Byron, Ada', note: 'Secret matter' });
  const clear = (by: TestUser) =>
    by.post(`/api/cases/${room.caseId}/conflicts/clear`, { party_id: hit.party_id, name: hit.ours });
  expect((await clear(other)).status).toBe(404);
  expect((await clear(room.attorney)).status).toBe(200);
  expect(await hits()).toEqual([]);
  expect((await clear(room.attorney)).status).toBe(409);
  expect(await searched()).toBeNull();
  expect(await bars()).toEqual([]);
});

test('the search for an attorney of another firm finds nothing of it, and the case leaves with what its firm knew', async () => {
  await enter(room.attorney, { name: 'Byron, Ada' });
  expect(await searched()).toBe('counsel');
  const other = await ofAnotherFirm();
  const assigned = await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
  expect(assigned.status).toBe(200);
  expect(await searched()).toBeNull();
  expect(await hits()).toEqual([]);
  expect(await hits(other)).toEqual([]);
});

test('counsel takes a party off their firm’s list, and another firm cannot', async () => {
  const other = await ofAnotherFirm();
  const [party] = (await enter(room.attorney, { name: 'Byron, Ada' })).body.items;
  expect((await other.send('DELETE', `/api/parties/${party.id}`)).status).toBe(404);
  expect((await room.staff.send('DELETE', `/api/parties/${party.id}`)).status).toBe(404);
  expect((await room.attorney.send('DELETE', `/api/parties/${party.id}`)).body.items).toEqual([]);
});
