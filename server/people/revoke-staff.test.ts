// @proves revoke-staff
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverAllCases } from './hand-over-cases.ts';
import { createAdminUser } from './create-admin-user.ts';
import { systemActor } from '../../db/actor.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { OpenStream } from '../../testing/app/open-stream.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const revoke = (id: string, by = staff) => by.post(`/api/admin/users/${id}/revoke`, {});
const read = async (id: string) => (await staff.get(`/api/admin/users/${id}`)).body;

/** Open cases with this owner, as many as requested, and a closed one. */
async function give(owner: TestUser, open: number): Promise<void> {
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, processor, first_name, last_name, email, legal_business_name, business_address, owner_id)
    select gen_random_uuid(), 'UH-H-' || right($2::uuid::text, 8) || n, $1, (select org_id from users where id = $1), case when n = 0 then 'closed' else (array['intake', 'under_review', 'in_progress'])[1 + n % 3] end, 'paypal', 'A', 'B', 'a@b.example', 'Shop ' || n, '{}', $2::uuid
    from generate_series(0, $3::int) n`,
    [merchant.id, owner.id, open],
  );
}
const owners = async (first: TestUser) =>
  superuser.rows<{ owner_id: string; closed: boolean; n: number }>(
    "select owner_id, status = 'closed' as closed, count(*)::int as n from cases where case_number like 'UH-H-' || right($1::uuid::text, 8) || '%' group by 1, 2 order by 2, 3",
    [first.id],
  );

describe('revoking staff access', () => {
  test('a revoked user becomes a client of their own organization, loses sessions and streams, and everyone concerned is emailed', async () => {
    const account = await app.user();
    const before = (await read(account.id)).org;
    await createAdminUser(app.services, systemActor, account.account?.email ?? '');
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [account.id]);
    const second = await new TestUser(app.app, account.account).signIn();
    const stream = await OpenStream.of(account);
    expect((await account.get('/api/admin/stats')).status).toBe(200);

    const { status, body } = await revoke(account.id);
    expect([status, body]).toMatchObject([
      200,
      {
        role: 'client',
        org: before,
        sessions: [],
        open_cases: 0,
        revoke_blocked_by: 'This user has no admin access.',
      },
    ]);
    expect([(await account.get('/api/admin/stats')).status, (await second.get('/api/me')).status]).toEqual([401, 401]);
    await stream.until(({ ended }) => ended);
    await account.signIn();
    expect([(await account.get('/api/admin/stats')).status, (await account.get('/api/cases')).status]).toEqual([
      403, 200,
    ]);
    const emails = await superuser.rows(
      "select recipient, payload from outbox where template = 'admin-revoked' order by recipient",
    );
    expect(emails).toEqual([
      {
        recipient: account.account?.email,
        payload: { email: account.account?.email, by: staff.account?.email, yours: true },
      },
      {
        recipient: staff.account?.email,
        payload: { email: account.account?.email, by: staff.account?.email, yours: false },
      },
    ]);
    const { items } = (await staff.get('/api/admin/access-log')).body;
    expect(items.slice(0, 2)).toMatchObject([
      { what: 'admin_revoked', by: staff.account?.email, email: account.account?.email, from: 'admin', to: 'client' },
      { what: 'admin_granted', by: 'Unhold', email: account.account?.email, from: 'client', to: 'admin' },
    ]);
  });

  test("a revoked user returns to the organization of their cases, or to a new one by the spec's default name", async () => {
    const [withCases, without] = [await app.user('staff'), await app.user('staff')];
    const [{ id } = { id: '' }] = await superuser.rows<{ id: string }>(
      "insert into orgs (id, name, kind) values (gen_random_uuid(), 'Old Shop', 'merchant') returning id",
    );
    // As in an older installation, which did not record the former organization.
    await superuser.rows('update users set merchant_org_id = null where id = any($1)', [[withCases.id, without.id]]);
    await superuser.rows(
      `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address) values (gen_random_uuid(), 'UH-O-1', $1, $2, 'paypal', 'A', 'B', 'a@b.example', 'Old Shop', '{}')`,
      [withCases.id, id],
    );
    expect((await revoke(withCases.id)).body.org).toEqual({ id, name: 'Old Shop', kind: 'merchant' });
    expect((await revoke(without.id)).body.org).toEqual({
      id: expect.any(String),
      name: `${without.account?.email.split('@')[0]}'s Business`,
      kind: 'merchant',
    });
  });

  test('revoking the last staff member, or a user who is not staff, is refused, and only staff can revoke', async () => {
    expect(await revoke(staff.id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This is the last staff member. Give somebody else admin access first.' },
    });
    expect(await revoke(merchant.id)).toMatchObject({
      status: 409,
      body: { message: 'This user has no admin access.' },
    });
    expect([
      (await revoke(staff.id, merchant)).status,
      (await revoke(staff.id, app.visitor())).status,
      (await revoke(randomUUID())).status,
    ]).toEqual([403, 401, 404]);
    expect((await staff.get('/api/admin/stats')).status).toBe(200);
  });

  test('staff can revoke their own access while others remain, as their last action', async () => {
    const other = await app.user('staff');
    expect((await revoke(other.id, other)).body.role).toBe('client');
    expect((await other.get('/api/admin/stats')).status).toBe(401);
  });
});

describe('the open cases of a revoked user', () => {
  test('open cases are spread evenly over the remaining staff, with a history entry each, and closed ones stay', async () => {
    const [leaves, stays] = [await app.user('staff'), await app.user('staff')];
    await give(leaves, 30);
    expect((await read(leaves.id)).open_cases).toBe(30);
    await revoke(leaves.id);
    const after = await owners(leaves);
    expect(after.filter((each) => each.owner_id === leaves.id)).toMatchObject([{ closed: true, n: 1 }]);
    expect(
      after
        .filter((each) => each.owner_id !== leaves.id)
        .map(({ owner_id }) => owner_id)
        .toSorted(),
    ).toEqual([staff.id, stays.id].toSorted());
    const history = await superuser.rows<{ case_id: string; seq: number; new_value: string; actor_name: string }>(
      "select case_id, case_history.seq, field, old_value, new_value, actor_name from case_history join cases on cases.id = case_id where what = 'owner_changed' and case_number like 'UH-H-%'",
    );
    expect(history).toHaveLength(30);
    expect(history[0]).toMatchObject({
      field: 'owner',
      old_value: (await read(leaves.id)).name,
      actor_name: staff.account?.email,
    });
    expect(new Set(history.map(({ new_value }) => new_value))).toEqual(
      new Set([(await read(staff.id)).name, (await read(stays.id)).name]),
    );
    expect(
      await superuser.rows("select 1 from cases where case_number like 'UH-H-%' and version <> 2 and owner_id <> $1", [
        leaves.id,
      ]),
    ).toEqual([]);
    // A reopened case gets an owner who is staff.
    await superuser.rows("update cases set status = 'in_progress' where owner_id = $1 and status = 'closed'", [
      leaves.id,
    ]);
    expect((await owners(leaves)).map(({ owner_id }) => owner_id)).not.toContain(leaves.id);
    await expect(superuser.rows("update cases set owner_id = $1 where status = 'intake'", [leaves.id])).rejects.toThrow(
      'who answers for an open case is of staff',
    );
    await revoke(stays.id);
  });

  test('very many open cases are handed over by a job, which may run twice', async () => {
    const leaves = await app.user('staff');
    await give(leaves, 501);
    await revoke(leaves.id);
    expect((await owners(leaves)).find((each) => each.owner_id === leaves.id && each.n > 1)?.n).toBe(501);
    await app.runJobs();
    expect((await owners(leaves)).map(({ owner_id, n }) => [owner_id, n])).toEqual([
      [staff.id, 501],
      [leaves.id, 1],
    ]);
    const lines = () =>
      superuser.rows("select 1 from case_history where what = 'owner_changed' and actor_name = $1 and actor_id = $2", [
        staff.account?.email,
        staff.id,
      ]);
    const before = (await lines()).length;
    expect(before).toBeGreaterThanOrEqual(501);
    await handOverAllCases(app.services, { id: staff.id, name: 'again' }, leaves.id);
    expect(await lines()).toHaveLength(before);
  });

  test('open cases stay with a user who is staff again before the job runs', async () => {
    const leaves = await app.user('staff');
    await give(leaves, 1);
    await handOverAllCases(app.services, { id: staff.id, name: 'x' }, leaves.id);
    expect((await read(leaves.id)).open_cases).toBe(1);
    await revoke(leaves.id);
  });

  test('a concurrent change leaves no open case behind', async () => {
    const leaves = await app.user('staff');
    await give(leaves, 12);
    const cases = await superuser.rows<{ id: string; version: number }>(
      "select id, version from cases where owner_id = $1 and status <> 'closed'",
      [leaves.id],
    );
    const toThem = await superuser.rows<{ id: string; version: number }>(
      "select id, version from cases where owner_id = $1 and status <> 'closed' limit 12",
      [staff.id],
    );
    const change = (each: { id: string; version: number }, body: object) =>
      staff.send('PATCH', `/api/admin/cases/${each.id}`, body, { 'if-match': String(each.version) });
    const [revoked, ...changed] = await Promise.all([
      revoke(leaves.id),
      ...cases.map((each) => change(each, { status: 'under_review' })),
      ...toThem.map((each) => change(each, { owner_id: leaves.id })),
    ]);
    expect(revoked.status).toBe(200);
    expect(changed.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
    expect(
      await superuser.rows(
        "select 1 from cases c join users u on u.id = c.owner_id where c.status in ('intake', 'under_review', 'in_progress') and u.role <> 'admin'",
      ),
    ).toEqual([]);
  });
});

describe("a user's sessions", () => {
  test('sessions are shown without tokens, can be ended one by one or all at once, and each is logged', async () => {
    const user = await app.user();
    const other = await new TestUser(app.app, user.account).signIn();
    const { sessions } = await read(user.id);
    expect(sessions).toHaveLength(2);
    expect(Object.keys(sessions[0]).toSorted()).toEqual([
      'created_at',
      'expires_at',
      'id',
      'ip_address',
      'last_seen_at',
      'own',
      'second_factor',
      'user_agent',
    ]);
    const [stored] = await superuser.rows<{ id: string; token: string }>(
      'select id, token from auth.sessions where user_id = $1 order by created_at limit 1',
      [user.id],
    );
    expect(JSON.stringify(await read(user.id))).not.toContain(stored?.token);

    const ended = await staff.send('DELETE', `/api/admin/users/${user.id}/sessions/${stored?.id}`);
    expect(ended.body.sessions).toMatchObject([{ own: false }]);
    expect([(await user.get('/api/me')).status, (await other.get('/api/me')).status]).toEqual([401, 200]);
    expect((await staff.send('DELETE', `/api/admin/users/${user.id}/sessions/${stored?.id}`)).status).toBe(404);
    // Another user's session cannot be ended here.
    const [theirs] = (await read(merchant.id)).sessions;
    expect((await staff.send('DELETE', `/api/admin/users/${user.id}/sessions/${theirs.id}`)).status).toBe(404);
    expect((await staff.send('DELETE', `/api/admin/users/${user.id}/sessions/none`)).status).toBe(404);
    expect((await staff.send('DELETE', `/api/admin/users/${randomUUID()}/sessions`)).status).toBe(404);

    expect((await staff.send('DELETE', `/api/admin/users/${user.id}/sessions`)).body.sessions).toEqual([]);
    expect((await other.get('/api/me')).status).toBe(401);
    await staff.send('DELETE', `/api/admin/users/${user.id}/sessions`);
    expect((await read(user.id)).access.map(({ what }: { what: string }) => what)).toEqual([
      'sessions_ended',
      'session_ended',
    ]);
    expect((await merchant.get('/api/me')).status).toBe(200);
  });

  test("expired sessions are hidden, and the caller's own is marked", async () => {
    await superuser.rows(
      "insert into auth.sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, 'old', now() - interval '1 second')",
      [staff.id],
    );
    expect((await read(staff.id)).sessions).toMatchObject([{ own: true }]);
  });

  test('the database hides sessions from other users and lets none of them end one', async () => {
    for (const role of ['client', 'attorney']) {
      await superuser.rows('begin');
      await superuser.rows("select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true)", [
        merchant.id,
        role,
      ]);
      await superuser.rows('set local role unhold_app');
      expect(await superuser.rows('select * from app.sessions_of($1::uuid)', [staff.id])).toEqual([]);
      expect(await superuser.rows('select * from app.sign_in_of($1::uuid)', [staff.id])).toEqual([]);
      expect(await superuser.rows('select * from app.find_users(null, null, null, null, 10)')).toEqual([]);
      expect(await superuser.rows("select * from app.find_orgs('merchant', null, 10)")).toEqual([]);
      expect(
        await superuser.rows<{ n: number }>(
          "select app.end_sessions($1::uuid, null) as n, app.count_found_users('%a%', null, 10) as found",
          [staff.id],
        ),
      ).toEqual([{ n: 0, found: 0 }]);
      await superuser.rows('rollback');
    }
    expect((await staff.get('/api/me')).status).toBe(200);
  });
});

test('the access log is paged, newest first, without entries that do not concern access', async () => {
  await superuser.rows(
    "insert into access_log (subject_id, actor_name, what) select $1, 'Somebody', case when n % 2 = 0 then 'session_ended' else 'data_exported' end from generate_series(1, 120) n",
    [merchant.id],
  );
  const seen: { what: string; at: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { items: { what: string; at: string }[]; next_cursor: string | null } } = await staff.get(
      `/api/admin/access-log${cursor ? `?cursor=${cursor}` : ''}`,
    );
    seen.push(...body.items);
    cursor = body.next_cursor;
  }
  const [{ n } = { n: 0 }] = await superuser.rows<{ n: number }>(
    "select count(*)::int as n from access_log where what not in ('data_exported', 'organization_changed', 'organization_renamed', 'phone_changed', 'attorney_changed')",
  );
  expect(seen).toHaveLength(n);
  expect(new Set(seen.map(({ what }) => what)).has('data_exported')).toBe(false);
});

test('a member of staff is not granted access again, and nobody is emailed', async () => {
  const account = await app.user();
  const grant = () => createAdminUser(app.services, systemActor, account.account?.email ?? '');
  const mails = () =>
    superuser.rows("select count(*)::int as n from outbox where template like '%access%' or template like '%admin%'");
  await grant();
  const before = await mails();
  await expect(grant()).rejects.toMatchObject({ code: 'CONFLICT', message: 'This user is on the staff already.' });
  expect(await mails()).toEqual(before);
});
