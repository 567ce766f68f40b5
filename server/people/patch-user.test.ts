// @proves patch-user
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { OpenStream } from '../../testing/app/open-stream.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const internalStaff = '01900000-0000-7000-8000-000000000001';
const attorney = { bar_number: '654321', bar_state: 'Oregon', firm_name: 'Brook Law' };
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let second: TestUser | undefined;
let user: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
});
beforeEach(async () => {
  user = await app.user();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const read = async (who: TestUser) => (await staff.get(`/api/admin/users/${who.id}`)).body;
const patch = async (who: TestUser, body: unknown, version?: number, by = staff) =>
  by.send('PATCH', `/api/admin/users/${who.id}`, body, { 'if-match': `"${version ?? (await read(who)).version}"` });
/** Appoints an attorney: proposed by one member of staff, confirmed by another. */
const appoint = async (who: TestUser, body: object = {}) => {
  const proposed = await patch(who, { role: 'attorney', ...body });
  second ??= await app.user('staff');
  return second.post(`/api/admin/users/${who.id}/appointment`, {
    appointment_id: proposed.body.standing.proposal.id,
    decision: 'confirmed',
  });
};
const stored = async (who: TestUser) =>
  (
    await superuser.rows<{ role: string; kind: string; name: string; org_id: string }>(
      'select u.role, o.kind, o.name, o.id as org_id from users u join orgs o on o.id = u.org_id where u.id = $1',
      [who.id],
    )
  )[0];
const log = async (who: TestUser) =>
  await superuser.rows(
    'select what, from_value, to_value, actor_name from access_log where subject_id = $1 order by id',
    [who.id],
  );
const emailsOf = async (template: string) =>
  (
    await superuser.rows<{ recipient: string }>('select recipient from outbox where template = $1 order by id', [
      template,
    ])
  ).map(({ recipient }) => recipient);

describe('changing a role', () => {
  test('a role change moves the user to a matching organization, is logged, and takes effect with the next request', async () => {
    const before = await stored(user);
    expect((await user.get('/api/admin/stats')).status).toBe(403);
    const made = await patch(user, { role: 'admin' });
    expect(made).toMatchObject({
      status: 200,
      body: { role: 'admin', org: { id: internalStaff, kind: 'internal' }, revoke_blocked_by: null },
    });
    // A new staff member must pass a second factor first, like all staff.
    expect(await user.get('/api/admin/stats')).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [user.id]);
    expect((await user.get('/api/admin/stats')).status).toBe(200);
    expect(await emailsOf('admin-granted')).toEqual(
      expect.arrayContaining([staff.account?.email, user.account?.email]),
    );

    expect((await patch(user, { role: 'client' })).body).toMatchObject({
      role: 'client',
      org: { id: before?.org_id, kind: 'merchant' },
    });
    expect((await user.get('/api/admin/stats')).status).toBe(403);
    expect((await user.get('/api/cases')).status).toBe(200);
    expect(await log(user)).toEqual([
      { what: 'role_changed', from_value: 'client', to_value: 'admin', actor_name: staff.account?.email },
      {
        what: 'organization_changed',
        from_value: before?.org_id,
        to_value: internalStaff,
        actor_name: staff.account?.email,
      },
      { what: 'role_changed', from_value: 'admin', to_value: 'client', actor_name: staff.account?.email },
      {
        what: 'organization_changed',
        from_value: internalStaff,
        to_value: before?.org_id,
        actor_name: staff.account?.email,
      },
    ]);
    expect((await read(user)).access[0]).toMatchObject({
      what: 'organization_changed',
      from: 'Internal Staff',
      to: before?.name,
      by: staff.account?.email,
      email: user.account?.email,
    });
    expect(await emailsOf('admin-revoked')).toEqual([staff.account?.email, user.account?.email]);
  });

  test("a lost role ends the user's live streams, and nobody else's", async () => {
    await patch(user, { role: 'admin' });
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [user.id]);
    const [theirs, mine] = [await OpenStream.of(user), await OpenStream.of(staff)];
    expect([theirs.status, mine.status]).toEqual([200, 200]);
    await patch(user, { role: 'client' });
    await theirs.until(({ ended }) => ended);
    expect([theirs.events.at(-1)?.event, mine.ended]).toEqual(['ended', false]);
    await mine.close();
  });

  test('the last staff member cannot lose the role, even when two revoke each other concurrently', async () => {
    expect(await patch(staff, { role: 'client' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This is the last staff member. Give somebody else admin access first.' },
    });
    expect((await read(staff)).revoke_blocked_by).toBe(
      'This is the last staff member. Give somebody else admin access first.',
    );
    const other = await app.user('staff');
    const versions = [(await read(staff)).version, (await read(other)).version];
    const answers = await Promise.all([
      patch(other, { role: 'client' }, versions[1]),
      patch(staff, { role: 'client' }, versions[0], other),
    ]);
    // The second of them is the last staff member, or is no longer staff by the time of the call.
    const [first, second] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([first, [403, 409].includes(second ?? 0)]).toEqual([200, true]);
    expect(await superuser.rows("select 1 from users where role = 'admin'")).toHaveLength(1);
    await superuser.rows("update users set role = 'admin', org_id = $2 where id = $1", [staff.id, internalStaff]);
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [staff.id]);
    await superuser.rows(
      "update users set role = 'client', org_id = merchant_org_id where id = $1 and role = 'admin'",
      [other.id],
    );
  });

  test('staff can give up their own role while others remain', async () => {
    const other = await app.user('staff');
    expect((await patch(other, { role: 'client' }, (await read(other)).version, other)).body).toMatchObject({
      role: 'client',
    });
    expect((await other.get(`/api/admin/users/${other.id}`)).status).toBe(403);
  });

  test('a role never has an organization of another kind, no matter who writes it', async () => {
    for (const [role, kind] of [
      ['admin', 'internal'],
      ['attorney', 'law_firm'],
      ['client', 'merchant'],
    ] as const) {
      const changed = role === 'attorney' ? await appoint(user, { attorney }) : await patch(user, { role });
      expect(changed.body.org.kind).toBe(kind);
      expect(await stored(user)).toMatchObject({ role, kind });
    }
    await expect(superuser.rows("update users set role = 'admin' where id = $1", [user.id])).rejects.toThrow(
      'users_org_id_org_kind_fkey',
    );
    await expect(
      superuser.rows('update users set org_id = $2 where id = $1', [user.id, internalStaff]),
    ).rejects.toThrow('users_org_id_org_kind_fkey');
    await expect(
      superuser.rows("update orgs set kind = 'internal' where id = (select org_id from users where id = $1)", [
        user.id,
      ]),
    ).rejects.toThrow('users_org_id_org_kind_fkey');
    const drifted = await superuser.rows(
      "select u.id from users u join orgs o on o.id = u.org_id where o.kind <> case u.role when 'client' then 'merchant' when 'admin' then 'internal' else 'law_firm' end",
    );
    expect(drifted).toEqual([]);
  });
});

describe('an attorney', () => {
  test('an attorney needs a bar number, its state and a firm, which stay on record after the role', async () => {
    const bare = await patch(user, { role: 'attorney' });
    expect(bare).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID_INPUT',
        fields: {
          'attorney.bar_number': 'Enter: Bar number.',
          'attorney.bar_state': expect.any(String),
          'attorney.firm_name': expect.any(String),
        },
      },
    });
    expect((await patch(user, { attorney })).body.fields).toEqual({
      role: 'Choose Attorney, or leave the bar number out.',
    });
    expect((await patch(user, { role: 'attorney', attorney: { ...attorney, bar_number: ' ' } })).status).toBe(422);
    expect(await stored(user)).toMatchObject({ role: 'client', kind: 'merchant' });

    expect((await appoint(user, { attorney })).body).toMatchObject({
      role: 'attorney',
      org: { name: 'Brook Law', kind: 'law_firm' },
      attorney,
    });
    const attorneys = async () =>
      (await staff.get('/api/admin/attorneys')).body.items.map((each: { id: string }) => each.id);
    expect(await attorneys()).toContain(user.id);
    expect((await appoint(user, { attorney: { ...attorney, bar_state: 'Washington' } })).body).toMatchObject({
      attorney: { bar_state: 'Washington' },
      org: { name: 'Brook Law' },
    });

    expect((await patch(user, { role: 'client' })).body).toMatchObject({
      role: 'client',
      attorney: { bar_state: 'Washington' },
    });
    expect(await attorneys()).not.toContain(user.id);
    const { body } = await (await app.user()).apply();
    expect((await staff.post(`/api/admin/cases/${body.case_id}/assign`, { attorney_id: user.id })).status).toBe(422);
    await expect(
      superuser.rows('update cases set attorney_id = $1 where id = $2', [user.id, body.case_id]),
    ).rejects.toThrow('an open case is given to attorneys alone');
    await app.runJobs();
    expect((await staff.get(`/api/admin/cases/${body.case_id}`)).body.attorney).toBeNull();
    expect((await appoint(user)).body).toMatchObject({
      role: 'attorney',
      attorney: { bar_state: 'Washington' },
      org: { name: 'Brook Law' },
    });
    await patch(user, { role: 'client' });
  });

  test('an attorney with open cases keeps the role until the cases are reassigned', async () => {
    await appoint(user, { attorney });
    const cases = [];
    for (let n = 0; n < 2; n += 1) cases.push((await (await app.user()).apply()).body.case_id as string);
    for (const id of cases) await staff.post(`/api/admin/cases/${id}/assign`, { attorney_id: user.id });
    expect((await read(user)).open_cases).toBe(2);
    for (const change of [
      patch(user, { role: 'client' }),
      staff.post('/api/rpc/create_admin_user', { p_email: user.account?.email }),
    ]) {
      expect(await change).toMatchObject({
        status: 409,
        body: {
          code: 'CONFLICT',
          message: '2 open cases are assigned to this attorney. Assign them to somebody else first.',
        },
      });
    }
    const close = async (id: string) =>
      staff.send(
        'PATCH',
        `/api/admin/cases/${id}`,
        { status: 'closed' },
        { 'if-match': String((await staff.get(`/api/admin/cases/${id}`)).body.version) },
      );
    await close(cases[0] ?? '');
    expect((await patch(user, { role: 'client' })).body.message).toBe(
      '1 open case is assigned to this attorney. Assign it to somebody else first.',
    );
    await close(cases[1] ?? '');
    expect((await patch(user, { role: 'client' })).status).toBe(200);
    // A reopened case is assigned to nobody, rather than to a user who may not see it.
    await staff.send(
      'PATCH',
      `/api/admin/cases/${cases[0]}`,
      { status: 'in_progress' },
      { 'if-match': String((await staff.get(`/api/admin/cases/${cases[0]}`)).body.version) },
    );
    expect((await staff.get(`/api/admin/cases/${cases[0]}`)).body).toMatchObject({
      status: 'in_progress',
      attorney: null,
    });
  });

  test('a new attorney joins the firm with the given name, or a chosen one', async () => {
    const partner = await app.user();
    const twice = { attorney: { ...attorney, firm_name: 'Twice & Co' } };
    const first = (await appoint(user, twice)).body.org.id;
    expect((await appoint(partner, twice)).body.org.id).toBe(first);
    expect((await patch(partner, { org_name: 'Alone LLP' })).body.org).toMatchObject({
      name: 'Alone LLP',
      kind: 'law_firm',
    });
    expect((await patch(partner, { org_id: first })).body.org.id).toBe(first);
    expect(await superuser.rows("select 1 from orgs where name = 'Twice & Co'")).toHaveLength(1);
  });
});

describe('an organization', () => {
  test("a merchant's organization is renamed for all its users, and one of another kind is refused", async () => {
    const before = await stored(user);
    const renamed = (await patch(user, { org_name: '  Analytical "Goods" =1+1  ' })).body;
    expect(renamed.org).toEqual({ id: before?.org_id, name: 'Analytical "Goods" =1+1', kind: 'merchant' });
    const other = await app.user();
    expect((await patch(other, { org_id: renamed.org.id })).body.org).toEqual(renamed.org);
    await patch(other, { org_name: 'Both of us' });
    expect((await read(user)).org.name).toBe('Both of us');
    for (const [body, fields] of [
      [{ org_id: internalStaff }, { org_id: 'Choose a merchant’s organization for this role.' }],
      [{ org_id: randomUUID() }, { org_id: 'This organization was not found.' }],
      [{ role: 'admin', org_name: 'A second house' }, { org_name: 'Staff belong to Internal Staff.' }],
      [{ org_id: internalStaff, org_name: 'x' }, { org_name: expect.any(String) }],
      [{ role: 'admin', org_id: renamed.org.id }, { org_id: 'Choose Internal Staff for this role.' }],
    ] as const)
      expect([(await patch(user, body)).body.fields, (await stored(user))?.role]).toEqual([fields, 'client']);
  });

  test("a user's former organization loses their name when they are erased", async () => {
    await patch(user, { org_name: 'Secret Past GmbH' });
    const past = (await stored(user))?.org_id;
    const other = await app.user();
    await patch(user, { org_id: (await stored(other))?.org_id });
    await user.post('/api/me/erasure', { note: '' });
    const { items } = (await staff.get('/api/admin/erasures')).body;
    expect(
      (
        await staff.post(
          `/api/admin/erasures/${items.find((each: { user_id: string }) => each.user_id === user.id).id}/decide`,
          { decision: 'done', note: '' },
        )
      ).status,
    ).toBe(200);
    expect(await superuser.rows('select name from orgs where id = $1', [past])).toEqual([{ name: 'Erased' }]);
    expect((await stored(other))?.name).not.toBe('Erased');
    expect(JSON.stringify(await log(user))).not.toContain('Secret');
    expect(await patch(user, { phone: null })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('changing a user', () => {
  test('a changed phone is returned everywhere, shown to its user, and not logged', async () => {
    expect((await patch(user, { phone: '(415) 555-0100' })).body.phone).toBe(
      (await user.get('/api/me')).body.user.phone,
    );
    expect((await user.get('/api/me')).body.profile.phone).toBe((await read(user)).phone);
    expect((await patch(user, { phone: '12' })).body.fields).toEqual({ phone: expect.any(String) });
    expect((await patch(user, { phone: ' ' })).body.phone).toBeNull();
    expect(await log(user)).toEqual(
      [1, 2].map(() => ({ what: 'phone_changed', from_value: null, to_value: null, actor_name: staff.account?.email })),
    );
  });

  test('a change with a stale version is refused, and of two concurrent ones one is stored', async () => {
    const { version } = await read(user);
    const answers = await Promise.all([
      patch(user, { phone: '(415) 555-0100' }, version),
      patch(user, { org_name: 'Second' }, version),
      patch(user, { role: 'admin' }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'VERSION_MISMATCH',
      message: expect.any(String),
    });
    expect((await patch(user, { phone: null }, version)).status).toBe(409);
    expect((await read(user)).version).toBeGreaterThan(version);
  });

  test.each<[string, unknown, number]>([
    ['nothing', {}, 422],
    ['an unknown key', { email: 'x@y.example' }, 422],
    ['an unknown role', { role: 'owner' }, 422],
    ['a null role', { role: null }, 422],
    ['an invalid id', { org_id: 'x' }, 422],
    ['an empty name', { org_name: '  ' }, 422],
  ])('a change with %s is refused', async (_, body, status) => {
    expect((await patch(user, body)).status).toBe(status);
  });

  test('changing a missing user answers 404, and a change without a version 422', async () => {
    expect(
      (await staff.send('PATCH', `/api/admin/users/${randomUUID()}`, { phone: null }, { 'if-match': '1' })).status,
    ).toBe(404);
    expect((await staff.send('PATCH', '/api/admin/users/none', { phone: null }, { 'if-match': '1' })).status).toBe(404);
    expect((await staff.send('PATCH', `/api/admin/users/${user.id}`, { phone: null })).status).toBe(422);
  });
});
