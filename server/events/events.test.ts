// @proves live-events
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { OpenStream } from '../../testing/app/open-stream.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { openEvents, streamsOfOneUser } from './open-events.ts';

let app: TestApp;
let superuser: Superuser;
let people: Record<'merchant' | 'stranger' | 'attorney' | 'otherAttorney' | 'staff', TestUser>;
let caseId: string;
const opened: OpenStream[] = [];

async function open(user: TestUser, query = ''): Promise<OpenStream> {
  const stream = await OpenStream.of(user, query);
  opened.push(stream);
  return stream;
}

/**
 * Makes a change that staff and merchant are notified of, and waits for it: everything earlier has then arrived too.
 */
async function mark(streams: OpenStream[], id = caseId): Promise<void> {
  const before = streams.map((stream) => stream.changes(id).filter((what) => what === 'files').length);
  await superuser.rows(
    "insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256) select u, $1, 'mark.pdf', u::text, u::text, 'application_document', 'application_document', 'application/pdf', 1, '' from gen_random_uuid() as u",
    [id],
  );
  await Promise.all(
    streams.map((stream, index) =>
      stream.until(() => stream.changes(id).filter((what) => what === 'files').length > (before[index] ?? 0)),
    ),
  );
}

/** All events of the case except the markers. */
const changesOf = (stream: OpenStream, id = caseId) => stream.changes(id).filter((what) => what !== 'files');

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const [merchant, stranger, attorney, otherAttorney, staff] = [
    await app.user(),
    await app.user(),
    await app.user('attorney'),
    await app.user('attorney'),
    await app.user('staff'),
  ];
  people = { merchant, stranger, attorney, otherAttorney, staff };
  caseId = (await merchant.apply()).body.case_id;
  await stranger.apply();
  await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
  // Watching starts with the first stream, and begins with a resync. This stream takes that resync and earlier changes,
  // so that those of the tests do not.
  const first = await open(merchant);
  await first.until(({ events }) => events.length > 0);
  await mark([first]);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close().catch(() => undefined)));
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

test('that exports of a case were read is streamed as a change of its files', async () => {
  const streams = [await open(people.merchant), await open(people.attorney), await open(people.staff)];
  const stranger = await open(people.stranger);
  await superuser.rows(
    "insert into account_proofs (case_id, inputs_sha256, problem, derived_at) values ($1, repeat('0', 64), 'Unread.', now())",
    [caseId],
  );
  for (const stream of streams) await stream.until((each) => each.changes(caseId).includes('files'));
  expect(stranger.changes(caseId)).toEqual([]);
});

test('that the desk decided how a header is read is streamed to the desk, as a change of the files of its case', async () => {
  const streams = [await open(people.attorney), await open(people.staff)];
  await superuser.rows(
    "insert into export_mappings (id, mapping_sha256, signature, mapping, case_id, decision, decided_by, decided_by_name, decided_at) values (gen_random_uuid(), repeat('0', 64), repeat('0', 64), '{}', $1, 'confirmed', $2, 'Staff', now())",
    [caseId, people.staff.id],
  );
  for (const stream of streams) await stream.until((each) => each.changes(caseId).includes('files'));
});

test('that client and counsel wrote to each other is streamed to these two alone', async () => {
  const streams = [await open(people.merchant), await open(people.attorney), await open(people.staff)];
  const message = { message_id: crypto.randomUUID(), body: 'Between us' };
  expect((await people.merchant.post(`/api/cases/${caseId}/counsel-messages`, message)).status).toBe(200);
  await mark(streams);
  expect(streams.map((stream) => changesOf(stream))).toEqual([['counsel'], ['counsel'], []]);
});

describe('who may open a stream', () => {
  test('a visitor cannot open a stream', async () => {
    expect((await app.visitor().get('/api/events')).status).toBe(401);
  });

  test('a signed-in user gets a stream with headers that keep proxies from buffering it', async () => {
    const stream = await open(people.merchant);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
  });

  test('a user has at most ten streams, and closing one makes room', async () => {
    const streams = await Promise.all(Array.from({ length: streamsOfOneUser }, () => open(people.merchant)));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: streamsOfOneUser }, () => 200));
    const refused = await people.merchant.get('/api/events');
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '10',
    ]);
    expect((await open(people.stranger)).status).toBe(200);
    await streams[0]?.close();
    expect((await open(people.merchant)).status).toBe(200);
  });

  test('HEAD opens no stream', async () => {
    const before = app.services.events.count();
    expect((await people.merchant.raw('HEAD', '/api/events')).status).toBe(200);
    expect(app.services.events.count()).toBe(before);
  });
});

describe('changes before a stream was opened', () => {
  test('earlier changes are sent on request, and only those that the user may see', async () => {
    const witness = await open(people.staff);
    await superuser.rows(
      "insert into messages (id, case_id, message_type, subject, body, visibility) values (gen_random_uuid(), $1, 'note', '', 'words', 'merchant')",
      [caseId],
    );
    await witness.until((stream) => changesOf(stream).includes('messages'));
    const [asking, silent, stranger] = [
      await open(people.merchant, '?recall_ms=5000'),
      await open(people.merchant),
      await open(people.stranger, '?recall_ms=10000'),
    ];
    await asking.until((stream) => changesOf(stream).includes('messages'));
    await mark([asking, silent]);
    expect([changesOf(silent), stranger.changes(caseId)]).toEqual([[], []]);
  });

  test('changes from before the requested time are not sent', async () => {
    const witness = await open(people.staff);
    await mark([witness]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const asking = await open(people.merchant, '?recall_ms=100');
    await mark([asking]);
    expect(asking.changes(caseId)).toEqual(['files']);
  });

  test('too many earlier changes are sent as one resync', async () => {
    const witness = await open(people.staff);
    const cases = await superuser.rows<{ id: string }>(
      `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address)
      select gen_random_uuid(), 'UH-R-' || n, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address from cases, generate_series(1, 31) as n where id = $1 returning id`,
      [caseId],
    );
    await mark([witness], cases.at(-1)?.id);
    const asking = await open(people.staff, '?recall_ms=10000');
    await asking.until((stream) => stream.events.some(({ event }) => event === 'resync'));
    expect(asking.changes(cases[0]?.id ?? '')).toEqual([]);
  });

  test('a time too far back, or an invalid one, is refused', async () => {
    for (const wrong of ['10001', '-1', 'soon', '1.5'])
      expect((await people.merchant.get(`/api/events?recall_ms=${wrong}`)).body.code, wrong).toBe('INVALID_INPUT');
  });
});

describe('who is notified of what', () => {
  test('a change of the case reaches its merchant, its attorney and staff, without content', async () => {
    const [merchant, attorney, staff, stranger, other] = await Promise.all([
      open(people.merchant),
      open(people.attorney),
      open(people.staff),
      open(people.stranger),
      open(people.otherAttorney),
    ]);
    const shown = await people.staff.get(`/api/admin/cases/${caseId}`);
    const changed = await people.staff.send(
      'PATCH',
      `/api/admin/cases/${caseId}`,
      { status: 'under_review' },
      { 'if-match': String(shown.body.version) },
    );
    expect([changed.status, changed.body]).toMatchObject([200, {}]);
    await mark([merchant, attorney, staff]);
    expect([merchant, attorney, staff].map((stream) => changesOf(stream))).toEqual([['case'], ['case'], ['case']]);
    expect(merchant.events.find(({ event }) => event === 'change')).toEqual({
      event: 'change',
      data: { case_id: caseId, what: 'case' },
    });
    expect([changesOf(stranger), changesOf(other), stranger.changes(caseId), other.changes(caseId)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('internal messages and letter versions reach only staff and attorney', async () => {
    const [merchant, attorney, staff] = await Promise.all([
      open(people.merchant),
      open(people.attorney),
      open(people.staff),
    ]);
    await superuser.rows(
      "insert into messages (id, case_id, message_type, subject, body, visibility) values (gen_random_uuid(), $1, 'note', '', 'internal words', 'internal')",
      [caseId],
    );
    await mark([merchant, attorney, staff]);
    await superuser.rows(
      "insert into messages (id, case_id, message_type, subject, body, visibility) values (gen_random_uuid(), $1, 'note', '', 'words', 'merchant')",
      [caseId],
    );
    await mark([merchant, attorney, staff]);
    expect([changesOf(merchant), changesOf(attorney), changesOf(staff)]).toEqual([
      ['messages'],
      ['messages', 'messages'],
      ['messages', 'messages'],
    ]);

    const [letter] = await superuser.rows<{ id: string }>(
      "insert into letters (id, case_id, demand_type, title, due_on) values (gen_random_uuid(), $1, 'initial', 'A letter', '2026-01-01') returning id",
      [caseId],
    );
    await mark([merchant, attorney, staff]);
    await superuser.rows('update letters set version = version + 1 where id = $1', [letter?.id]);
    await mark([merchant, attorney, staff]);
    await superuser.rows("update letters set status = 'in_review' where id = $1", [letter?.id]);
    await mark([merchant, attorney, staff]);
    expect(
      [changesOf(merchant), changesOf(attorney), changesOf(staff)].map(
        (each) => each.filter((what) => what === 'letters').length,
      ),
    ).toEqual([2, 3, 3]);
    await superuser.rows('delete from letters where id = $1', [letter?.id]);
    await mark([merchant]);
  });

  test.each([
    [
      'offers',
      "insert into processor_replies (id, case_id, kind, amount_cents, received_on, entered_by_name, created_at) values (gen_random_uuid(), $1, 'offer', 100, '2026-01-01', 'Test', now())",
      'ledger',
    ],
    [
      'held_tranches',
      'insert into held_tranches (id, case_id, amount_cents) values (gen_random_uuid(), $1, 100)',
      'ledger',
    ],
    [
      'recoveries',
      "insert into recoveries (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 100, '2026-01-01')",
      'ledger',
    ],
    [
      'tranche_slips',
      "insert into tranche_slips (id, case_id, tranche_id, to_date) select gen_random_uuid(), $1, id, '2026-01-01' from held_tranches where case_id = $1 limit 1",
      'ledger',
    ],
    [
      'fee_payments',
      "insert into fee_payments (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 100, '2026-01-01')",
      'ledger',
    ],
    [
      'invoices',
      "insert into invoices (id, case_id, recovery_id, issuer, bill_to, amount_cents, received_on, percent, fee_cents, issued_at) select gen_random_uuid(), r.case_id, r.id, 'Test Law, P.C.', 'Test', 100, r.received_on, f.percent, f.percent, now() from recoveries r join fee_terms f using (case_id) where r.case_id = $1 limit 1",
      'ledger',
    ],
    [
      'withdrawn_entries',
      "insert into withdrawn_entries (id, case_id, kind, amount_cents, received_on, note, recorded_at, why, withdrawn_at) values (gen_random_uuid(), $1, 'fee_payment', 100, '2026-01-01', '', now(), 'Twice.', now())",
      'ledger',
    ],
    [
      'clock_pauses',
      "insert into clock_pauses (id, case_id, date_key, on_day, until, reason, paused_by, paused_by_name, paused_at) select gen_random_uuid(), id, 'answer', '2026-01-01', '2026-01-02', 'Because.', created_by, 'Test', now() from cases where id = $1",
      'ledger',
    ],
    [
      'paper_signatures',
      "insert into paper_signatures (id, case_id, kind, party, agreement, title, text, text_sha256, signed_name, signed_by, signed_at, address, sha256) select gen_random_uuid(), id, 'notice', 'merchant', 'paypal/2026-05-19', 'Notice', 'text', repeat('0', 64), 'Ada Byron', created_by, now(), '', repeat('0', 64) from cases where id = $1",
      'agreement',
    ],
    [
      'engagement_inquiries',
      "insert into engagement_inquiries (id, case_id, attorney_id, identity, authority, owners, screened_on, screened, conflicts_on, recorded_at) select gen_random_uuid(), id, attorney_id, 'Seen.', 'Seen.', 'Seen.', '2026-01-01', 'None.', '2026-01-01', now() from cases where id = $1",
      'agreement',
    ],
    [
      'engagement_endings',
      "insert into engagement_endings (id, case_id, attorney_id, how, recorded_at) select gen_random_uuid(), id, attorney_id, 'gone', now() from cases where id = $1",
      'agreement',
    ],
    [
      'closing_points',
      "insert into closing_points (id, case_id, attorney_id, done, not_done, limitation, recorded_at) select gen_random_uuid(), id, attorney_id, 'This.', 'That.', 'None.', now() from cases where id = $1",
      'agreement',
    ],
    [
      'case_events',
      "insert into case_events (id, case_id, who, act, day, day_precision, source, state, proposed_at, decided_by, decided_at) select gen_random_uuid(), id, 'merchant', 'called', '2026-01-01', 'day', 'account', 'confirmed', now(), created_by, now() from cases where id = $1",
      'case',
    ],
    [
      'case_harms',
      "insert into case_harms (case_id, kind, reported_by, reported_at) select id, 'payroll', created_by, now() from cases where id = $1",
      'case',
    ],
    [
      'ai_consents',
      "insert into ai_consents (id, case_id, providers, sends, place, decided_by, decided_at) select gen_random_uuid(), id, '{OpenAI}', 'facts', 'case', created_by, now() from cases where id = $1",
      'case',
    ],
    [
      'paper_withdrawals',
      'insert into paper_withdrawals (paper_id, case_id, withdrawn_by, withdrawn_at) select id, case_id, signed_by, now() from paper_signatures where case_id = $1 limit 1',
      'agreement',
    ],
    [
      'notice_forms',
      "insert into notice_forms (id, case_id, agreement, submitted_on_web, completed_on, recorded_by, recorded_by_name, recorded_at) select gen_random_uuid(), id, 'ebay/2026-06-28', true, '2026-01-01', created_by, 'Test', now() from cases where id = $1",
      'agreement',
    ],
    [
      'filing_days',
      "insert into filing_days (id, case_id, filing_on, recorded_by, recorded_by_name, recorded_at) select gen_random_uuid(), id, '2027-01-01', created_by, 'Test', now() from cases where id = $1",
      'agreement',
    ],
    [
      'version_choices',
      "insert into version_choices (id, case_id, agreement, reason, chosen_by, chosen_by_name, chosen_at) select gen_random_uuid(), id, 'paypal/2026-05-19', 'Because.', created_by, 'Test', now() from cases where id = $1",
      'agreement',
    ],
    [
      'version_confirmations',
      "insert into version_confirmations (id, case_id, agreement, confirmed_on, attorney_id, attorney_name, confirmed_at) select gen_random_uuid(), id, 'paypal/2026-05-19', '2026-01-01', attorney_id, 'Test', now() from cases where id = $1",
      'agreement',
    ],
  ])('a new row of %s is sent', async (_table, sql, what) => {
    const [merchant, stranger] = await Promise.all([open(people.merchant), open(people.stranger)]);
    await superuser.rows(sql, [caseId]);
    await mark([merchant]);
    expect([changesOf(merchant), stranger.changes(caseId)]).toEqual([[what], []]);
  });

  test('a transaction that changes many rows is sent once, and a rolled back one never', async () => {
    const merchant = await open(people.merchant);
    await superuser.rows(
      'insert into held_tranches (id, case_id, amount_cents) select gen_random_uuid(), $1, n from generate_series(1, 50) n',
      [caseId],
    );
    await superuser.rows('begin');
    await superuser.rows(
      "update cases set priority = case priority when 'low' then 'high' else 'low' end where id = $1",
      [caseId],
    );
    await superuser.rows('rollback');
    await mark([merchant]);
    expect(changesOf(merchant)).toEqual(['ledger']);
  });

  test('an attorney who gets the case is notified from then on, and the one who lost it no longer', async () => {
    const [before, after] = await Promise.all([open(people.attorney), open(people.otherAttorney)]);
    await mark([before]);
    expect(
      await people.staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: people.otherAttorney.id }),
    ).toMatchObject({ status: 200 });
    await mark([after]);
    const marks = (stream: OpenStream) => stream.changes(caseId).filter((what) => what === 'files').length;
    expect([marks(before), marks(after)]).toEqual([1, 1]);
    await people.staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: people.attorney.id });
  });

  test('only a verified email that the owner let in is notified of a case that carries it', async () => {
    const owner = await app.user();
    const id = (await owner.apply({ fields: { email: people.stranger.account?.email ?? '' } })).body.case_id;
    const [unverified, own] = await Promise.all([open(people.stranger), open(owner)]);
    await mark([own], id);
    await superuser.rows('update auth.users set email_verified = true where id = $1', [people.stranger.id]);
    const named = await open(people.stranger);
    await mark([own], id);
    await owner.letContactIn(id);
    const verified = await open(people.stranger);
    await mark([own, verified], id);
    const filesIn = (stream: OpenStream) => stream.changes(id).filter((what) => what === 'files');
    expect([filesIn(unverified), filesIn(verified)]).toEqual([[], ['files']]);
    expect(named.changes(id).slice(0, 1)).not.toEqual(['files']);
    await superuser.rows('update auth.users set email_verified = false where id = $1', [people.stranger.id]);
    await mark([own], id);
    expect(filesIn(verified)).toEqual(['files']);
  });
});

describe('when the session has changed', () => {
  test('after signing out nothing more is sent, and the stream ends', async () => {
    const user = await app.user();
    const id = (await user.apply()).body.case_id;
    const [stream, staff] = await Promise.all([open(user), open(people.staff)]);
    await mark([stream, staff], id);
    await user.post('/api/auth/sign-out', {});
    await mark([staff], id);
    await stream.until(({ ended }) => ended);
    expect(stream.changes(id).filter((what) => what === 'files').length).toBe(1);
    expect(stream.events.at(-1)?.event).toBe('ended');
  });

  test('after a demotion nothing more is sent, and the stream ends', async () => {
    const former = await app.user('staff');
    const [stream, staff] = await Promise.all([open(former), open(people.staff)]);
    await mark([stream, staff]);
    await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [former.id]);
    await mark([staff]);
    await stream.until(({ ended }) => ended);
    expect(stream.changes(caseId)).toEqual(['files']);
  });

  test('the heartbeat notices an ended session when nothing is sent', async () => {
    const events = openEvents({
      database: app.services.database,
      config: app.services.config,
      log: app.services.log,
      heartbeat: 100,
    });
    const quick = createApp({ services: { ...app.services, events }, auth: app.auth, site: null });
    const account = (await app.user()).account;
    const [stays, leaves] = [
      await new TestUser(quick, people.merchant.account).signIn(),
      await new TestUser(quick, account).signIn(),
    ];
    const [staying, leaving] = await Promise.all([open(stays), open(leaves)]);
    await leaving.until(({ comments }) => comments > 1);
    await superuser.rows('delete from auth.sessions where user_id = $1', [leaves.id]);
    await leaving.until(({ ended }) => ended);
    const before = staying.comments;
    await staying.until(({ comments }) => comments > before + 1);
    expect([staying.ended, events.count()]).toEqual([false, 1]);
    events.end();
    await staying.until(({ ended }) => ended);
    expect((await stays.get('/api/events')).status).toBe(429);
  });
});

describe('database failures', () => {
  const resyncs = (stream: OpenStream) => stream.events.filter(({ event }) => event === 'resync').length;
  const cutAll = () =>
    superuser.rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  test('dropped connections are reopened, and no change is missed', async () => {
    const [merchant, staff] = await Promise.all([open(people.merchant), open(people.staff)]);
    await mark([merchant, staff]);
    expect((await cutAll()).length).toBeGreaterThan(0);
    await mark([merchant, staff]);
  });

  test('after an outage every stream is told to reload, and changes arrive again', async () => {
    const [merchant, staff] = await Promise.all([open(people.merchant), open(people.staff)]);
    await mark([merchant, staff]);
    const before = [resyncs(merchant), resyncs(staff)];
    const elsewhere = new URL(app.url);
    const name = elsewhere.pathname.slice(1);
    elsewhere.pathname = '/postgres';
    const admin = await openSuperuser(elsewhere.href);
    await admin.rows(`alter database ${name} allow_connections false`);
    await cutAll();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await admin.rows(`alter database ${name} allow_connections true`);
    await admin.close();
    await merchant.until((stream) => resyncs(stream) > (before[0] ?? 0));
    await staff.until((stream) => resyncs(stream) > (before[1] ?? 0));
    expect([merchant.ended, staff.ended]).toEqual([false, false]);
    await mark([merchant, staff]);
  });

  test('a transaction that commits late is sent then, and concurrent ones at once, each only once', async () => {
    const merchant = await open(people.merchant);
    await mark([merchant]);
    const other = await openSuperuser(app.url);
    await other.rows('begin');
    await other.rows('insert into held_tranches (id, case_id, amount_cents) values (gen_random_uuid(), $1, 5)', [
      caseId,
    ]);
    for (let n = 0; n < 3; n += 1) await mark([merchant]);
    expect(changesOf(merchant)).toEqual([]);
    await other.rows('commit');
    await merchant.until((stream) => changesOf(stream).length > 0);
    await mark([merchant]);
    expect([changesOf(merchant), merchant.changes(caseId).filter((what) => what === 'files').length]).toEqual([
      ['ledger'],
      5,
    ]);
    await other.close();
  });

  test('old changes are deleted', async () => {
    await superuser.rows(
      "insert into app.changes (transaction, case_id, what, audience, at) values ('1', $1, 'case', 'all', now() - interval '11 minutes')",
      [caseId],
    );
    await superuser.rows("select set_config('app.actor_role', 'system', false)");
    await superuser.rows('select app.forget_changes()');
    expect(await superuser.rows("select 1 from app.changes where transaction = '1'")).toEqual([]);
    expect((await superuser.rows('select 1 from app.changes')).length).toBeGreaterThan(0);
  });

  test('a client that does not read is cut off, and the others are served', async () => {
    const silent = await people.staff.raw('GET', '/api/events');
    const reads = await open(people.staff);
    await mark([reads]);
    const before = app.services.events.count();
    // Changes of deleted cases, which staff are notified of too.
    await superuser.rows(
      "insert into app.changes (case_id, what, audience) select gen_random_uuid(), 'case', 'all' from generate_series(1, 80)",
    );
    await reads.until(({ events }) => events.length >= 80);
    await mark([reads]);
    expect(app.services.events.count()).toBe(before - 1);
    await expect(silent.text()).rejects.toThrow('too slow');
  });
});
