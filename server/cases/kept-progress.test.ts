import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, wrongProgress, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

/** PROGRESS_HISTORIES=10000 for the long run. */
const histories = Number(process.env['PROGRESS_HISTORIES'] ?? 60);

let app: TestApp;
let writers: Superuser[];
let merchantId: string;

beforeAll(async () => {
  app = await openTestApp();
  writers = [await openSuperuser(app.url), await openSuperuser(app.url)];
  merchantId = (await app.user()).id;
  await app.user('attorney');
});

afterAll(async () => {
  await Promise.all(writers.map((each) => each.close()));
  await app.close();
});

/** Each statement takes the case's id and does nothing where it was done already: a history may sign twice. */
const steps = {
  analyzed:
    "insert into messages (id, case_id, message_type, subject, body) values (gen_random_uuid(), $1, 'ai_analysis', '', '')",
  written:
    "insert into messages (id, case_id, message_type, subject, body, visibility, author_role) values (gen_random_uuid(), $1, 'note', '', '', 'merchant', 'staff')",
  noted:
    "insert into messages (id, case_id, message_type, subject, body) values (gen_random_uuid(), $1, 'note', '', '')",
  read: 'update messages set read_by_merchant_at = now() where case_id = $1',
  drafted: `insert into letters (id, case_id, demand_type, title, due_on, status)
    select gen_random_uuid(), $1::uuid, 'initial', 'Demand', current_date,
      case when exists (select 1 from letters where case_id = $1 and status <> 'superseded') then 'superseded' else 'draft' end`,
  sent: "update letters set status = 'sent', sent_at = now() where case_id = $1 and status <> 'superseded'",
  delivered:
    "update letters set delivered_on = current_date, reply_due_on = current_date where case_id = $1 and status = 'sent'",
  // What was bound or versioned cannot be deleted.
  dropped: `delete from letters where id = (
    select id from letters where case_id = $1 and id not in (select letter_id from exhibit_books union all select letter_id from letter_versions)
    order by id limit 1)`,
  offered:
    "insert into processor_replies (id, case_id, kind, amount_cents, received_on, expires_on, entered_by_name, created_at) values (gen_random_uuid(), $1, 'offer', 100, current_date, current_date + 3, 'Test', now())",
  refused:
    "insert into processor_replies (id, case_id, kind, received_on, entered_by_name, created_at) values (gen_random_uuid(), $1, 'refusal', current_date, 'Test', now())",
  // Leaves out the reply of an accepted offer, which the database refuses to withdraw.
  takenBack: `update processor_replies r set withdrawn_at = now(), withdrawn_by = (select created_by from cases where id = $1)
    where case_id = $1 and withdrawn_at is null
      and not exists (select 1 from offers o where o.reply_id = r.id and o.status = 'accepted')`,
  declined: "update offers set status = 'declined' where case_id = $1",
  accepted: "update offers set status = 'accepted', answered_at = clock_timestamp() where case_id = $1",
  paid: 'insert into recoveries (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 250, current_date)',
  mistaken: 'delete from recoveries where id = (select id from recoveries where case_id = $1 order by id limit 1)',
  signed: `insert into paper_signatures (id, case_id, kind, party, title, text, text_sha256, sha256, percent, signed_name, signed_by, signed_at, address)
    values (gen_random_uuid(), $1, 'fee_agreement', 'merchant', '', '', repeat('0', 64), repeat('0', 64), 20, 'Ada',
      (select created_by from cases where id = $1), now(), '') on conflict do nothing`,
  answered:
    "insert into messages (id, case_id, message_type, subject, body, visibility, author_role) values (gen_random_uuid(), $1, 'message', '', '', 'merchant', 'merchant')",
  seen: 'update messages set read_by_staff_at = now() where case_id = $1',
  promised: "insert into held_tranches (id, case_id, label, amount_cents) values (gen_random_uuid(), $1, 'first', 500)",
  released: 'update held_tranches set released_on = current_date where case_id = $1',
  bound: `insert into exhibit_books (id, letter_id, case_id, inputs_hash, exhibits, pdf_key, pdf_sha256, pages, size_bytes)
    select gen_random_uuid(), id, case_id, '', '[]', '', '', 1, 1 from letters where case_id = $1 on conflict do nothing`,
  unbound: `insert into exhibit_books (id, letter_id, case_id, inputs_hash, exhibits, failed)
    select gen_random_uuid(), id, case_id, '', '[]', 'no' from letters where case_id = $1`,
  confirmed: `insert into finding_confirmations (letter_id, case_id, key, attorney_id)
    select l.id, l.case_id, 'a finding', a.user_id from letters l, attorneys a where l.case_id = $1 on conflict do nothing`,
  versioned: `with written as (
      insert into letter_versions (id, letter_id, case_id, version, document, markdown, content_html, word_count, fact_sheet, verdict, knowledge_hash, clauses_hash, pdf_key, pdf_sha256, engine)
      select gen_random_uuid(), id, case_id, version + 1, '{}', '', '', 1, '{}', '{}', '', '', '', '', 'embedded' from letters where case_id = $1 and app.letter_is(status, 'unsent') on conflict do nothing
      returning letter_id, version)
    update letters l set version = w.version, status = 'in_review' from written w where l.id = w.letter_id`,
  approved: `with approval as (
      insert into letter_approvals (id, letter_id, case_id, version, sha256, before_signing, exhibit_book_id, attorney_id)
      select gen_random_uuid(), l.id, l.case_id, l.version, '', true, (select b.id from exhibit_books b where b.letter_id = l.id limit 1), a.user_id
      from letters l join letter_versions v on v.letter_id = l.id and v.version = l.version, attorneys a where l.case_id = $1 and app.letter_is(l.status, 'unsent')
      returning letter_id)
    update letters l set status = 'approved' from approval a where l.id = a.letter_id`,
  readdressed: "update cases set email = 'Ada.Byron@byron.example' where id = $1",
  assigned: 'update cases set attorney_id = (select user_id from attorneys limit 1) where id = $1',
  paused: "update cases set priority = 'high' where id = $1",
} as const;
type Step = keyof typeof steps;

/** Transactions, each of one or more steps, and whether it is rolled back. */
const history = fc.array(
  fc.record({
    steps: fc.array(fc.constantFrom(...(Object.keys(steps) as Step[])), { minLength: 1, maxLength: 4 }),
    undone: fc.nat(9).map((of) => of > 6),
  }),
  { maxLength: 8 },
);

async function newCase(): Promise<string> {
  const id = randomUUID();
  await writers[0]?.rows(
    `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address)
     select $1, $2, u.id, u.org_id, 'paypal', 'Ada', 'Byron', 'ada@byron.example', 'Byron LLC', '{}' from users u where u.id = $3`,
    [id, `T-${id}`, merchantId],
  );
  return id;
}

const wrong = () => wrongProgress(app.services.database);

test(
  'stored progress equals computed progress after any history of a case, written by two at once',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, history, async (...both) => {
        const id = await newCase();
        await Promise.all(
          both.map(async (transactions, index) => {
            for (const { steps: names, undone } of transactions) {
              await writers[index]?.rows('begin');
              // Every use case locks the case first, which keeps two writers of one case from a deadlock.
              await writers[index]?.rows('select 1 from cases where id = $1 for no key update', [id]);
              for (const name of names) await writers[index]?.rows(steps[name], [id]);
              await writers[index]?.rows(undone ? 'rollback' : 'commit');
            }
          }),
        );
      }),
      { numRuns: histories },
    );
    expect(await wrong()).toEqual([]);
  },
);

test('two transactions that change different parts of a case at once are both in its progress', async () => {
  const id = await newCase();
  const [one, other] = writers;
  await one?.rows('begin');
  await other?.rows('begin');
  await one?.rows(steps.paid, [id]);
  await other?.rows(steps.written, [id]);
  await one?.rows('commit');
  await other?.rows('commit');
  const [kept] = (await one?.rows('select progress, milestones from case_progress where case_id = $1', [id])) ?? [];
  expect(kept).toMatchObject({
    progress: { recovered_cents: 250, unread_by_merchant: 1 },
    milestones: { recoveries: [{ amount_cents: 250 }], replied_at: expect.any(String) },
  });
});

test('approving a letter that is approved already makes the new approval the newest', async () => {
  const id = await newCase();
  for (const name of ['drafted', 'versioned', 'approved', 'approved'] as const)
    await writers[0]?.rows(steps[name], [id]);
  expect(await wrong()).toEqual([]);
});

test('progress that was written past the triggers is found', async () => {
  const id = await newCase();
  await writers[0]?.rows(`update case_progress set progress = '{}' where case_id = '${id}'`);
  expect(await wrong()).toMatchObject([{ case_id: id, kept: [{}, { untouched: true }, [merchantId, null, null]] }]);
  await writers[0]?.rows(`update case_progress set milestones = '{}' where case_id = '${id}'`);
  expect(await wrong()).toMatchObject([{ case_id: id, kept: [{}, {}, expect.anything()] }]);
  await writers[0]?.rows('delete from cases where id = $1', [id]);
  expect(await wrong()).toEqual([]);
  const other = await newCase();
  await writers[0]?.rows(`update case_progress set case_created_by = gen_random_uuid() where case_id = '${other}'`);
  expect(await wrong()).toMatchObject([{ case_id: other }]);
  await writers[0]?.rows('delete from cases where id = $1', [other]);
});
