// @proves ledger-api
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { jobHandlers } from '../jobs.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const day = (days = 0) => addDays(firmDayOf(new Date()), days);
const ledger = (by: TestUser = room.merchant) => by.get(`/api/cases/${room.caseId}/ledger`);
const enter = (what: string, body: object, by: TestUser = room.staff) =>
  by.post(`/api/cases/${room.caseId}/${what}`, body);
const offer = (change: object = {}) => ({
  entry_id: uuidv7(),
  kind: 'offer',
  letter_id: null,
  words: null,
  file_id: null,
  amount_cents: 800_000,
  terms: 'Sixty percent now.',
  received_on: day(-1),
  expires_on: day(5),
  ...change,
});
const money = (change: object = {}) => ({
  entry_id: uuidv7(),
  amount_cents: 300_000,
  received_on: day(-1),
  note: '',
  tranche_id: null,
  ...change,
});
const tranche = (change: object = {}) => ({
  entry_id: uuidv7(),
  label: 'First half',
  amount_cents: 625_000,
  promised_release_on: day(10),
  ...change,
});
const payment = (change: object = {}) => ({
  entry_id: uuidv7(),
  amount_cents: 60_000,
  received_on: day(),
  note: '',
  ...change,
});
const reply = (offerId: string, answer: string, by: TestUser = room.merchant, more: object = {}) =>
  enter(`offers/${offerId}/answer`, { answer, typed_name: 'Ada Byron', ...more }, by);
const refusedAs = (status: number, code: string) => ({ status, body: { code, message: expect.any(String) } });
const history = async (what: string) =>
  (
    await room.superuser.rows<{ actor_id: string; new_value: object }>(
      'select actor_id, new_value from case_history where case_id = $1 and what = $2 order by seq',
      [room.caseId, what],
    )
  ).map((row) => row.new_value);
const mailed = (template: string) =>
  room.superuser.rows<{ recipient: string; payload: object }>(
    'select recipient, payload from outbox where case_id = $1 and template = $2 order by created_at',
    [room.caseId, template],
  );
const countOf = async (table: string) =>
  Number(
    (
      await room.superuser.rows<{ n: string }>(`select count(*) as n from ${table} where case_id = $1`, [room.caseId])
    )[0]?.n,
  );

async function made(change: object = {}): Promise<string> {
  const entry = offer(change);
  expect((await enter('processor-answers', entry)).status).toBe(200);
  return entry.entry_id;
}

describe('a ledger entry', () => {
  test('each kind of entry is in the ledger, the totals and the history, and the merchant is notified of offers and money', async () => {
    const [theOffer, theTranche] = [offer(), tranche()];
    await enter('processor-answers', theOffer);
    await enter('tranches', theTranche);
    const theMoney = money({ tranche_id: theTranche.entry_id, amount_cents: 333_333 });
    await enter('recoveries', theMoney);
    const { body } = await enter('fee-payments', payment());
    expect(body).toMatchObject({
      case_id: room.caseId,
      held_amount_cents: 1_250_000,
      fee_percent: 20,
      offers: [
        {
          id: theOffer.entry_id,
          status: 'open',
          amount_cents: 800_000,
          fee_cents: 160_000,
          net_cents: 640_000,
          answer_by: day(5),
          answered_at: null,
          answered_by: null,
        },
      ],
      tranches: [
        { id: theTranche.entry_id, label: 'First half', promised_release_on: day(10), released_on: null, slips: [] },
      ],
      recoveries: [{ id: theMoney.entry_id, amount_cents: 333_333, tranche_id: theTranche.entry_id }],
      fee_payments: [{ amount_cents: 60_000 }],
      totals: {
        recovered_cents: 333_333,
        outstanding_cents: 916_667,
        over_held_cents: 0,
        promised_cents: 291_667,
        fee_due_cents: 66_666,
        fee_paid_cents: 60_000,
        fee_outstanding_cents: 6_666,
        net_to_merchant_cents: 266_667,
      },
    });
    for (const user of [room.merchant, room.staff, room.attorney]) expect((await ledger(user)).body).toEqual(body);
    expect(
      [
        await history('offer_recorded'),
        await history('tranche_recorded'),
        await history('money_received'),
        await history('fee_paid'),
      ].map((each) => each.length),
    ).toEqual([1, 1, 1, 1]);
    const about = {
      first_name: 'Ada',
      case_id: room.caseId,
      case_number: expect.any(String),
      hold: expect.any(String),
    };
    expect(await mailed('offer-made')).toEqual([
      { recipient: room.merchant.account?.email, payload: { ...about, amount_cents: 800_000, answer_by: day(5) } },
    ]);
    expect(await mailed('money-received')).toEqual([
      {
        recipient: room.merchant.account?.email,
        payload: {
          ...about,
          amount_cents: 333_333,
          fee_cents: 66_666,
          no_fee: null,
          charged_by: 'Test Law, P.C.',
          invoice: {
            id: expect.any(String),
            number: expect.any(Number),
            issuer: 'Test Law, P.C.',
            due_on: expect.any(String),
            how_to_pay: expect.any(String),
            how_to_pay_spanish: expect.any(String),
          },
          total_recovered_cents: 333_333,
        },
      },
    ]);
    await room.deliver();
    expect(
      (await room.emails(room.merchant.account?.email ?? '?')).filter((email) =>
        /offer of|came back/.test(email.subject ?? ''),
      ),
    ).toHaveLength(2);
  });

  test.each([
    ['recoveries', money, 'recoveries'],
    ['tranches', tranche, 'held_tranches'],
    ['fee-payments', payment, 'fee_payments'],
  ] as const)(
    '%s: five concurrent requests make one entry, and other content under its id is refused',
    async (path, make, table) => {
      await enter('recoveries', money());
      const before = await countOf(table);
      const entry = make();
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(path, entry)));
      expect(new Set(answers.map((each) => JSON.stringify([each.status, each.body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await enter(path, { ...entry, amount_cents: 1 })).toMatchObject(refusedAs(409, 'IDEMPOTENCY_MISMATCH'));
      const other = (await room.merchant.apply()).body.case_id;
      expect(await room.staff.post(`/api/cases/${other}/${path}`, entry)).toMatchObject(
        refusedAs(409, 'IDEMPOTENCY_MISMATCH'),
      );
      expect(await countOf(table)).toBe(before + 1);
    },
  );

  test("only staff can make entries, and another user's case is like a missing one", async () => {
    const calls: [string, object][] = [
      ['recoveries', money()],
      ['tranches', tranche()],
      ['fee-payments', payment()],
      [`offers/${uuidv7()}/withdraw`, {}],
      [`tranches/${uuidv7()}/slip`, { to: day(), why: '' }],
      [`tranches/${uuidv7()}/release`, { released_on: day() }],
    ];
    for (const [path, body] of calls) {
      for (const user of [room.merchant, room.attorney])
        expect(await enter(path, body, user)).toMatchObject(refusedAs(403, 'FORBIDDEN'));
      expect(await enter(path, body, room.app.visitor())).toMatchObject(refusedAs(401, 'UNAUTHORIZED'));
      expect(await room.staff.post(`/api/cases/${uuidv7()}/${path}`, body)).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    }
    const stranger = await room.app.user();
    expect(await ledger(stranger)).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    expect(await ledger(await room.app.user('attorney'))).toMatchObject(refusedAs(404, 'NOT_FOUND'));
  });

  test('an entry with an invalid amount or day is refused by field', async () => {
    const wrong: [string, object, string][] = [
      ['processor-answers', offer({ amount_cents: 0 }), 'amount_cents'],
      ['processor-answers', offer({ amount_cents: 1.5 }), 'amount_cents'],
      ['processor-answers', offer({ amount_cents: 1e16 }), 'amount_cents'],
      ['processor-answers', offer({ received_on: day(1) }), 'received_on'],
      ['processor-answers', offer({ expires_on: day(-2) }), 'expires_on'],
      ['processor-answers', offer({ received_on: '2026-02-30' }), 'received_on'],
      ['processor-answers', offer({ expires_on: '9999-12-31' }), 'expires_on'],
      ['recoveries', money({ received_on: day(1) }), 'received_on'],
      ['recoveries', money({ received_on: '0001-01-01' }), 'received_on'],
      ['recoveries', money({ amount_cents: -5 }), 'amount_cents'],
      ['recoveries', money({ tranche_id: uuidv7() }), 'tranche_id'],
      ['tranches', tranche({ label: ' ' }), 'label'],
      ['tranches', tranche({ promised_release_on: '2099-01-01' }), 'promised_release_on'],
      ['fee-payments', payment({ received_on: day(1) }), 'received_on'],
      ['fee-payments', payment(), 'amount_cents'],
    ];
    for (const [path, body, field] of wrong)
      expect(await enter(path, body)).toMatchObject({
        status: 422,
        body: { code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } },
      });
    expect([
      await countOf('offers'),
      await countOf('recoveries'),
      await countOf('held_tranches'),
      await countOf('fee_payments'),
    ]).toEqual([0, 0, 0, 0]);
  });

  test('money must have come after the hold began, or within the year before the case where the hold has no day', async () => {
    const begin = (on: string | null) =>
      room.superuser.rows('update cases set hold_started_on = $1 where id = $2', [on, room.caseId]);
    await begin(day(-400));
    const early = await enter('recoveries', money({ received_on: day(-401) }));
    expect(early).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    expect(early.body.fields.received_on).toBe(
      `This day is before the hold began, ${longDay(day(-400))}. One of the two is wrong.`,
    );
    expect((await enter('recoveries', money({ received_on: day(-400) }))).status).toBe(200);
    await begin(null);
    expect((await enter('recoveries', money({ received_on: day(-400) }))).body.fields).toEqual({
      received_on: 'This day is more than a year before the case.',
    });
    expect((await enter('recoveries', money({ received_on: day(-300) }))).status).toBe(200);
  });

  test('a recovery is reported with its own fee, not the total fee', async () => {
    for (const amount_cents of [100_001, 200_004]) await enter('recoveries', money({ amount_cents }));
    expect((await mailed('money-received')).map(({ payload }) => payload)).toMatchObject([
      { fee_cents: 20_000, total_recovered_cents: 100_001 },
      { fee_cents: 40_000, total_recovered_cents: 300_005 },
    ]);
  });

  test('a recovery beyond the amount held is refused until it is confirmed, then counted and flagged', async () => {
    await enter('recoveries', money({ amount_cents: 1_250_000 }));
    const slip = money({ amount_cents: 1 });
    expect(await enter('recoveries', slip)).toMatchObject({
      status: 422,
      body: { fields: { amount_cents: expect.stringContaining('more than the $0.00 outstanding') } },
    });
    expect(await mailed('money-received')).toHaveLength(1);
    const { body } = await enter('recoveries', { ...slip, above_held: true });
    expect((await enter('recoveries', slip)).status).toBe(200);
    expect(body.totals).toMatchObject({ outstanding_cents: 0, over_held_cents: 1, fee_due_cents: 250_000 });
    expect((await history('money_received')).map((each) => 'over_held' in each)).toEqual([false, true]);
  });

  test('a recovery before the day the letter was sent bears no fee', async () => {
    const sentOn = firmDayOf(new Date(Date.now() - 20 * 86_400_000));
    await enter('recoveries', money({ received_on: addDays(sentOn, -1) }));
    expect((await enter('recoveries', money({ received_on: sentOn }))).body.totals).toMatchObject({
      recovered_cents: 600_000,
      fee_due_cents: 60_000,
      net_to_merchant_cents: 540_000,
    });
  });

  test('a recovery for a cancelled case is refused, and one for a closed case is not', async () => {
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    expect(await enter('processor-answers', offer())).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect((await enter('recoveries', money())).status).toBe(200);
    await room.superuser.rows('update cases set cancelled_at = now() where id = $1', [room.caseId]);
    expect(await enter('recoveries', money())).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect(await enter('tranches', tranche())).toMatchObject(refusedAs(409, 'CONFLICT'));
  });

  test('concurrent entries lose nothing: the fee is the sum of each part’s, and no more than is due can be paid', async () => {
    await Promise.all(Array.from({ length: 12 }, () => enter('recoveries', money({ amount_cents: 33_333 }))));
    const paid = await Promise.all(
      Array.from({ length: 4 }, () => enter('fee-payments', payment({ amount_cents: 30_000 }))),
    );
    expect(paid.map((each) => each.status).toSorted()).toEqual([200, 200, 422, 422]);
    expect((await ledger()).body.totals).toMatchObject({
      recovered_cents: 399_996,
      fee_due_cents: 79_992,
      fee_paid_cents: 60_000,
      fee_outstanding_cents: 19_992,
      net_to_merchant_cents: 320_004,
    });
  });
});

describe('an offer', () => {
  test('only the merchant can answer an offer', async () => {
    const id = await made();
    for (const user of [room.staff, room.attorney])
      expect(await reply(id, 'accepted', user)).toMatchObject(refusedAs(403, 'FORBIDDEN'));
    for (const user of [await room.app.user(), await room.app.user('attorney')])
      expect(await reply(id, 'accepted', user)).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    expect(await reply(id, 'accepted', room.app.visitor())).toMatchObject(refusedAs(401, 'UNAUTHORIZED'));
    expect((await reply(id, 'maybe')).status).toBe(422);
    expect(await reply(uuidv7(), 'accepted')).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    const accepted = await reply(id, 'accepted');
    expect(accepted.body).toMatchObject({
      offers: [
        { status: 'accepted', answered_at: expect.any(String), answered_by: expect.stringContaining('Test Person') },
      ],
      totals: { promised_cents: 800_000 },
    });
    expect((await reply(id, 'accepted')).body).toEqual(accepted.body);
    expect(await reply(id, 'declined')).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect(await history('offer_accepted')).toEqual([{ offer_id: id, amount_cents: 800_000, name: 'Ada Byron' }]);
  });

  test('the decision on an offer is signed by a name of the application, or by another that is meant, and the history says which', async () => {
    const id = await made();
    const somebody = (more: object) => reply(id, 'declined', room.merchant, { typed_name: 'Grace Hopper', ...more });
    expect(await somebody({})).toMatchObject({
      status: 422,
      body: { fields: { typed_name: expect.stringContaining('The application names Ada Byron') } },
    });
    expect((await somebody({ other_name: true })).status).toBe(200);
    expect(await history('offer_declined')).toEqual([
      { offer_id: id, amount_cents: 800_000, name: 'Grace Hopper', other_name: true },
    ]);
  });

  test("an acceptance is the owner's next action, whatever was typed before, and one email", async () => {
    const planned = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
    const id = await made();
    await room.superuser.rows(
      "update cases set next_action = 'Call', next_action_for = 'hand:offer_made' where id = $1",
      [room.caseId],
    );
    for (const _ of ['once', 'again']) await reply(id, 'accepted');
    expect(await planned()).toMatchObject({
      next_action: 'See that counsel tells the processor that the offer is accepted, and follow up on the money',
      next_action_on: addBusinessDays(day(), 1),
    });
    await room.app.runJobs();
    const [owner] = await room.superuser.rows<{ email: string }>(
      'select email from users where id = (select owner_id from cases where id = $1)',
      [room.caseId],
    );
    const notified = {
      case_id: room.caseId,
      case_number: expect.any(String),
      business: expect.any(String),
      amount_cents: 800_000,
    };
    expect(await mailed('offer-accepted')).toEqual([{ recipient: owner?.email, payload: notified }]);
    await jobHandlers(room.app.services)['notify-accepted']({ offer_id: id });
    expect(await mailed('offer-accepted')).toHaveLength(1);
  });

  test('of a case without an owner all staff are notified of an acceptance; a decline notifies nobody', async () => {
    await reply(await made(), 'declined');
    const id = await made();
    await room.superuser.rows('update cases set owner_id = null where id = $1', [room.caseId]);
    await reply(id, 'accepted');
    await room.app.runJobs();
    const staff = await room.superuser.rows<{ email: string }>(
      "select email from users where role = 'admin' and erased_at is null",
    );
    const notified = (await mailed('offer-accepted')).map(({ recipient }) => recipient);
    expect(notified.toSorted()).toEqual(staff.map(({ email }) => email).toSorted());
  });

  test('of an acceptance and eight concurrent declines one wins, and the others get a conflict', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await made();
      const answers = await Promise.all([reply(id, 'accepted'), reply(id, 'declined')]);
      expect(answers.map((each: TestAnswer) => each.status).toSorted()).toEqual([200, 409]);
      const [row] = await room.superuser.rows<{ status: string }>('select status from offers where id = $1', [id]);
      expect(row?.status).toBe(answers[0]?.status === 200 ? 'accepted' : 'declined');
    }
    expect([...(await history('offer_accepted')), ...(await history('offer_declined'))]).toHaveLength(8);
  });

  test('an offer withdrawn while it is being accepted ends up as one or the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await made();
      const [accepted, withdrawn] = await Promise.all([reply(id, 'accepted'), enter(`offers/${id}/withdraw`, {})]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    }
  });

  test('of two open offers accepted concurrently one wins, and the other stays open until it is declined', async () => {
    const [one, two] = [await made(), await made({ amount_cents: 900_000 })];
    const answers = await Promise.all([reply(one, 'accepted'), reply(two, 'accepted')]);
    expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? [800_000, two] : [900_000, one];
    expect((await reply(lost, 'accepted')).body.message).toContain('You have accepted another offer');
    await enter('recoveries', money({ amount_cents: won - 1, received_on: day() }));
    expect((await reply(lost, 'accepted')).status).toBe(409);
    await enter('recoveries', money({ amount_cents: 1, received_on: day() }));
    expect((await reply(lost, 'accepted')).status).toBe(200);
  });

  test('a newer offer than the accepted one replaces it', async () => {
    const first = await made();
    await reply(first, 'accepted');
    const second = await made({ amount_cents: 1_000_000 });
    expect((await reply(second, 'accepted')).body.totals.promised_cents).toBe(1_000_000);
  });

  test('a lapsed offer can be declined but not accepted', async () => {
    const id = await made({ received_on: day(-9), expires_on: day(-3) });
    expect(await reply(id, 'accepted')).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect((await reply(id, 'declined')).body.offers[0].status).toBe('declined');
  });

  test('an open offer is withdrawn once', async () => {
    const id = await made();
    const withdrawn = await enter(`offers/${id}/withdraw`, {});
    expect(withdrawn.body.offers[0].status).toBe('withdrawn');
    expect((await enter(`offers/${id}/withdraw`, {})).body).toEqual(withdrawn.body);
    expect(await reply(id, 'accepted')).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect(await history('offer_withdrawn')).toHaveLength(1);
    const other = (await room.merchant.apply()).body.case_id;
    expect(await room.staff.post(`/api/cases/${other}/offers/${await made()}/withdraw`, {})).toMatchObject(
      refusedAs(404, 'NOT_FOUND'),
    );
  });

  test('an offer of a closed case cannot be answered', async () => {
    const id = await made();
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    for (const answer of ['accepted', 'declined'])
      expect(await reply(id, answer)).toMatchObject(refusedAs(409, 'CONFLICT'));
  });
});

describe('an installment', () => {
  test('an installment stores each slip of its date, and its release', async () => {
    const entry = tranche();
    await enter('tranches', entry);
    const at = (verb: string, body: object) => enter(`tranches/${entry.entry_id}/${verb}`, body);
    await at('slip', { to: day(20), why: 'Review not finished.' });
    await at('slip', { to: day(20), why: 'Again.' });
    const slipped = await at('slip', { to: day(30), why: '' });
    expect(slipped.body.tranches[0]).toMatchObject({
      promised_release_on: day(30),
      slips: [
        { from: day(10), to: day(20), why: 'Review not finished.' },
        { from: day(20), to: day(30), why: '' },
      ],
    });
    expect((await enter('tranches', entry)).body).toEqual(slipped.body);
    expect((await at('release', { released_on: day(1) })).status).toBe(422);
    const released = await at('release', { released_on: day() });
    expect(released.body).toMatchObject({ tranches: [{ released_on: day() }], totals: { promised_cents: 0 } });
    expect((await at('release', { released_on: day() })).body).toEqual(released.body);
    expect(await at('release', { released_on: day(-1) })).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect(await at('slip', { to: day(40), why: '' })).toMatchObject(refusedAs(409, 'CONFLICT'));
    expect(await history('tranche_slipped')).toHaveLength(2);
  });
});

test('an installment is released once it has come in full', async () => {
  const entry = tranche();
  await enter('tranches', entry);
  const pay = (amount_cents: number, on = day()) =>
    enter('recoveries', money({ tranche_id: entry.entry_id, amount_cents, received_on: on }));
  expect((await pay(600_000, day(-1))).body).toMatchObject({
    tranches: [{ promised_release_on: day(10), released_on: null }],
    totals: { promised_cents: 25_000 },
  });
  expect((await pay(25_000)).body).toMatchObject({
    tranches: [{ released_on: day() }],
    totals: { promised_cents: 0 },
  });
});

describe('row-level security on the ledger', () => {
  /** Runs as the application role for one actor, and rolls back. */
  const as = async (role: string, id: string, sql: string, values: unknown[]) => {
    const client = await room.app.services.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', '', true)",
        [id, role],
      );
      return (await client.query(sql, values)).rows;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const asMerchant = (sql: string, values: unknown[]) => as('client', room.merchant.id, sql, values);

  test('a merchant can read their ledger but not write it', async () => {
    const id = await made();
    expect(await asMerchant('select id from offers where id = $1', [id])).toHaveLength(1);
    expect(await asMerchant("update offers set status = 'accepted' where id = $1 returning id", [id])).toEqual([]);
    for (const table of ['recoveries', 'fee_payments'])
      await expect(
        asMerchant(
          `insert into ${table} (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 1, now())`,
          [room.caseId],
        ),
      ).rejects.toThrow('row-level security');
    for (const table of ['offers', 'recoveries', 'fee_payments', 'tranche_slips'])
      await expect(asMerchant(`delete from ${table} where case_id = $1`, [room.caseId])).rejects.toThrow(
        'permission denied',
      );
  });

  test("only the offer's own merchant can answer it, once", async () => {
    const id = await made();
    const answered = async (role: string, user: string, word = 'accepted') =>
      (await as(role, user, "select app.answer_offer($1, $2, now(), 'Ada Byron', 'Words', '') as done", [id, word]))[0]
        ?.done;
    expect(await answered('client', room.merchant.id)).toBe(true);
    expect(await answered('client', room.merchant.id, 'withdrawn')).toBe(false);
    expect(await answered('admin', room.merchant.id)).toBe(false);
    expect(await answered('attorney', room.attorney.id)).toBe(false);
    expect(await answered('client', (await room.app.user()).id)).toBe(false);
    await reply(id, 'declined');
    expect(await answered('client', room.merchant.id)).toBe(false);
  });
});
