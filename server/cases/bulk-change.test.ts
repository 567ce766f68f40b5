import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import type { ChangeResult, OneChange } from './bulk-change.ts';

let room: LetterRoom;
let colleague: TestUser;
let cases: string[];
beforeAll(async () => {
  room = await LetterRoom.open();
  colleague = await room.app.user('staff');
  cases = [];
  for (let n = 0; n < 4; n += 1) cases.push((await room.merchant.apply()).body.case_id);
});
afterAll(() => room.close());

type Row = {
  id: string;
  version: number;
  status: string;
  priority: string;
  owner_id: string;
  attorney_id: string | null;
};
const rows = async (ids = cases) =>
  (
    await room.superuser.rows<Row>(
      'select id, version, status, priority, owner_id, attorney_id from cases where id = any($1)',
      [ids],
    )
  ).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
const changes = async (change: OneChange['change'], ids = cases): Promise<OneChange[]> =>
  (await rows(ids)).map(({ id, version }) => ({ id, version, change }));
async function send(given: readonly unknown[], by = room.staff): Promise<ChangeResult[]> {
  const answer = await by.post('/api/admin/cases/bulk', { changes: given });
  expect([answer.status, answer.body]).toEqual([200, { results: expect.any(Array) }]);
  return answer.body.results;
}
const history = (id: string) =>
  room.superuser.rows(
    "select what, field, old_value, new_value from case_history where case_id = $1 and what <> 'case_submitted' order by seq",
    [id],
  );

test('many cases change at once, each with its history, and Undo restores every one', async () => {
  const before = await rows();
  const results = await send(await changes({ status: 'under_review', priority: 'high', owner_id: colleague.id }));
  expect(results.map(({ id, ok, message }) => ({ id, ok, message }))).toEqual(
    cases.map((id) => ({ id, ok: true, message: null })),
  );
  expect((await rows()).map(({ status, priority, owner_id }) => ({ status, priority, owner_id }))).toEqual(
    cases.map(() => ({ status: 'under_review', priority: 'high', owner_id: colleague.id })),
  );
  expect((await history(cases[0] ?? '')).slice(0, 2)).toEqual([
    { what: 'status_changed', field: 'status', old_value: 'intake', new_value: 'under_review' },
    { what: 'priority_changed', field: 'priority', old_value: 'medium', new_value: 'high' },
  ]);
  const undone = await send(results.map(({ id, version, before: change }) => ({ id, version, change })));
  expect(undone.every(({ ok }) => ok)).toBe(true);
  expect(await rows()).toEqual(before.map((row) => ({ ...row, version: row.version + 2 })));
});

test('conflicting, missing and duplicate cases are reported, and the others are changed', async () => {
  const [first, second, third] = await changes({ priority: 'low' });
  if (!first || !second || !third) throw new Error('three cases are needed');
  const missing = { ...first, id: randomUUID() };
  const results = await send([first, { ...second, version: second.version + 1 }, missing, third, first]);
  expect(results.map(({ id, ok }) => [id, ok])).toEqual([
    [first.id, true],
    [second.id, false],
    [missing.id, false],
    [third.id, true],
    [first.id, false],
  ]);
  expect(results.map(({ message }) => message)).toEqual([
    null,
    expect.stringContaining('Somebody else changed this case'),
    'This case was not found.',
    null,
    expect.stringContaining('Somebody else changed this case'),
  ]);
  expect(results[0]).toMatchObject({ version: first.version + 1, before: { priority: 'medium' } });
  expect((await rows()).map(({ priority }) => priority)).toEqual(['low', 'medium', 'low', 'medium']);
});

test('a change to a value that the case already has makes no new version, and leaves nothing to undo', async () => {
  const [one] = await changes({ priority: 'low' }, cases.slice(0, 1));
  expect(await send([one])).toEqual([{ id: one?.id, ok: true, version: one?.version, message: null, before: null }]);
});

test('an owner who is not staff, an unknown owner and an invalid attorney are refused with a message', async () => {
  const [id = ''] = cases;
  for (const [change, message] of [
    [{ owner_id: room.merchant.id }, 'This user is not a staff member.'],
    [{ owner_id: null }, 'Every open case needs an owner. Choose a staff member.'],
    [{ priority: 'high', attorney_id: room.merchant.id }, 'This attorney was not found.'],
  ] as const) {
    const before = await rows([id]);
    expect(await send(await changes(change, [id]))).toEqual([{ id, ok: false, version: null, message, before: null }]);
    expect(await rows([id])).toEqual(before);
  }
});

test('assigning cases re-signs their letters, and Undo returns them to the previous attorney but never to nobody', async () => {
  await room.fresh({ signed: false });
  const [id = '', other = ''] = [room.caseId, cases[3]];
  const next = await room.app.user('attorney');
  const results = await send(await changes({ attorney_id: next.id }, [id, other]));
  expect(results.map(({ ok, before }) => [ok, before])).toEqual([
    [true, { attorney_id: room.attorney.id }],
    [true, null],
  ]);
  expect((await rows([id, other])).map(({ attorney_id, version }) => [attorney_id, version])).toEqual(
    results.map(({ version }) => [next.id, version]),
  );
  expect((await next.get(`/api/letters/${room.letterId}`)).body).toMatchObject({ status: 'in_review', version: 2 });
  expect((await history(other)).at(-1)).toMatchObject({ what: 'attorney_assigned', new_value: expect.any(String) });
});

test('closing many cases notifies each merchant once', async () => {
  await send(await changes({ status: 'closed' }));
  await send(await changes({ status: 'resolved' }));
  expect(
    await room.superuser.rows("select case_id from outbox where template = 'case-closed' and case_id = any($1)", [
      cases,
    ]),
  ).toHaveLength(cases.length);
});

test('calls over the same cases in opposite order do not deadlock', async () => {
  const one = await changes({ status: 'in_progress' });
  const other = (await changes({ priority: 'high' })).toReversed();
  const results = (
    await Promise.all([send(one), send(other, colleague), send(one.toReversed(), colleague), send(other.toReversed())])
  ).flat();
  expect(results).toHaveLength(4 * cases.length);
  expect(results.filter(({ ok }) => ok)).toHaveLength(cases.length);
  expect(results.every(({ ok, message }) => ok || message?.startsWith('Somebody else changed'))).toBe(true);
});

test('a bulk change without changes, with more than 500 cases, or that names nothing is refused', async () => {
  const one = { id: randomUUID(), version: 1, change: { priority: 'low' } };
  for (const given of [
    [],
    Array.from({ length: 501 }, () => one),
    [{ ...one, change: {} }],
    [{ ...one, change: { next_action: 'x' } }],
  ])
    expect((await room.staff.post('/api/admin/cases/bulk', { changes: given })).status).toBe(422);
});
