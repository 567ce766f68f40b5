import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseFieldRows, columnsOf } from '../../domain/case-fields.ts';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let user: TestUser;
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const rows = (sql: string, values: unknown[] = []) => room.superuser.rows<Record<string, unknown>>(sql, values);
const erasuresOf = async (user: TestUser) =>
  (await room.staff.get('/api/admin/erasures')).body.items.filter(
    (each: { user_id: string }) => each.user_id === user.id,
  );
async function ask(by: TestUser, note = 'Please.') {
  const asked = await by.post('/api/me/erasure', { note });
  expect(asked).toMatchObject({ status: 200 });
  return asked;
}
const decide = async (user: TestUser, decision: 'done' | 'refused', note = '') =>
  room.staff.post(`/api/admin/erasures/${(await erasuresOf(user))[0].id}/decide`, { decision, note });

beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  user = await room.app.user();
});
afterAll(() => room.close());

/** A case of the user with a file and every field filled. */
async function applied(by: TestUser): Promise<{ id: string; number: string; key: string }> {
  const file = await by.upload('notice.pdf', pdf);
  const made = await by.apply({
    files: [{ id: file.id ?? '', document_type: 'hold_notice' }],
    owners: [{ ownerName: 'Ada Byron' }],
    previousProcessors: [{ processorName: 'OldPay' }],
    fields: { ein: '12-3456789', phone: '(415) 555-0100', productDescription: 'Engines' },
  });
  const [stored] = await rows('select storage_key from case_files where case_id = $1', [made.body.case_id]);
  return { id: made.body.case_id, number: made.body.case_number, key: String(stored?.storage_key) };
}

/** A case of the user whose letter was sent, closed since. */
async function sentAndClosed(by: TestUser, close = true): Promise<{ id: string; number: string; key: string }> {
  const theCase = await applied(by);
  await room.staff.post(`/api/admin/cases/${theCase.id}/assign`, { attorney_id: room.attorney.id });
  room.caseId = theCase.id;
  await room.runNow('analyze-case');
  await room.runNow('draft-letter');
  const queue = await room.attorney.get('/api/attorney/queue');
  room.letterId = queue.body.items.find((each: { case_id: string }) => each.case_id === theCase.id).letter_id;
  await signAgreement(by, theCase.id);
  await approve(room.attorney, room.letterId);
  expect(await room.send()).toMatchObject({ status: 200 });
  await room.deliver();
  await room.post();
  const { version } = (await room.staff.get(`/api/admin/cases/${theCase.id}`)).body;
  if (close)
    expect(
      await room.staff.send(
        'PATCH',
        `/api/admin/cases/${theCase.id}`,
        { status: 'closed' },
        { 'if-match': String(version) },
      ),
    ).toMatchObject({ status: 200 });
  return theCase;
}

describe('requesting erasure', () => {
  test('a request is open once, notifies the user and staff, and can be withdrawn', async () => {
    expect((await user.get('/api/me/erasure')).body).toEqual({
      status: 'none',
      requested_at: null,
      decided_at: null,
      note: null,
    });
    const asked = await ask(user, 'I am done.');
    expect(asked.body).toMatchObject({ status: 'requested', note: 'I am done.', decided_at: null });
    expect((await ask(user, 'Again.')).body).toEqual(asked.body);
    expect(
      (await Promise.all(Array.from({ length: 5 }, () => ask(user)))).map(({ body }) => body.requested_at),
    ).toEqual(Array.from({ length: 5 }, () => asked.body.requested_at));
    expect(
      await rows(
        "select template, recipient from outbox where key like 'erasure-%' and (recipient = $1 or template = 'erasure-waiting') order by template",
        [user.account?.email],
      ),
    ).toEqual([
      { template: 'erasure-requested', recipient: user.account?.email },
      { template: 'erasure-waiting', recipient: room.staff.account?.email },
    ]);
    expect((await user.send('DELETE', '/api/me/erasure')).body.status).toBe('none');
    expect((await user.send('DELETE', '/api/me/erasure')).body.status).toBe('none');
    expect((await user.get('/api/me/erasure')).body.status).toBe('none');
    expect((await ask(user)).body.requested_at).not.toBe(asked.body.requested_at);
  });

  test('only staff can read and decide requests', async () => {
    await ask(user);
    const [{ id }] = await erasuresOf(user);
    const stranger = await room.app.user();
    expect((await stranger.get('/api/me/erasure')).body.status).toBe('none');
    for (const other of [user, stranger, room.attorney]) {
      expect((await other.get('/api/admin/erasures')).status).toBe(403);
      expect((await other.post(`/api/admin/erasures/${id}/decide`, { decision: 'done', note: '' })).status).toBe(403);
    }
    expect((await room.app.visitor().post('/api/me/erasure', { note: '' })).status).toBe(401);
    expect(
      (await room.staff.post(`/api/admin/erasures/${randomUUID()}/decide`, { decision: 'done', note: '' })).status,
    ).toBe(404);
  });

  test('requests are paged, open ones first', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => room.app.user()));
    for (const each of others) await ask(each);
    await rows(
      `insert into erasure_requests (id, user_id, status, requested_at, decided_at, decided_by) select gen_random_uuid(), $1, 'refused', now() + n * interval '1 day', now(), $2 from generate_series(1, 55) n`,
      [user.id, room.staff.id],
    );
    const first = (await room.staff.get('/api/admin/erasures')).body;
    const second = (await room.staff.get(`/api/admin/erasures?cursor=${first.next_cursor}`)).body;
    const all = [...first.items, ...second.items];
    expect([first.items.length, second.next_cursor]).toEqual([50, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ status }) => status === 'requested')).toEqual(
      all.map(({ status }) => status === 'requested').toSorted((a, b) => Number(b) - Number(a)),
    );
    await rows('delete from erasure_requests where user_id = $1', [user.id]);
    expect((await room.staff.get('/api/admin/erasures?cursor=abc')).status).toBe(400);
  });
});

describe('refusing an erasure', () => {
  test('refusing needs a reason, which is sent to the user', async () => {
    await ask(user);
    expect(await decide(user, 'refused')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { note: expect.any(String) } },
    });
    const refused = await decide(user, 'refused', 'A court asks for it.');
    expect(refused).toMatchObject({
      status: 200,
      body: { status: 'refused', decision_note: 'A court asks for it.', decided_by: room.staff.account?.email },
    });
    expect((await user.get('/api/me/erasure')).body).toMatchObject({
      status: 'refused',
      note: 'A court asks for it.',
    });
    expect(
      await rows("select payload from outbox where template = 'erasure-decided' and recipient = $1", [
        user.account?.email,
      ]),
    ).toEqual([{ payload: { status: 'refused', note: 'A court asks for it.' } }]);
    expect((await decide(user, 'refused', 'Another.')).body.decision_note).toBe('A court asks for it.');
    expect(await decide(user, 'done')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('requests of staff and attorneys are refused until they lose their role', async () => {
    const former = await room.app.user('attorney');
    await ask(former);
    expect(await decide(former, 'done')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('staff or attorney access') },
    });
    expect((await erasuresOf(former))[0].status).toBe('requested');
  });
});

describe('erasing a user', () => {
  test('erasing deletes the account, the session and a case that was never sent, rows and bytes', async () => {
    const theCase = await applied(user);
    const draft = await user.upload('draft.pdf', pdf);
    const [{ storage_key: draftKey } = { storage_key: '' }] = await rows(
      'select storage_key from uploads where id = $1',
      [draft.id],
    );
    await user.send('PUT', '/api/application-draft', {
      version: 0,
      step: 1,
      answers: { fields: {}, owners: [{}], previousProcessors: [{}], files: [] },
    });
    await room.superuser.rows('update auth.users set email_verified = true where id = $1', [user.id]);
    await room.app.visitor().post('/api/newsletter', { email: user.account?.email });
    await room.app.visitor().post('/api/contact', { name: 'Ada', email: user.account?.email, message: 'A question' });
    await room.runNow('analyze-case').catch(() => undefined);
    await ask(user, 'My words.');
    expect((await erasuresOf(user))[0]).toMatchObject({
      cases: [{ case_number: theCase.number, outcome: 'erased', legal_hold: false }],
    });
    const { storage } = room.app.services;
    expect(await storage.stat(theCase.key)).not.toBeNull();

    const done = await decide(user, 'done', 'Gone.');
    expect(done).toMatchObject({ status: 200, body: { status: 'done', name: 'Erased user', note: '', cases: [] } });
    expect((await user.get('/api/me')).status).toBe(401);
    expect(await new TestUser(room.app.app, user.account).signIn().catch((error: Error) => error.message)).toMatch(
      /401/,
    );
    // Nothing of theirs is left in the database except the email to them, the erasure log and, for 10 minutes, the
    // record that the case changed.
    expect(await tracesOf(user.account?.email ?? '', theCase.id)).toEqual(['changes', 'erasures_log', 'outbox']);
    expect(
      await rows('select what, case_number, actor_id from erasures_log where subject_id in ($1, $2) order by id', [
        theCase.id,
        user.id,
      ]),
    ).toEqual([
      { what: 'case_erased', case_number: theCase.number, actor_id: room.staff.id },
      { what: 'user_erased', case_number: null, actor_id: room.staff.id },
    ]);
    await room.app.runJobs();
    expect([await storage.stat(theCase.key), await storage.stat(String(draftKey))]).toEqual([null, null]);
    const [repeated] = await Promise.all([decide(user, 'done'), room.app.runJobs()]);
    expect(repeated.status).toBe(200);

    // The address can sign up again, and finds nothing.
    const again = await new TestUser(room.app.app, user.account).send('POST', '/api/auth/sign-up/email', {
      email: user.account?.email,
      password: 'a new long password',
      name: 'Ada',
    });
    expect(again.status).toBe(200);
    const back = await new TestUser(room.app.app, {
      id: again.body.user.id,
      email: user.account?.email ?? '',
      password: 'a new long password',
    }).signIn();
    expect((await back.get('/api/cases')).body.items).toEqual([]);
  });

  test('erasing reduces a case whose letter was sent to its record', async () => {
    const theCase = await sentAndClosed(user);
    await rows(
      "insert into own_facts (id, case_id, label, kind, text_value, source, added_by, added_by_name, added_at) select gen_random_uuid(), id, 'Said', 'text', 'Ada said so', 'Call', attorney_id, 'Test', now() from cases where id = $1",
      [theCase.id],
    );
    await ask(user);
    expect((await erasuresOf(user))[0].cases).toEqual([
      { id: theCase.id, case_number: theCase.number, status: 'closed', legal_hold: false, outcome: 'kept' },
    ]);
    await rows(
      "insert into case_tasks (id, case_id, text, due_on, created_by, created_by_name, created_at) select gen_random_uuid(), id, 'Call Ada', '2026-01-01', created_by, 'Test', now() from cases where id = $1",
      [theCase.id],
    );
    await rows(
      "insert into case_guests (id, case_id, email, token_hash, invited_by, invited_by_name, invited_at, expires_at) select gen_random_uuid(), id, 'robin@books.example', repeat('0', 43), created_by, 'Ada', now(), now() + interval '14 days' from cases where id = $1",
      [theCase.id],
    );
    await rows(
      "insert into account_proofs (case_id, answers, confirmed_sha256, confirmed_by, confirmed_at) select id, '{\"begins\": {}}', repeat('0', 64), created_by, now() from cases where id = $1",
      [theCase.id],
    );
    await rows(
      "insert into case_events (id, case_id, who, act, day, day_precision, about, source, state, proposed_at, decided_by, decided_at) select gen_random_uuid(), id, 'merchant', 'called', '2026-01-01', 'day', 'Ada', 'account', 'confirmed', now(), created_by, now() from cases where id = $1",
      [theCase.id],
    );
    await rows(
      "insert into case_harms (case_id, kind, words, reported_by, reported_at) select id, 'own_words', 'Ada said so', created_by, now() from cases where id = $1",
      [theCase.id],
    );
    expect(await decide(user, 'done')).toMatchObject({ status: 200 });
    const [kept] = await rows('select * from cases where id = $1', [theCase.id]);
    expect(kept).toMatchObject({
      case_number: theCase.number,
      legal_business_name: 'Analytical Goods LLC',
      first_name: 'Ada',
      email: 'erased@erased.invalid',
      phone: null,
      ein_encrypted: null,
      ein_last4: null,
      product_description: null,
    });
    const entered = caseFieldRows
      .filter((row) => row.name !== 'email' && !row.kept)
      .flatMap((row) => columnsOf(row.name));
    expect(entered.filter((column) => kept?.[column] !== null && String(kept?.[column]) !== '')).toEqual([]);
    const counts = await rows(
      `select (select count(*)::int from case_files where case_id = $1) as files, (select count(*)::int from business_owners where case_id = $1) as owners, (select count(*)::int from messages where case_id = $1) as messages,
      (select count(*)::int from letter_versions where case_id = $1) as versions, (select count(*)::int from letter_approvals where case_id = $1) as approvals, (select count(*)::int from paper_signatures where case_id = $1) as agreements,
      (select count(*)::int from fact_entries where case_id = $1) + (select count(*)::int from letter_facts where case_id = $1) + (select count(*)::int from conflict_decisions where case_id = $1) + (select count(*)::int from own_facts where case_id = $1) + (select count(*)::int from case_tasks where case_id = $1) + (select count(*)::int from case_guests where case_id = $1) + (select count(*)::int from account_proofs where case_id = $1) + (select count(*)::int from case_events where case_id = $1) + (select count(*)::int from case_harms where case_id = $1) as said`,
      [theCase.id],
    );
    expect(counts).toEqual([{ files: 0, owners: 0, messages: 0, versions: 1, approvals: 1, agreements: 3, said: 0 }]);
    const [version] = await rows('select pdf_key from letter_versions where case_id = $1', [theCase.id]);
    const [approval] = await rows('select signed_pdf_key from letter_approvals where case_id = $1', [theCase.id]);
    await room.app.runJobs();
    expect(await room.app.services.storage.stat(theCase.key)).toBeNull();
    expect(await room.app.services.storage.stat(String(version?.pdf_key))).not.toBeNull();
    expect(await room.app.services.storage.stat(String(approval?.['signed_pdf_key']))).not.toBeNull();
    expect((await room.staff.get(`/api/letters/${room.letterId}/pdf`)).status).toBe(200);
    expect((await room.staff.get(`/api/admin/cases/${theCase.id}`)).status).toBe(200);
    // The hash chain of the history is intact.
    expect(
      await rows('select seq from case_history h where case_id = $1 and hash <> app.history_hash(prev_hash, h)', [
        theCase.id,
      ]),
    ).toEqual([]);
  });

  test('erasing waits until a case whose letter was sent is closed', async () => {
    const theCase = await sentAndClosed(user, false);
    await ask(user);
    expect(await decide(user, 'done')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`${theCase.number} is still open`) },
    });
    expect((await user.get('/api/me')).status).toBe(200);
  });

  test('erasing hands a case over to the user of its email whom the owner let in, and to nobody else', async () => {
    const partner = await room.app.user();
    await room.superuser.rows('update auth.users set email_verified = true where id = $1', [partner.id]);
    const shared = (await user.apply({ fields: { email: partner.account?.email ?? '' } })).body;
    await ask(user);
    expect((await erasuresOf(user))[0].cases).toMatchObject([{ outcome: 'erased' }]);
    await user.letContactIn(shared.case_id);
    expect((await erasuresOf(user))[0].cases).toMatchObject([{ outcome: 'handed_over' }]);
    expect(await decide(user, 'done')).toMatchObject({ status: 200 });
    expect((await partner.get(`/api/cases/${shared.case_id}`)).body.case_number).toBe(shared.case_number);
    expect(await rows('select created_by from cases where id = $1', [shared.case_id])).toEqual([
      { created_by: partner.id },
    ]);
  });

  test('erasing the owner or the let-in contact of a case deletes the emails to their address, and keeps the other’s', async () => {
    for (const erased of ['owner', 'contact'] as const) {
      const [owner, contact] = [await room.app.user(), await room.app.user()];
      await room.superuser.rows('update auth.users set email_verified = true where id = $1', [contact.id]);
      const { case_id } = (await owner.apply({ fields: { email: contact.account?.email ?? '' } })).body;
      await owner.letContactIn(case_id);
      const message = { message_id: crypto.randomUUID(), body: 'News.', visibility: 'merchant' };
      await room.staff.post(`/api/cases/${case_id}/messages`, message);
      const emailed = async () =>
        (await rows("select recipient from outbox where case_id = $1 and template = 'message-received'", [case_id]))
          .map(({ recipient }) => recipient)
          .toSorted();
      const both = [owner, contact].map(({ account }) => account?.email);
      expect(await emailed()).toEqual(both.toSorted());
      const gone = erased === 'owner' ? owner : contact;
      await ask(gone);
      expect(await decide(gone, 'done')).toMatchObject({ status: 200 });
      expect(await emailed()).toEqual(both.filter((each) => each !== gone.account?.email));
    }
  });

  test('only one of a concurrent erasure and refusal counts', async () => {
    await ask(user);
    const [{ id }] = await erasuresOf(user);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        room.staff.post(`/api/admin/erasures/${id}/decide`, {
          decision: n % 2 === 0 ? 'done' : 'refused',
          note: 'why',
        }),
      ),
    );
    const [{ status }] = (await rows('select status from erasure_requests where id = $1', [id])) as [
      { status: string },
    ];
    expect(answers.map((answer) => (answer.status === 200 ? answer.body.status : answer.status))).toEqual(
      answers.map((_, n) =>
        (n % 2 === 0 ? 'done' : 'refused') === status
          ? expect.toSatisfy((seen) => seen === status || seen === 409)
          : 409,
      ),
    );
    expect((await rows('select 1 from erasures_log where subject_id = $1', [user.id])).length).toBe(
      status === 'done' ? 1 : 0,
    );
  });
});

describe('legal hold', () => {
  const hold = (id: string, on: boolean, why = 'A subpoena.') =>
    room.staff.post(`/api/admin/cases/${id}/legal-hold`, { on, why });

  test('a legal hold stops erasure with a message, is in the history, and can be lifted', async () => {
    const theCase = await applied(user);
    expect(await hold(theCase.id, true)).toMatchObject({ status: 200, body: { id: theCase.id, legal_hold: true } });
    expect(await hold(theCase.id, true)).toMatchObject({ status: 200 });
    await ask(user);
    expect((await erasuresOf(user))[0].cases).toMatchObject([{ legal_hold: true, outcome: 'legal_hold' }]);
    expect(await decide(user, 'done')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining(`${theCase.number} is under legal hold`) },
    });
    expect((await user.get(`/api/cases/${theCase.id}`)).status).toBe(200);
    expect(
      await rows("select actor_id, new_value from case_history where case_id = $1 and what = 'legal_hold_set'", [
        theCase.id,
      ]),
    ).toEqual([{ actor_id: room.staff.id, new_value: 'A subpoena.' }]);
    expect(await hold(theCase.id, false, 'Settled.')).toMatchObject({ body: { legal_hold: false } });
    expect(await decide(user, 'done')).toMatchObject({ status: 200 });
  });

  test('only staff can set a legal hold, with a reason, on an existing case', async () => {
    const theCase = await applied(user);
    for (const other of [user, room.attorney])
      expect((await other.post(`/api/admin/cases/${theCase.id}/legal-hold`, { on: true, why: 'x' })).status).toBe(403);
    expect((await hold(theCase.id, true, ' ')).status).toBe(422);
    expect((await hold(randomUUID(), true)).status).toBe(404);
  });
});

/** Tables that still contain an email address or an id, in any column, in any schema but the queue's. */
async function tracesOf(...texts: string[]): Promise<string[]> {
  const tables = await room.superuser.rows<{ schema: string; name: string }>(
    "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'auth', 'app')",
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const hits = await room.superuser.rows(
      `select 1 from ${schema}.${name} t where ${texts.map((_, n) => `to_jsonb(t)::text ilike '%' || $${n + 1} || '%'`).join(' or ')} limit 1`,
      texts,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.toSorted();
}
