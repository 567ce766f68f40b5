// @proves engagement
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approve, paperIn, paperOf, signPaper } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh({ engaged: false }));
afterAll(() => room.close());

const counsel = { typed_name: 'Test Person 3' };
const today = () => firmDayOf(new Date());
const found = () => ({
  identity: 'Articles on the register; a passport.',
  authority: 'Managing member.',
  owners: 'Ada Byron alone.',
  screened_on: today(),
  screened: 'OFAC, no match.',
  conflicts_on: today(),
  no_conflict: true,
});
const inquire = (by: TestUser = room.attorney, more: object = {}) =>
  by.post(`/api/cases/${room.caseId}/papers/engagement/inquiry`, { ...found(), ...more });
const engagement = (by: TestUser) => paperOf(by, room.caseId, 'engagement');
const barring = async () =>
  (await room.shown()).body.decisions.flatMap(({ key }: { key: string }) => (key.startsWith('engagement') ? key : []));

test('merchant and counsel both sign, after counsel’s inquiry, and then the letter is approved and not before', async () => {
  expect(await barring()).toEqual(['engagement:merchant', 'engagement:counsel']);
  expect((await engagement(room.merchant)).may.sign).toBe(true);
  expect((await engagement(room.attorney)).may.sign).toBe(false);
  expect(await signPaper(room.attorney, room.caseId, 'engagement', counsel)).toMatchObject({ status: 409 });
  expect((await signPaper(room.merchant, room.caseId, 'engagement')).status).toBe(200);
  expect(await barring()).toEqual(['engagement:counsel']);
  const early = await signPaper(room.attorney, room.caseId, 'engagement', counsel);
  expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('Record your inquiry') } });
  expect((await inquire()).status).toBe(200);
  const signed = await signPaper(room.attorney, room.caseId, 'engagement', counsel);
  expect(paperIn(signed.body, 'engagement')).toMatchObject({
    in_force: true,
    signatures: [{ party: 'merchant' }, { party: 'counsel', name: 'Test Person 3' }],
    may: { sign: false, withdraw: false },
  });
  expect(await barring()).toEqual([]);
  await room.deliver();
  const subjects = (await room.emails(room.merchant.account?.email ?? '')).map(({ subject }) => subject);
  expect(subjects.filter((each) => each?.includes(' signed: Engagement letter')).toSorted()).toEqual(
    [expect.stringMatching(/^You signed/), expect.stringMatching(/^Your attorney signed/)].toSorted((left, right) =>
      String(left).localeCompare(String(right)),
    ),
  );
  expect((await approve(room.attorney, room.letterId)).status).toBe(200);
});

test('the merchant is asked by email to engage the attorney, once for each, and no more once they have', async () => {
  const asked = () =>
    room.superuser.rows(
      "select 1 from outbox where case_id = $1 and template in ('paper-to-sign', 'letter-waits') and (payload ->> 'kind' = 'engagement' or payload -> 'titles' ? 'Engagement letter')",
      [room.caseId],
    );
  expect(await asked()).toHaveLength(1);
  await room.runNow('redraft-letter');
  expect(await asked()).toHaveLength(1);
  await signPaper(room.merchant, room.caseId, 'engagement');
  const other = await room.app.user('attorney');
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
  await room.runNow('redraft-letter');
  expect(await asked()).toHaveLength(2);
});

test('the Spanish beside a signed text is that of this text, and none once the case says otherwise', async () => {
  const { text, spanish } = await engagement(room.merchant);
  await signPaper(room.merchant, room.caseId, 'engagement');
  expect(await engagement(room.merchant)).toMatchObject({ text, spanish });
  await room.superuser.rows('update cases set held_amount_cents = 1300000 where id = $1', [room.caseId]);
  expect(await engagement(room.attorney)).toMatchObject({ text, spanish: null });
});

test('the database approves nothing without an engagement of that very attorney, whatever the program says', async () => {
  const ask = (id: string) =>
    room.superuser.rows<{ engaged: boolean }>('select app.is_engaged($1, $2) as engaged', [room.caseId, id]);
  expect(await ask(room.attorney.id)).toEqual([{ engaged: false }]);
  await room.attorney.engage(room.caseId);
  expect(await ask(room.attorney.id)).toEqual([{ engaged: true }]);
  const other = await room.app.user('attorney');
  expect(await ask(other.id)).toEqual([{ engaged: false }]);
});

test('another attorney of the case is engaged again', async () => {
  await room.attorney.engage(room.caseId);
  const other = await room.app.user('attorney');
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
  expect(await engagement(room.merchant)).toMatchObject({ in_force: false, signatures: [], may: { sign: true } });
  expect((await engagement(room.merchant)).text).toContain('Test Law, P.C.');
});

test('an inquiry is read by counsel alone, and neither made by others nor ahead of its day', async () => {
  await inquire();
  const seen = async (by: TestUser) => (await by.get(`/api/cases/${room.caseId}/papers`)).body.inquiry;
  expect(await seen(room.attorney)).toMatchObject({ screened: 'OFAC, no match.' });
  for (const by of [room.merchant, room.staff]) expect(await seen(by)).toBeNull();
  expect(JSON.stringify((await room.staff.get(`/api/admin/cases/${room.caseId}`)).body)).not.toContain('OFAC');
  for (const by of [room.merchant, room.staff]) expect((await inquire(by)).status).toBe(403);
  expect((await inquire(await room.app.user('attorney'))).status).toBe(404);
  expect(await inquire(room.attorney, { screened_on: '2999-01-01' })).toMatchObject({
    status: 422,
    body: { fields: { screened_on: expect.any(String) } },
  });
});

test('neither staff, nor another merchant, nor the attorney of other cases signs it', async () => {
  await inquire();
  for (const [by, status] of [
    [room.staff, 403],
    [await room.app.user(), 404],
    [await room.app.user('attorney'), 404],
  ] as const)
    expect(
      (await signPaper(by, room.caseId, 'engagement', { sha256: (await engagement(room.merchant)).text_sha256 }))
        .status,
    ).toBe(status);
});

test('without an arrangement nobody is engaged, and the operator is told what is missing', async () => {
  const bare = await LetterRoom.open({ ARRANGEMENT: '' });
  try {
    await bare.fresh({ engaged: false });
    expect(await paperOf(bare.merchant, bare.caseId, 'engagement')).toMatchObject({
      missing: [expect.stringContaining('terms of the firm')],
      may: { sign: false },
    });
    expect((await bare.shown()).body.decisions).toContainEqual(
      expect.objectContaining({ key: 'engagement:arrangement', owner: 'operator', bars: 'approval' }),
    );
  } finally {
    await bare.close();
  }
});
