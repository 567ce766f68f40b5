import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { paperOf, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let plain: pg.Client;
let namesake: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  namesake = await room.app.user();
  await room.superuser.rows('update auth.users set email_verified = true where id = $1', [namesake.id]);
  plain = new pg.Client({ connectionString: room.app.url, options: '-c role=unhold_app' });
  await plain.connect();
});
beforeEach(() => room.fresh({ signed: false }));
afterEach(() => room.superuser.rows('delete from pgboss.job'));
afterAll(async () => {
  await plain.end();
  await room.close();
});

const path = () => `/api/cases/${room.caseId}/answers`;
const read = (by = room.merchant) => by.get(path());
/** Saves the stored answers with some fields replaced. */
async function save(fields: object, more: object = {}, by = room.merchant): Promise<TestAnswer> {
  const { body } = await read();
  return by.send('PUT', path(), {
    version: body.version,
    answers: { ...body.answers, fields: { ...body.answers.fields, ...fields }, ...more },
  });
}
const redraft = () => jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
const letter = async () =>
  (
    await room.superuser.rows<{ status: string; version: number }>(
      'select status, version from letters where id = $1',
      [room.letterId],
    )
  )[0];
const jobs = async () =>
  (
    await room.superuser.rows<{ n: number }>(
      "select count(*)::int as n from pgboss.job where name = 'redraft-letter' and data ->> 'case_id' = $1",
      [room.caseId],
    )
  )[0]?.n;
const history = async () =>
  room.superuser.rows(
    "select field, old_value, new_value from case_history where case_id = $1 and what = 'details_changed' order by seq",
    [room.caseId],
  );

describe('completing a case', () => {
  test('answers come back as they were typed, without the tax id', async () => {
    const { body } = await read();
    expect(body).toEqual({
      answers: {
        fields: {
          processor: 'paypal',
          amountHeld: '12500',
          firstName: 'Ada',
          lastName: 'Byron',
          email: room.merchant.account?.email,
          legalBusinessName: 'Analytical Goods LLC',
          businessStreet: '12 Example Street',
        },
        owners: [{}],
        previousProcessors: [{}],
        files: [],
      },
      version: expect.any(Number),
      editable: true,
      why_not: null,
      has_ein: false,
    });
    expect((await save({ ein: '12-3456789' })).body).toMatchObject({
      has_ein: true,
      answers: { fields: expect.not.objectContaining({ ein: expect.anything() }) },
    });
  });

  test('answers are completed in one step: fields, owners, processors, a history entry for each, and a job', async () => {
    const before = (await read()).body.version;
    const saved = await save(
      { holdStartDate: '3/14/2026', amountHeld: '$13,000', sameAsBusinessAddress: true, ein: '12-3456789' },
      {
        owners: [{ ownerName: 'Ada', ownershipPercentage: '60' }, {}],
        previousProcessors: [{ processorName: 'OldPay' }],
      },
    );
    expect([saved.status, saved.body.version, await jobs()]).toEqual([200, before + 1, 1]);
    const { body } = await room.merchant.get(`/api/cases/${room.caseId}`);
    expect(body).toMatchObject({
      held_amount_cents: 13_000_00,
      hold_started_on: '2026-03-14',
      ein: '**-***6789',
      fulfillment_address: { street: '12 Example Street' },
      business_owners: [{ owner_name: 'Ada', ownership_percentage: 60 }],
      previous_processors: [{ processor_name: 'OldPay' }],
    });
    const rows = await history();
    expect(rows.map(({ field, old_value, new_value }) => [field, old_value, new_value])).toEqual(
      [
        ['hold_started_on', null, '2026-03-14'],
        ['held_amount_cents', 12_500_00, 13_000_00],
        ['fulfillment_address', null, { street: '12 Example Street', city: '', state: '', zip: '' }],
        ['ein', null, '**-***6789'],
        ['business_owners', [], [{ owner_name: 'Ada', ownership_percentage: 60, role_title: null }]],
        ['previous_processors', [], [{ processor_name: 'OldPay', years_used: null, termination_reason: null }]],
      ].toSorted(
        (left, right) =>
          rows.findIndex((row) => row.field === left[0]) - rows.findIndex((row) => row.field === right[0]),
      ),
    );
    expect(
      JSON.stringify(await room.superuser.rows('select * from case_history where case_id = $1', [room.caseId])),
    ).not.toContain('3456789');
  });

  test('completing a case keeps the fee percent, and an unsigned agreement follows the answers', async () => {
    const percent = (await room.merchant.get(`/api/cases/${room.caseId}`)).body.fee_percent;
    const before = await paperOf(room.merchant, room.caseId, 'fee_agreement');
    await save({ amountHeld: '900,000', lastName: 'Lovelace' });
    const after = await paperOf(room.merchant, room.caseId, 'fee_agreement');
    expect([percent, after.text_sha256 === before.text_sha256]).toEqual([20, false]);
    expect(after.text).toContain('20%');
    expect(after.text).toContain('$900,000.00');
    expect(after.text).toContain('Ada Lovelace');
  });

  test('the name of a processor that is not in the list is stored with that choice and goes with it', async () => {
    const stored = async () => (await room.merchant.get(`/api/cases/${room.caseId}`)).body.other_processor;
    expect((await save({ otherProcessor: 'Acme Payments' })).status).toBe(200);
    expect(await stored()).toBeNull();
    expect((await save({ processor: 'other', otherProcessor: 'Acme Payments' })).status).toBe(200);
    expect(await stored()).toBe('Acme Payments');
    expect((await read()).body.answers.fields).toMatchObject({ processor: 'other', otherProcessor: 'Acme Payments' });
    const { items } = (await room.merchant.get('/api/cases')).body;
    expect(items.find(({ id }: { id: string }) => id === room.caseId).other_processor).toBe('Acme Payments');
    expect((await save({ processor: 'stripe' })).status).toBe(200);
    expect(await stored()).toBeNull();
    expect((await history()).filter(({ field }) => field === 'other_processor')).toMatchObject([
      { old_value: null, new_value: 'Acme Payments' },
      { old_value: 'Acme Payments', new_value: null },
    ]);
  });

  test('unchanged answers make no version, no history and no job, and lose no cents or tax id', async () => {
    await save({ ein: '12-3456789' });
    await room.superuser.rows(
      'update cases set held_amount_cents = 1250050, average_ticket_size_cents = 4599 where id = $1',
      [room.caseId],
    );
    const version = (await read()).body.version;
    await room.superuser.rows('delete from pgboss.job');
    const saved = await save({ amountHeld: '$12,500.00', ein: '123456789', lastName: ' Byron ' });
    expect([saved.status, saved.body.version, await jobs(), (await history()).length]).toEqual([200, version, 0, 1]);
    expect(
      await room.superuser.rows(
        'select held_amount_cents::int, average_ticket_size_cents::int, ein_last4 from cases where id = $1',
        [room.caseId],
      ),
    ).toEqual([{ held_amount_cents: 1250050, average_ticket_size_cents: 4599, ein_last4: '6789' }]);
  });

  test('answers are validated as at submission, each error by its field, and nothing is written', async () => {
    const answer = await save(
      { amountHeld: 'a lot', holdStartDate: '3/14/2126', email: '' },
      { owners: [{ ownerName: 'Ada', ownershipPercentage: '101' }] },
    );
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields).toSorted()]).toEqual([
      422,
      'INVALID_INPUT',
      ['amountHeld', 'email', 'holdStartDate', 'owners.0.ownershipPercentage'],
    ]);
    expect([await history(), await jobs(), (await letter())?.status]).toEqual([[], 0, 'in_review']);
    expect((await save({ status: 'closed' })).status).toBe(422);
  });

  test('answers to an outdated version are refused, and one of ten concurrent ones is accepted', async () => {
    const { body } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        room.merchant.send('PUT', path(), {
          version: body.version,
          answers: { ...body.answers, fields: { ...body.answers.fields, dbaName: `Name ${index}` } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map((each) => each.body.code))).toEqual(
      new Set(['VERSION_MISMATCH']),
    );
    expect(await history()).toHaveLength(1);
  });

  test("a user who verified the case's email can complete it, but cannot change that email", async () => {
    await save({ email: namesake.account?.email });
    await room.merchant.letContactIn(room.caseId);
    expect((await save({ productDescription: 'Books' }, {}, namesake)).status).toBe(200);
    const taken = await save({ email: 'another@people.example' }, {}, namesake);
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([422, ['email']]);
    expect((await save({ email: room.merchant.account?.email })).status).toBe(200);
    expect((await namesake.get(path())).status).toBe(404);
  });

  test('staff and the attorney can read the answers but not change them', async () => {
    for (const by of [room.staff, room.attorney]) {
      expect((await read(by)).body).toMatchObject({
        editable: false,
        why_not: 'Only the merchant of this case can complete it.',
      });
      expect((await save({ dbaName: 'Other' }, {}, by)).status).toBe(403);
    }
  });
});

describe('an answer stated in the signed agreement', () => {
  test('an answer stated in the signed agreement is fixed, and the others can still be completed', async () => {
    await signAgreement(room.merchant, room.caseId);
    const refused = await save({ amountHeld: '1', legalBusinessName: 'Other LLC', productDescription: 'Books' });
    expect([refused.status, Object.keys(refused.body.fields).toSorted()]).toEqual([
      422,
      ['amountHeld', 'legalBusinessName'],
    ]);
    expect((await save({ productDescription: 'Books' })).status).toBe(200);
  });

  test('the name of a processor that is not in the list is fixed by the agreement too', async () => {
    expect((await save({ processor: 'other', otherProcessor: 'Acme **Pay** Co' })).status).toBe(200);
    const agreement = await paperOf(room.merchant, room.caseId, 'fee_agreement');
    expect(agreement.text).toContain('money of yours that **Acme *Pay* Co** holds');
    await signAgreement(room.merchant, room.caseId);
    const refused = await save({ otherProcessor: 'Nova Pay' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['otherProcessor']]);
    await expect(
      room.app.services.database.as({ id: room.merchant.id, role: 'client', name: 'Test', verifiedEmail: null }, (db) =>
        db.updateTable('cases').set({ other_processor: 'Nova Pay' }).where('id', '=', room.caseId).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the letter of a completed case', () => {
  test('the letter leaves review while the case changes, and returns newly drafted', async () => {
    await save({ holdStartDate: '3/14/2026', reasonGiven: 'Elevated risk' });
    expect(await letter()).toEqual({ status: 'draft', version: 1 });
    const { body } = await room.shown();
    expect((await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 })).status).toBe(409);
    await redraft();
    await redraft();
    expect(await letter()).toEqual({ status: 'in_review', version: 2 });
    expect(JSON.stringify((await room.shown()).body.document)).toContain('Elevated risk');
    expect((await read()).body.editable).toBe(true);
  });

  test("a letter that the attorney edits meanwhile keeps the attorney's text and returns to review", async () => {
    await save({ reasonGiven: 'Elevated risk' });
    await room.edit(room.attorney, 'by hand');
    await redraft();
    expect(await letter()).toEqual({ status: 'in_review', version: 2 });
    expect((await room.shown()).body.title).toContain('by hand');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['edited', () => room.edit()],
    ['returned', () => room.act(room.attorney, 'return', { note: 'please fix' })],
    [
      'confirmed',
      async () => {
        const { body } = await room.shown();
        const keys = body.verdict.findings.flatMap((each: { settle?: string; key: string }) =>
          each.settle === 'authority' ? [each.key] : [],
        );
        expect(keys.length).toBeGreaterThan(0);
        return room.act(room.attorney, 'confirm', { key: keys[0] });
      },
    ],
    [
      'followed by a second one',
      () =>
        room.staff.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType: 'initial' }),
    ],
  ])('a letter that was %s counts as taken up, and the answers are closed with a reason', async (_, take) => {
    await take();
    expect((await read()).body).toMatchObject({
      editable: false,
      why_not: expect.stringContaining('taken up the letter'),
    });
    expect((await room.merchant.get(`/api/cases/${room.caseId}`)).body.may.complete).toBe(false);
    const refused = await save({ dbaName: 'Other' });
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  });

  test('assigning a letter to another attorney does not count as taking it up', async () => {
    const other = await room.app.user('attorney');
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
    expect((await save({ dbaName: 'Other' })).status).toBe(200);
    await redraft();
    expect(await letter()).toEqual({ status: 'in_review', version: 3 });
    expect(JSON.stringify((await other.get(`/api/letters/${room.letterId}`)).body.document.signature)).toContain(
      'Test Person',
    );
  });

  test('of a concurrent edit and completion one wins, four times in a row', async () => {
    for (let round = 0; round < 4; round += 1) {
      await room.fresh({ signed: false });
      const [edited, saved] = await Promise.all([room.edit(), save({ merchantAccount: `acct_${round}_` })]);
      await redraft();
      const now = await letter();
      expect([round, edited.status, now?.status]).toEqual([round, 200, 'in_review']);
      const { body } = await room.shown();
      expect(body.title).toContain('Again');
      // If the answers were saved first, the edit applies to the changed case; if the edit came first, the answers are
      // closed.
      expect([round, saved.status, JSON.stringify(body.facts).includes(`acct_${round}_`)]).toEqual(
        saved.status === 200 ? [round, 200, true] : [round, 409, false],
      );
    }
  }, 180_000);
});

/** The second line of defense: what a merchant can do in the database itself, as the application role. */
describe('row-level security on a case', () => {
  async function tryAs(
    user: TestUser,
    sql: string,
    more: { email?: string; first?: string } = {},
  ): Promise<number | string> {
    await plain.query('begin');
    try {
      await plain.query(
        "select set_config('app.actor_id', $1, true), set_config('app.actor_role', 'client', true), set_config('app.actor_email', $2, true)",
        [user.id, more.email ?? ''],
      );
      if (more.first) await plain.query(more.first);
      return (await plain.query(sql.replaceAll('$id', `'${room.caseId}'`))).rowCount ?? 0;
    } catch (error) {
      return (error as pg.DatabaseError).code ?? 'none';
    } finally {
      await plain.query('rollback');
    }
  }
  const set = (what: string) => `update cases set ${what} where id = $id`;

  test.each([
    "dba_name = 'x', version = version + 1, updated_at = now()",
    'held_amount_cents = 5',
    "email = 'x@y.example'",
    "ein_encrypted = '\\x00', ein_last4 = '1234'",
    "business_address = '{}'",
    "chargeback_tools = '{Ethoca}'",
  ])('the database lets the merchant change %s', async (what) => {
    expect(await tryAs(room.merchant, set(what))).toBe(1);
    expect(await tryAs(namesake, set(what))).toBe(0);
  });

  test.each([
    "status = 'resolved'",
    "status = 'closed'",
    "priority = 'high'",
    "priority = 'high', dba_name = 'x'",
    'attorney_id = null',
    `created_by = gen_random_uuid()`,
    "case_number = 'UH-1'",
    'legal_hold = true',
    'closed_at = now()',
    'created_at = now()',
    'org_id = gen_random_uuid()',
    "status = 'closed', cancelled_at = now()",
    "status = 'closed', cancelled_at = now(), closed_at = now(), dba_name = 'x'",
    "status = 'resolved', cancelled_at = now(), closed_at = now()",
    'version = version',
  ])('the database refuses %s', async (what) => {
    if (what.startsWith('attorney_id'))
      expect((await room.superuser.rows('select attorney_id from cases where id = $1', [room.caseId]))[0]).not.toEqual({
        attorney_id: null,
      });
    expect(await tryAs(room.merchant, set(what))).toBe('42501');
  });

  test('the database lets the merchant cancel, but not once the letter is sent', async () => {
    const cancel = set(
      "status = 'closed', cancelled_at = now(), closed_at = now(), version = version + 1, updated_at = now()",
    );
    expect(await tryAs(room.merchant, cancel)).toBe(1);
    for (const status of ['sending', 'sent', 'delivered', 'returned_to_sender']) {
      await room.superuser.rows('update letters set status = $2 where id = $1', [room.letterId, status]);
      expect([status, await tryAs(room.merchant, cancel)]).toEqual([status, '42501']);
    }
  });

  test('the database closes the answers when the letter is taken up, and what was agreed when the agreement is signed', async () => {
    const owner =
      "insert into business_owners (id, case_id, position, owner_name) values (gen_random_uuid(), $id, 0, 'x')";
    expect([
      await tryAs(room.merchant, owner),
      await tryAs(room.merchant, 'delete from business_owners where case_id = $id'),
    ]).toEqual([1, 0]);
    await signAgreement(room.merchant, room.caseId);
    expect([
      await tryAs(room.merchant, set('held_amount_cents = 5')),
      await tryAs(room.merchant, set("dba_name = 'x'")),
    ]).toEqual(['42501', 1]);
    await room.edit();
    expect([
      await tryAs(room.merchant, set("dba_name = 'x'")),
      await tryAs(room.merchant, owner),
      await tryAs(room.merchant, 'select 1 where app.take_back_letter($id)'),
    ]).toEqual(['42501', '42501', 0]);
  });

  test("the database shows a stranger nothing of a case's state, and locks none of its letters for them", async () => {
    for (const call of [
      '(select count(*) from app.case_progress(array[$id::uuid])) > 0 or null',
      '(select nullif(count(*), 0) from case_progress where case_id = $id)',
    ])
      expect(await tryAs(namesake, `select 1 where ${call} is not null`)).toBe(0);
    for (const call of [
      'app.may_complete($id)',
      'app.take_back_letter($id)',
      'app.owns_case($id)',
      'app.sees_case($id)',
      'app.lock_case($id)',
    ])
      expect([call, await tryAs(namesake, `select 1 where ${call}`)]).toEqual([call, 0]);
  });

  test("the database accepts a merchant's message only in the merchant's own name", async () => {
    const insert = (columns: string, values: string) =>
      `insert into messages (id, case_id, subject, body, ${columns}) select gen_random_uuid(), $id, '', 'x', ${values}`;
    const columns = 'message_type, visibility, author_role, author_id';
    expect(
      await tryAs(room.merchant, insert(columns, `'message', 'merchant', 'merchant', '${room.merchant.id}'`)),
    ).toBe(1);
    for (const values of [
      `'message', 'internal', 'merchant', '${room.merchant.id}'`,
      `'message', 'merchant', 'staff', '${room.merchant.id}'`,
      `'message', 'merchant', 'merchant', '${room.staff.id}'`,
      `'ai_analysis', 'merchant', 'merchant', '${room.merchant.id}'`,
    ])
      expect([values, await tryAs(room.merchant, insert(columns, values))]).toEqual([values, '42501']);
    expect(await tryAs(namesake, insert(columns, `'message', 'merchant', 'merchant', '${namesake.id}'`))).toBe('42501');
    const byEmail = () =>
      tryAs(namesake, insert(columns, `'message', 'merchant', 'merchant', '${namesake.id}'`), {
        email: room.merchant.account?.email ?? '',
      });
    expect(await byEmail()).toBe('42501');
    await room.superuser.rows('update cases set contact_key = email_key where id = $1', [room.caseId]);
    expect(await byEmail()).toBe(1);
  });
});
