// @proves closing-letter
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { paperIn, paperOf, signPaper } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const points = {
  done: 'We answered its reply.',
  not_done: 'No arbitration was begun.',
  limitation_on: '2029-03-14',
  limitation: 'Breach of contract, four years.',
  second_lawyer: null as string | null,
};
const letter = (by: TestUser) => paperOf(by, room.caseId, 'closing_letter');
const record = (more: object = {}, by: TestUser = room.attorney) =>
  by.post(`/api/cases/${room.caseId}/papers/closing_letter/points`, { ...points, ...more });
const sign = (by: TestUser = room.attorney) =>
  signPaper(by, room.caseId, 'closing_letter', { typed_name: 'Test Person 3' });
const close = () => room.superuser.rows("update cases set status = 'resolved' where id = $1", [room.caseId]);
const owed = async () =>
  (await room.attorney.get('/api/attorney/owed')).body.items
    .filter(({ case_id }: { case_id: string }) => case_id === room.caseId)
    .map(({ what }: { what: string }) => what);

test('once a case has ended counsel owes its closing letter, says what it states, and signs it alone', async () => {
  expect(await letter(room.attorney)).toBeUndefined();
  expect((await record()).status).toBe(409);
  expect(await owed()).toEqual([]);
  await close();
  expect(await owed()).toEqual(['closing_letter']);
  expect(await letter(room.attorney)).toMatchObject({
    missing: ['what counsel says of the end'],
    may: { sign: false },
  });
  expect((await record()).status).toBe(200);
  expect(paperIn((await sign()).body, 'closing_letter')).toMatchObject({
    in_force: true,
    signatures: [{ party: 'counsel' }],
  });
  expect(await owed()).toEqual([]);
  expect((await record()).status).toBe(409);
  const { text, spanish } = await letter(room.merchant);
  for (const said of [points.done, points.not_done, '**March 14, 2029**', 'relies on no tolling', 'for 7 years'])
    expect(text).toContain(said);
  expect(text).toContain('**No second lawyer has checked this.** Ask another lawyer at once');
  expect(spanish).toContain('14 de marzo de 2029');
});

test('a closing letter names the second lawyer, or that counsel confirms no limitation date', async () => {
  await close();
  expect((await record({ limitation_on: '2020-01-01' })).body.fields).toEqual({
    limitation_on: 'This day has passed. Leave it empty, and say which claim has run out.',
  });
  await record({ second_lawyer: 'Grace Hopper' });
  expect((await letter(room.attorney)).text).toContain('A second lawyer has checked this: Grace Hopper.');
  await record({ limitation_on: null, limitation: 'The facts of the breach are not known.' });
  const { text } = await letter(room.attorney);
  expect(text).toContain('**Counsel has confirmed no limitation date.** The facts of the breach are not known.');
  expect(text).not.toContain('2029');
});

test('counsel who withdraws closes with a letter, before the last day and after it', async () => {
  await room.attorney.post(`/api/cases/${room.caseId}/engagement/notice`, {
    last_on: addDays(firmDayOf(new Date()), 14),
    ground: 'None.',
    next_due: 'None.',
    handover: 'None.',
  });
  expect(await owed()).toEqual(['closing_letter']);
  await record();
  expect((await sign()).status).toBe(200);
});

test('nobody but the engaged attorney of the case writes or signs its closing letter', async () => {
  await close();
  for (const [by, status] of [
    [room.merchant, 403],
    [room.staff, 403],
    [await room.app.user('attorney'), 404],
  ] as const)
    expect((await record({}, by)).status).toBe(status);
  await record();
  const { text_sha256: sha256 } = await letter(room.attorney);
  for (const by of [room.merchant, room.staff])
    expect(
      await by.post(`/api/cases/${room.caseId}/papers/closing_letter/sign`, {
        sha256,
        typed_name: 'Ada Byron',
        agreed: true,
      }),
    ).toMatchObject({ status: 403 });
});
