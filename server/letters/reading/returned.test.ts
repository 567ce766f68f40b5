import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import { approve } from '../../../testing/app/desk.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  expect((await room.act(room.attorney, 'return', { note })).body.status).toBe('draft');
});
afterAll(() => room.close());

const note = 'Please name the account in the second paragraph.';
const answer = 'The merchant has no account number.';
const returned = async (by = room.attorney) => (await by.get(`/api/letters/${room.letterId}`)).body.returned;

test('a letter that comes back unchanged is put into review again with what was done about the note', async () => {
  expect(await returned(room.staff)).toMatchObject({ text: note, changed: false, asks: true, answer: null });
  expect(await room.act(room.staff, 'submit')).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', fields: { answer: expect.any(String) } },
  });
  expect((await room.act(room.staff, 'submit', { answer: '  ' })).status).toBe(422);
  expect((await room.act(room.staff, 'submit', { answer })).body.status).toBe('in_review');
  expect(await returned()).toMatchObject({ text: note, changed: false, asks: false, answer: { text: answer } });
});

test('a letter that was changed since is put into review without a word, and its attorney sees the own note', async () => {
  await room.edit(room.staff);
  expect(await returned(room.staff)).toMatchObject({ changed: true, asks: false });
  expect((await room.act(room.staff, 'submit')).body.status).toBe('in_review');
  expect(await returned()).toMatchObject({ text: note, changed: true, answer: null });
});

test('another date is no change', async () => {
  await room.superuser.rows("set session_replication_role = 'replica'");
  await room.superuser.rows(
    `update letter_versions set document = jsonb_set(document, '{dated}', '"2026-11-02"') where letter_id = $1`,
    [room.letterId],
  );
  await room.superuser.rows("set session_replication_role = 'origin'");
  expect((await room.act(room.staff, 'date')).body.version).toBe(2);
  expect(await returned(room.staff)).toMatchObject({ changed: false, asks: true });
});

test('the attorney who returned it takes it up again without being asked', async () => {
  expect(await returned()).toMatchObject({ asks: false });
  expect((await room.act(room.attorney, 'submit')).body.status).toBe('in_review');
});

test('the note goes with the approval, and the next return begins without an answer', async () => {
  await room.act(room.staff, 'submit', { answer });
  await room.act(room.attorney, 'return', { note: 'Once more.' });
  expect(await returned(room.staff)).toMatchObject({ text: 'Once more.', asks: true, answer: null });
  await room.act(room.attorney, 'submit');
  await approve(room.attorney, room.letterId);
  expect(await returned()).toBeNull();
});
