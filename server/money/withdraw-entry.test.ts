import { sql } from 'kysely';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const day = (days = 0) => addDays(firmDayOf(new Date()), days);
const enter = (what: string, body: object, by: TestUser = room.staff) =>
  by.post(`/api/cases/${room.caseId}/${what}`, body);
const ledger = async () => (await room.merchant.get(`/api/cases/${room.caseId}/ledger`)).body;
const withdraw = (id: string, why = 'Typed twice.', by: TestUser = room.staff) =>
  enter(`ledger/${id}/withdraw`, { why }, by);
const mailed = (template: string) =>
  room.superuser.rows<{ payload: object }>('select payload from outbox where case_id = $1 and template = $2', [
    room.caseId,
    template,
  ]);

async function recovered(amount_cents: number, tranche_id: string | null = null): Promise<string> {
  const entry_id = uuidv7();
  expect(
    (await enter('recoveries', { entry_id, amount_cents, received_on: day(-1), note: 'By wire.', tranche_id })).status,
  ).toBe(200);
  return entry_id;
}
async function paid(amount_cents: number): Promise<string> {
  const entry_id = uuidv7();
  expect((await enter('fee-payments', { entry_id, amount_cents, received_on: day(), note: '' })).status).toBe(200);
  return entry_id;
}

test('money entered twice counts once after a withdrawal, which stays on record with its reason and notifies the merchant', async () => {
  await recovered(300_000);
  const before = await ledger();
  const twice = await recovered(300_000);
  const answer = await withdraw(twice);
  expect(answer.body).toMatchObject({
    totals: before.totals,
    recoveries: before.recoveries,
    withdrawn: [
      {
        id: twice,
        kind: 'recovery',
        amount_cents: 300_000,
        received_on: day(-1),
        note: 'By wire.',
        why: 'Typed twice.',
      },
    ],
  });
  expect(await ledger()).toEqual(answer.body);
  expect((await withdraw(twice, 'Another reason.')).body).toEqual(answer.body);
  expect((await mailed('money-withdrawn')).map(({ payload }) => payload)).toMatchObject([
    { amount_cents: 300_000, total_fee_cents: 60_000, total_recovered_cents: 300_000 },
  ]);
  const [noted] = await room.superuser.rows<{ actor_id: string; old_value: object; new_value: object }>(
    "select actor_id, old_value, new_value from case_history where case_id = $1 and what = 'money_withdrawn'",
    [room.caseId],
  );
  expect(noted).toEqual({
    actor_id: room.staff.id,
    old_value: { amount_cents: 300_000, received_on: day(-1), note: 'By wire.' },
    new_value: { entry_id: twice, why: 'Typed twice.' },
  });
  await room.deliver();
  expect(
    (await room.emails(room.merchant.account?.email ?? '?')).filter(({ subject }) =>
      subject?.startsWith('A correction'),
    ),
  ).toHaveLength(1);
});

test('a withdrawal resets the case: stage, timeline and reports ignore the mistake', async () => {
  const seen = async () => {
    const { stage, timeline } = (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
    const facts = await room.superuser.rows(
      'select recovered_cents, fee_cents, answered_on, stage from app.case_facts where id = $1',
      [room.caseId],
    );
    return { stage, timeline, facts };
  };
  const before = await seen();
  const mistake = await recovered(500_000);
  expect(await seen()).not.toEqual(before);
  await withdraw(mistake);
  expect(await seen()).toEqual(before);
});

test('a withdrawal makes the case as late again as it was before the mistake', async () => {
  const due = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body.next_action_on;
  const first = await recovered(100_000);
  await room.superuser.rows("update recoveries set created_at = now() - interval '30 days' where id = $1", [first]);
  const mistake = await recovered(200_000);
  await room.deliver();
  expect((await due()) > day()).toBe(true);
  await withdraw(mistake);
  await room.deliver();
  expect((await due()) < day()).toBe(true);
});

test('an installment released by the withdrawn money is held again, unless other money pays it in full', async () => {
  const [part, shared] = [uuidv7(), uuidv7()];
  for (const entry_id of [part, shared])
    await enter('tranches', { entry_id, label: 'Reserve', amount_cents: 100_000, promised_release_on: day(10) });
  const [alone, first] = [await recovered(100_000, part), await recovered(100_000, shared)];
  await recovered(100_000, shared);
  for (const id of [alone, first]) expect((await withdraw(id)).status).toBe(200);
  const released = Object.fromEntries(
    (await ledger()).tranches.map((each: { id: string; released_on: string | null }) => [each.id, each.released_on]),
  );
  expect(released).toEqual({ [part]: null, [shared]: day(-1) });
});

test('a recovery that a recorded fee depends on is withdrawn after the fee', async () => {
  const money = await recovered(300_000);
  const payment = await paid(60_000);
  expect(await withdraw(money)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining('Withdraw that payment first') },
  });
  expect((await ledger()).totals).toMatchObject({ recovered_cents: 300_000, fee_paid_cents: 60_000 });
  expect((await withdraw(payment)).body).toMatchObject({
    totals: { fee_paid_cents: 0, fee_outstanding_cents: 60_000 },
    withdrawn: [{ kind: 'fee_payment' }],
  });
  expect((await withdraw(money)).body.totals).toMatchObject({ recovered_cents: 0, fee_due_cents: 0 });
  expect(await mailed('money-withdrawn')).toHaveLength(1);
});

test('a withdrawn entry is not restored by repeating its call, and is withdrawn once, by staff, with a reason', async () => {
  const entry = { entry_id: uuidv7(), amount_cents: 1_000, received_on: day(), note: '', tranche_id: null };
  await enter('recoveries', entry);
  expect((await withdraw(entry.entry_id, ' ')).status).toBe(422);
  expect((await withdraw(uuidv7())).status).toBe(404);
  for (const user of [room.merchant, room.attorney])
    expect((await withdraw(entry.entry_id, 'No.', user)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(entry.entry_id)));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.body.withdrawn).toHaveLength(1);
  expect(await enter('recoveries', entry)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  const asMerchant = room.app.services.database.as(
    { role: 'client', id: room.merchant.id, name: 'Ada', verifiedEmail: null },
    (db) => sql`select app.withdraw_entry(${room.caseId}, ${uuidv7()}, 'x', now())`.execute(db),
  );
  await expect(asMerchant).rejects.toThrow('only staff');
});
