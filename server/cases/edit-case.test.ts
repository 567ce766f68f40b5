// @proves edit-case
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { paperOf, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let colleague: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  colleague = await room.app.user('staff');
});
afterAll(() => room.close());

type Stored = Record<string, unknown> & { version: number };
const caseOf = async (id = room.caseId) =>
  (await room.superuser.rows<Stored>('select * from cases where id = $1', [id]))[0] as Stored;
const shown = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
async function patch(body: object, by = room.staff, version?: number): Promise<TestAnswer> {
  return by.send('PATCH', `/api/admin/cases/${room.caseId}`, body, {
    'if-match': `"${version ?? (await caseOf()).version}"`,
  });
}
const history = (what = '%') =>
  room.superuser.rows<{ what: string; field: string; old_value: unknown; new_value: unknown; actor_name: string }>(
    'select what, field, old_value, new_value, actor_name from case_history where case_id = $1 and what like $2 order by seq',
    [room.caseId, what],
  );
const jobs = async () =>
  (
    await room.superuser.rows<{ n: number }>(
      "select count(*)::int as n from pgboss.job where name = 'redraft-letter' and data ->> 'case_id' = $1",
      [room.caseId],
    )
  )[0]?.n;

async function freshCase(): Promise<void> {
  room.caseId = (await room.merchant.apply({ fields: { ein: '12-3456789' } })).body.case_id;
}

const whole = {
  processor: 'stripe',
  merchant_account_id: 'acct_1',
  hold_started_on: '2026-03-14',
  held_amount_cents: 13_000_50,
  reason_given: 'A reserve.\nOf 25%.',
  rolling_reserves_held_cents: 1,
  preferred_resolution: 'negotiated',
  first_name: 'Augusta',
  last_name: "O'Lovelace",
  email: 'Augusta@Shop.example',
  phone: '(555) 555-0123',
  legal_business_name: 'Engines & Sons LLC',
  legal_business_name_full: 'Engines & Sons, a limited liability company',
  dba_name: 'Engines',
  ein: '98-7654321',
  business_address: { street: '1 New Way', city: 'Oakland', state: 'CA', zip: '94607' },
  fulfillment_address: { street: '2 Other Way', city: '', state: '', zip: '' },
  website: 'www.engines.example',
  business_entity_type: 'corporation',
  state_incorporation: 'DE',
  year_established: 1999,
  business_phone: '(555) 555-0124',
  business_email: 'office@engines.example',
  parent_entities: 'Holding Inc.',
  monthly_processing_volume_avg: 40_000,
  monthly_processing_volume_peak: 90_000,
  average_ticket_size_cents: 45_99,
  card_present_percentage: 12.5,
  domestic_transaction_percentage: 100,
  merchant_category_code: '5999',
  fulfillment_model: 'physical',
  avg_delivery_days: 0,
  product_description: 'Difference engines.',
  refund_policy: '30 days.',
  support_sla: 'A day',
  chargeback_tools: ['Ethoca'],
  prior_counsel_involved: true,
  insurance_coverage: 'Some',
  industry_certifications: ['PCI DSS'],
  litigation_history: 'None',
  accounting_notes: 'Clean',
  communication_logs: 'A call.',
  status: 'under_review',
  priority: 'high',
  next_action: 'Call them',
  next_action_on: '2026-12-24',
};

describe('an edit', () => {
  beforeEach(freshCase);

  test('an edit of every field is stored with one history entry per field and one new version', async () => {
    const before = await caseOf();
    const answer = await patch({ ...whole, owner_id: colleague.id });
    const kept = new Set(before.owner_id === colleague.id ? ['owner_id'] : []);
    const changed = [...Object.keys(whole), 'owner_id'].filter((name) => !kept.has(name));
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: room.caseId,
        status: 'under_review',
        priority: 'high',
        version: before.version + 1,
        next_action: whole.next_action,
        next_action_on: whole.next_action_on,
        stage: expect.objectContaining({ owner: 'staff' }),
        changed: expect.arrayContaining(changed),
      },
    ]);
    expect(answer.body.changed).toHaveLength(changed.length);
    expect(await shown()).toMatchObject({
      ...whole,
      business_entity_type: 'c_corp',
      ein: '**-***4321',
      owner: { id: colleague.id, name: 'Test Person 4' },
      version: before.version + 1,
    });
    const rows = (await history()).filter(({ what }) => what !== 'case_submitted');
    expect(rows.map(({ field }) => field).toSorted()).toEqual(
      changed.map((name) => (name === 'owner_id' ? 'owner' : name)).toSorted(),
    );
    const line = (field: string) => rows.find((row) => row.field === field);
    expect(line('held_amount_cents')).toEqual({
      what: 'details_changed',
      field: 'held_amount_cents',
      old_value: 12_500_00,
      new_value: 13_000_50,
      actor_name: room.staff.account?.email,
    });
    expect(line('ein')).toMatchObject({ what: 'details_changed', old_value: '**-***6789', new_value: '**-***4321' });
    expect([
      line('status')?.what,
      line('priority')?.what,
      line('next_action')?.what,
      line('next_action_on')?.what,
    ]).toEqual(['status_changed', 'priority_changed', 'next_action_changed', 'next_action_changed']);
    if (line('owner'))
      expect(line('owner')).toMatchObject({
        what: 'owner_changed',
        old_value: 'Test Person 2',
        new_value: 'Test Person 4',
      });
    const all = JSON.stringify([
      await room.superuser.rows('select * from case_history where case_id = $1', [room.caseId]),
      await caseOf(),
    ]);
    expect(all).not.toContain('7654321');
  });

  test('staff name a processor that is not in the list, and choosing another leaves no name behind', async () => {
    expect((await patch({ processor: 'other', other_processor: 'Acme Payments' })).body.changed).toEqual([
      'processor',
      'other_processor',
    ]);
    expect((await room.staff.get(`/api/admin/cases?search=${(await shown()).case_number}`)).body.items).toMatchObject([
      { processor: 'other', other_processor: 'Acme Payments' },
    ]);
    expect((await patch({ processor: 'stripe' })).body.changed).toEqual(['processor', 'other_processor']);
    expect(await caseOf()).toMatchObject({ processor: 'stripe', other_processor: null });
    expect((await patch({ other_processor: 'Acme Payments' })).body.changed).toEqual([]);
  });

  test('an edit that changes nothing makes no version, no history and no job', async () => {
    const before = await shown();
    const same = {
      phone: '',
      ein: '123456789',
      email: before.email,
      business_address: before.business_address,
      held_amount_cents: 12_500_00,
      status: before.status,
      next_action: before.next_action,
      owner_id: before.owner.id,
      chargeback_tools: [],
    };
    const answer = await patch(same);
    expect([answer.status, answer.body.changed, answer.body.version]).toEqual([200, [], before.version]);
    expect((await patch({ ein: before.ein })).body.changed).toEqual([]);
    expect([(await history()).length, await jobs()]).toEqual([1, 0]);
  });

  test('an invalid edit is refused with a message for each field, and nothing is written', async () => {
    const answer = await patch({
      priority: 'high',
      year_established: 1800,
      phone: 'x',
      email: '',
      business_address: { street: '', city: '', state: '', zip: 'x' },
      owner_id: room.merchant.id,
      next_action: '',
      next_action_on: '1999-01-01',
    });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields).toSorted()]).toEqual([
      422,
      'INVALID_INPUT',
      ['business_address.zip', 'email', 'next_action', 'next_action_on', 'owner_id', 'phone', 'year_established'],
    ]);
    expect((await patch({ year_established: 'soon', processor: null })).body.fields).toEqual({
      year_established: expect.any(String),
      processor: expect.any(String),
    });
    expect([(await caseOf()).version, (await history()).length]).toEqual([1, 1]);
  });

  test('an edit of an outdated version gets the stored values, with the EIN masked', async () => {
    await patch({ dba_name: 'Theirs', ein: '98-7654321', next_action: 'Theirs', status: 'in_progress' }, colleague);
    const answer = await patch(
      {
        dba_name: 'Mine',
        ein: '11-1111111',
        phone: '(555) 555-0100',
        owner_id: room.staff.id,
        status: 'closed',
        next_action: 'Mine',
      },
      room.staff,
      1,
    );
    const { owner_id } = await caseOf();
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'VERSION_MISMATCH',
        message: expect.any(String),
        conflict: {
          version: 2,
          changed_by: colleague.account?.email,
          changed_at: expect.any(String),
          theirs: {
            dba_name: 'Theirs',
            ein: '**-***4321',
            phone: null,
            owner_id,
            status: 'in_progress',
            next_action: 'Theirs',
          },
        },
      },
    ]);
    expect(Date.now() - new Date(answer.body.conflict.changed_at).getTime()).toBeLessThan(60_000);
  });

  test('an edit can delete the EIN, and a blank name is stored as blank', async () => {
    expect((await patch({ ein: null, first_name: ' ', legal_business_name: '' })).status).toBe(200);
    expect(await caseOf()).toMatchObject({
      ein_encrypted: null,
      ein_last4: null,
      first_name: '',
      legal_business_name: '',
    });
  });

  test('an edit replaces the owners and previous processors whole, with their history; the same lists change nothing', async () => {
    const owner = (owner_name: string, ownership_percentage: number | null = null) => ({
      owner_name,
      ownership_percentage,
      role_title: null,
    });
    const owners = [owner('Ada Byron', 60), owner('Charles Babbage', 40)];
    const processors = [{ processor_name: 'Square', years_used: '2019 to 2023', termination_reason: null }];
    const lists = { business_owners: owners, previous_processors: processors };
    expect((await patch(lists)).body.changed).toEqual(['business_owners', 'previous_processors']);
    const { version, ...now } = await shown();
    expect(now.business_owners).toMatchObject(owners);
    expect(now.previous_processors).toMatchObject(processors);
    expect((await history('details_changed')).map(({ field, new_value }) => [field, new_value])).toEqual([
      ['business_owners', owners],
      ['previous_processors', processors],
    ]);
    expect((await patch(lists)).body).toMatchObject({ version, changed: [] });
    expect((await patch({ business_owners: [] })).status).toBe(200);
    expect((await shown()).business_owners).toEqual([]);
    const stale = await patch({ business_owners: owners }, room.staff, version);
    expect([stale.status, stale.body.conflict.theirs]).toEqual([409, { business_owners: [] }]);
  });

  test('a list with a row that has no name, too many percent or too many rows is refused whole', async () => {
    const row = { owner_name: 'Ada', ownership_percentage: null, role_title: null };
    const refused = async (business_owners: object[]) => {
      const { status, body } = await patch({ business_owners });
      return [status, body.fields?.business_owners ?? body.code];
    };
    expect(await refused([row, { ...row, owner_name: '', role_title: 'CEO' }])).toEqual([
      422,
      'Owner 2: Enter: Owner name.',
    ]);
    expect(await refused([{ ...row, ownership_percentage: 101 }])).toEqual([422, expect.stringMatching(/^Owner 1: /)]);
    expect((await refused(Array.from({ length: 51 }, () => row)))[0]).toBe(422);
    expect((await shown()).business_owners.some(({ owner_name }: typeof row) => owner_name === 'Ada')).toBe(false);
    const { status } = await patch({ business_owners: [row] }, room.merchant);
    expect(status).toBe(403);
  });

  test('an edit of fields stated in the signed agreement is stored with its history; the agreement and fee percent stay as signed', async () => {
    await signAgreement(room.merchant, room.caseId);
    const signed = await paperOf(room.merchant, room.caseId, 'fee_agreement');
    expect((await patch({ held_amount_cents: 900_000_00, last_name: 'Lovelace' })).status).toBe(200);
    expect(await paperOf(room.merchant, room.caseId, 'fee_agreement')).toEqual({ ...signed, spanish: null });
    expect([(await shown()).fee_percent, (await history('details_changed')).map(({ field }) => field)]).toEqual([
      20,
      ['held_amount_cents', 'last_name'],
    ]);
  });

  test('changing the email closes the case to the user who was let in by the old one, and a change back does not open it', async () => {
    const [former, next] = [await room.app.user(), await room.app.user()];
    await room.superuser.rows('update auth.users set email_verified = true where id = any($1)', [[former.id, next.id]]);
    const statuses = async () => [
      (await former.get(`/api/cases/${room.caseId}`)).status,
      (await next.get(`/api/cases/${room.caseId}`)).status,
    ];
    await patch({ email: former.account?.email });
    expect(await statuses()).toEqual([404, 404]);
    await room.merchant.letContactIn(room.caseId);
    expect(await statuses()).toEqual([200, 404]);
    await patch({ email: former.account?.email.toUpperCase() });
    expect(await statuses()).toEqual([200, 404]);
    await patch({ email: next.account?.email });
    expect(await statuses()).toEqual([404, 404]);
    await patch({ email: former.account?.email });
    expect(await statuses()).toEqual([404, 404]);
  });
});

describe('the end of a case', () => {
  beforeEach(freshCase);
  const emails = () =>
    room.superuser.rows(
      "select recipient, payload ->> 'first_name' as name from outbox where case_id = $1 and template = 'case-closed' order by created_at",
      [room.caseId],
    );

  test('ending a case keeps its first end date, notifies the owner’s account once and no new contact address, and clears the next action', async () => {
    await patch({ status: 'resolved', email: 'new@shop.example', first_name: 'Augusta' });
    await patch({ status: 'closed' });
    expect(await emails()).toEqual([{ recipient: room.merchant.account?.email, name: 'Augusta' }]);
    expect(await caseOf()).toMatchObject({
      closed_at: expect.any(Date),
      next_action: null,
      next_action_on: null,
      next_action_for: null,
    });
    expect((await patch({ next_action: 'More' })).body.fields).toEqual({
      next_action: 'A case that has ended has no next action.',
    });
    expect((await patch({ owner_id: null })).status).toBe(200);
    expect((await patch({ status: 'intake', owner_id: room.staff.id })).body.changed).toEqual(['status', 'owner_id']);
    await room.runNow('plan-next-action');
    expect(await caseOf()).toMatchObject({
      closed_at: null,
      next_action: 'Review the application',
      owner_id: room.staff.id,
    });
  });

  test('an open case must have an owner, who is staff', async () => {
    for (const owner_id of [null, room.merchant.id, room.attorney.id, room.caseId])
      expect([owner_id, Object.keys((await patch({ owner_id })).body.fields)]).toEqual([owner_id, ['owner_id']]);
    const former = await room.app.user('staff');
    await patch({ owner_id: former.id });
    await patch({ status: 'closed' });
    await room.superuser.rows(
      "update users set role = 'client', org_id = (select org_id from users where id = $2) where id = $1",
      [former.id, room.merchant.id],
    );
    await patch({ status: 'intake' });
    expect([room.staff.id, colleague.id]).toContain((await caseOf()).owner_id);
  });
});

describe('the letter of a changed case', () => {
  beforeEach(() => room.fresh({ signed: false }));
  const letter = async () =>
    (
      await room.superuser.rows<{ status: string; version: number; markdown: string }>(
        'select l.status, l.version, v.markdown from letters l join letter_versions v on v.letter_id = l.id and v.version = l.version where l.id = $1',
        [room.letterId],
      )
    )[0];
  const redraft = () => jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });

  test('an untouched letter is taken out of review and drafted again, and a typed next action stays', async () => {
    await patch({ next_action: 'Call them first', next_action_on: '2026-12-24' });
    expect(await jobs()).toBe(0);
    await patch({ legal_business_name: 'Renamed Goods LLC' });
    expect([(await letter())?.status, await jobs()]).toEqual(['draft', 1]);
    await redraft();
    await redraft();
    const after = await letter();
    expect([after?.status, after?.version, after?.markdown.includes('Renamed Goods LLC')]).toEqual([
      'in_review',
      2,
      true,
    ]);
    expect(await shown()).toMatchObject({ next_action: 'Call them first', next_action_on: '2026-12-24' });
    await patch({
      legal_business_name: '',
      first_name: '',
      last_name: '',
      business_address: { street: '', city: '', state: '', zip: '' },
    });
    await redraft();
    expect((await letter())?.status).toBe('in_review');
  });

  test("a letter that an attorney has edited keeps the attorney's text", async () => {
    await room.edit();
    const before = await letter();
    expect((await patch({ legal_business_name: 'Renamed Goods LLC' })).status).toBe(200);
    expect([await letter(), await jobs()]).toEqual([before, 0]);
  });

  test('a change to anything but the details leaves the letter alone', async () => {
    await patch({ priority: 'low', owner_id: colleague.id, next_action: 'Wait' });
    expect([(await letter())?.status, await jobs()]).toEqual(['in_review', 0]);
  });
});
