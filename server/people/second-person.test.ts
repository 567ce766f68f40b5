import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const week = 7;
let app: TestApp;
let superuser: Superuser;
/** Given access by the operator, like each `app.user('staff')`. */
let root: TestUser;
let counsel: TestUser;
let count = 0;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
beforeEach(async () => {
  // More users sign in here than one address may.
  await superuser.rows('delete from attempts');
  [root, counsel] = [await app.user('staff'), await app.user()];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Marks a user's sessions as having passed a second factor, which staff need. */
const withFactor = (user: TestUser) =>
  superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [user.id]);
/** A member of staff to whom `by` gave access `days` ago. */
async function granted(by: TestUser, days = 0, who?: TestUser): Promise<TestUser> {
  const made = who ?? (await app.user());
  expect((await by.post('/api/rpc/create_admin_user', { p_email: made.account?.email })).status).toBe(200);
  await withFactor(made);
  await age(made, days);
  return made;
}
async function age(user: TestUser, days: number): Promise<void> {
  await superuser.rows('set session_replication_role = replica');
  await superuser.rows(
    `update staff_grants set granted_at = granted_at - make_interval(days => $2)
     where id = (select max(id) from staff_grants where user_id = $1)`,
    [user.id, days],
  );
  await superuser.rows('set session_replication_role = origin');
}
const patch = async (by: TestUser, who: TestUser, body: object) => {
  const { version } = (await by.get(`/api/admin/users/${who.id}`)).body;
  return by.send('PATCH', `/api/admin/users/${who.id}`, body, { 'if-match': `"${version}"` });
};
const propose = (by: TestUser, who = counsel) => {
  count += 1;
  const attorney = { bar_number: `90000${count}`, bar_state: 'Oregon', firm_name: 'Brook Law' };
  return patch(by, who, { role: 'attorney', attorney });
};
const proposal = async (by: TestUser, who = counsel) =>
  (await by.get(`/api/admin/users/${who.id}`)).body.standing.proposal;
const actor = (user: TestUser, role: 'admin' | 'attorney' = 'admin'): Actor => ({
  role,
  id: user.id,
  name: 'Test',
  verifiedEmail: null,
});

/** Confirms the appointment through the program, then directly in the database. Returns what each says. */
async function confirmBothWays(by: TestUser): Promise<[number, string, string]> {
  const { id, barred_by } = await proposal(by);
  const asked = { appointment_id: id, decision: 'confirmed' };
  const answer = await by.post(`/api/admin/users/${counsel.id}/appointment`, asked);
  if (answer.status === 403) expect(answer.body.message).toBe(barred_by);
  return [answer.status, answer.body.message ?? '', await tried(by, sql`select app.confirm_appointment(${id}, now())`)];
}
async function tried(by: TestUser, statement: ReturnType<typeof sql>, role: 'admin' | 'attorney' = 'admin') {
  const work = app.services.database.as(actor(by, role), (db) => statement.execute(db));
  return work.then(() => 'done').catch(({ code }: { code: string }) => code);
}
const refused = (text: RegExp) => [403, expect.stringMatching(text), '42501'];

/** The same with an address that `first` enters. */
async function addressBothWays(first: TestUser, by: TestUser): Promise<[number, string, string]> {
  count += 1;
  const lines = [`${count} Chain Street`, 'Omaha, NE 68102'];
  const address = { processor: 'paypal', entity: 'PayPal, Inc.', channel: 'certified_mail', purpose: 'legal' };
  const source = { source: 'Their counsel said so.', seen_on: firmDayOf(new Date()) };
  await first.post('/api/addresses', { ...address, ...source, lines });
  const { items } = (await by.get('/api/addresses?processor=paypal')).body;
  const { id } = items.find((each: { lines: string[] }) => each.lines[0] === lines[0]);
  const answer = await by.post(`/api/addresses/${id}/confirm`, {});
  const past = sql`update processor_addresses set confirmed_by = ${by.id}, confirmed_by_name = 'x', confirmed_at = now() where id = ${id}`;
  return [answer.status, answer.body.message ?? '', await tried(by, past)];
}

describe('one chain of grants is one person', () => {
  test('a user whose access comes from another cannot be their second person, however long ago, but one from another branch can', async () => {
    const first = await granted(root, 30);
    const last = await granted(first, 30);
    await propose(root);
    expect(await confirmBothWays(last)).toEqual(refused(/^One of you has access from the other/));
    expect(await addressBothWays(root, last)).toEqual(refused(/^One of you has access from the other/));
    expect(await addressBothWays(last, root)).toEqual(refused(/^One of you has access from the other/));
    const branch = await granted(root, 30);
    await superuser.rows('update users set is_lead = true where id = $1', [branch.id]);
    expect(await addressBothWays(last, branch)).toMatchObject([200, '', 'done']);
    const other = await app.user('staff');
    expect((await confirmBothWays(other))[0]).toBe(200);
  });

  test('new access takes effect at once but makes nobody a second person for a week, and the refusal says from which day it does', async () => {
    const [stranger, fresh] = [await app.user('staff'), await granted(root)];
    expect((await fresh.get('/api/admin/users')).status).toBe(200);
    await propose(stranger);
    const from = new Date(Date.now() + (week + 1) * 86_400_000);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(from);
    expect(await confirmBothWays(fresh)).toEqual(refused(new RegExp(`less than a week. You can .* from ${day}\\.$`)));
    expect(await addressBothWays(stranger, fresh)).toEqual(refused(/less than a week/));
    const shownFrom = async (who: TestUser) => (await root.get(`/api/admin/users/${who.id}`)).body.second_from;
    expect([await shownFrom(fresh), await shownFrom(stranger), await shownFrom(counsel)]).toEqual([
      firmDayOf(from),
      null,
      null,
    ]);
    await age(fresh, week);
    expect(await shownFrom(fresh)).toBeNull();
    expect((await confirmBothWays(fresh))[0]).toBe(200);
  });

  test('access that ended and was given again begins another week, and the old chain of grants still counts', async () => {
    const [stranger, renewed] = [await app.user('staff'), await granted(root, 30)];
    await stranger.post(`/api/admin/users/${renewed.id}/revoke`, {});
    await renewed.signIn();
    await granted(stranger, 0, renewed);
    const third = await app.user('staff');
    await propose(third);
    expect(await confirmBothWays(renewed)).toEqual(refused(/less than a week/));
    await age(renewed, week);
    expect(await addressBothWays(root, renewed)).toEqual(refused(/^One of you has access from the other/));
    expect(await addressBothWays(stranger, renewed)).toEqual(refused(/^One of you has access from the other/));
    expect((await confirmBothWays(renewed))[0]).toBe(200);
    await expect(superuser.rows('delete from staff_grants')).rejects.toThrow('append-only');
  });

  test('a role that is changed directly in the database is part of the chain too', async () => {
    const puppet = await app.user();
    const role = sql`update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = ${puppet.id}`;
    expect(await tried(root, role)).toBe('done');
    await withFactor(puppet);
    await age(puppet, 30);
    expect(await addressBothWays(root, puppet)).toEqual(refused(/^One of you has access from the other/));
  });
});

describe('an attorney who was only proposed', () => {
  test('stays what they were: without the role, its pages, its cases or the standing of a second person', async () => {
    await propose(root);
    await withFactor(counsel);
    expect((await counsel.get('/api/me')).body.user.role).toBe('client');
    for (const path of ['/api/attorney/queue', '/api/addresses', '/api/knowledge', '/api/me/standing'])
      expect([path, (await counsel.get(path)).status]).toEqual([path, 403]);
    const { items } = (await root.get('/api/admin/attorneys')).body;
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(counsel.id);
    expect((await confirmBothWays(await app.user('staff')))[0]).toBe(200);
    expect((await counsel.get('/api/me')).body.user.role).toBe('attorney');
  });

  test('is given the role only by a confirmation, and cannot act as an attorney where the role came otherwise', async () => {
    await propose(root);
    const org = sql`(select id from orgs where kind = 'law_firm' limit 1)`;
    const role = sql`update users set role = 'attorney', org_id = ${org} where id = ${counsel.id}`;
    expect(await tried(root, role)).toBe('42501');
    // As an attorney of an older installation, who was never confirmed.
    await superuser.rows('set session_replication_role = replica');
    await superuser.rows(
      "update users set role = 'attorney', org_id = (select id from orgs where kind = 'law_firm' limit 1) where id = $1",
      [counsel.id],
    );
    await superuser.rows(
      "insert into attorneys (user_id, full_name, bar_number, bar_state, firm_name) values ($1, 'x', 'x', 'x', 'x')",
      [counsel.id],
    );
    await superuser.rows('set session_replication_role = origin');
    await withFactor(counsel);
    expect(await addressBothWays(root, counsel)).toEqual(refused(/^Only staff and appointed attorneys/));
    const { authorities, clauses } = (await counsel.get('/api/knowledge')).body;
    const usable = authorities.find(({ use }: { use: string }) => use === 'usable');
    for (const entry of [
      { kind: 'authority', key: usable.id },
      { kind: 'clause', key: clauses[0].id },
    ])
      expect((await counsel.post('/api/knowledge/confirmations', entry)).status).toBe(403);
    const authority = sql`insert into authority_confirmations (authority_id, knowledge_hash, attorney_id) values (${usable.id}, '', ${counsel.id})`;
    const clause = sql`insert into clause_confirmations (clause_id, wording, attorney_id, confirmed_at) values ('x', ${'0'.repeat(64)}, ${counsel.id}, now())`;
    expect([await tried(counsel, authority, 'attorney'), await tried(counsel, clause, 'attorney')]).toEqual([
      '42501',
      '42501',
    ]);
    // Nor does staff confirm in an attorney's name.
    expect(await tried(root, authority)).toBe('42501');
    const { body } = await (await app.user()).apply();
    expect((await root.post(`/api/admin/cases/${body.case_id}/assign`, { attorney_id: counsel.id })).status).toBe(422);
  });
});

describe('two accounts of one person', () => {
  const alike = /so they count as one person/;
  /** Signs in to `user` in the browser of `other`. */
  const inBrowserOf = async (other: TestUser, user: TestUser) => {
    const [own, cookie] = [user.cookie, other.cookie];
    user.cookie = cookie;
    await user.signIn();
    await withFactor(user);
    expect(own).not.toBe(cookie);
  };

  test('that were used in one browser count as one: as second person, as attorney, and for a license check', async () => {
    const double = await app.user('staff');
    await inBrowserOf(root, double);
    await propose(root);
    expect(await confirmBothWays(double)).toEqual(refused(alike));
    expect(await addressBothWays(double, root)).toEqual(refused(alike));
    const attorney = await app.user('attorney');
    await inBrowserOf(root, attorney);
    const looked = { state: 'OR', number: '1', status: 'active', checked_on: firmDayOf(new Date()), proof: 'x' };
    expect(await root.post(`/api/admin/users/${attorney.id}/licenses`, looked)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(alike) },
    });
    const license = sql`insert into licenses (id, attorney_id, state, number, added_by, added_by_name, added_at) values (gen_random_uuid(), ${attorney.id}, 'OR', '1', ${root.id}, 'x', now())`;
    const check = sql`insert into license_checks (id, license_id, status, checked_on, proof, checked_by, checked_by_name, recorded_at) select gen_random_uuid(), id, 'active', current_date, 'x', ${root.id}, 'x', now() from licenses where attorney_id = ${attorney.id} limit 1`;
    expect([await tried(root, license), await tried(root, check)]).toEqual(['42501', '42501']);
  });

  test('cannot propose each other as attorney, nor confirm an attorney who shares their browser', async () => {
    await inBrowserOf(root, counsel);
    expect(await propose(root)).toMatchObject({ status: 403, body: { message: expect.stringMatching(alike) } });
    const insert = sql`insert into appointments (id, user_id, full_name, title, bar_number, bar_state, firm_name, firm_lines, proposed_by, proposed_by_name, proposed_at)
      values (gen_random_uuid(), ${counsel.id}, 'x', 'x', 'x', 'x', 'x', '{}', ${root.id}, 'x', now())`;
    expect(await tried(root, insert)).toBe('23514');
    await propose(await app.user('staff'));
    expect(await confirmBothWays(root)).toEqual(refused(alike));
  });

  test('are recognized by an address that one of them had, whatever its tag and dots', async () => {
    const double = await app.user('staff');
    const [name] = root.account!.email.split('@');
    await superuser.rows('update auth.users set email = $2 where id = $1', [root.id, `moved-${name}@people.example`]);
    await superuser.rows('update auth.users set email = $2 where id = $1', [double.id, `${name}+two@people.example`]);
    expect(await addressBothWays(root, double)).toEqual(refused(/have or had one email address, so they count/));
  });

  test('are recognized by a phone number, however it is written', async () => {
    const double = await app.user('staff');
    await superuser.rows("update users set phone = '(503) 555-0188' where id = $1", [root.id]);
    await superuser.rows("update users set phone = '+1 503 555 0188' where id = $1", [double.id]);
    expect(await addressBothWays(root, double)).toEqual(refused(/have one phone number, so they count/));
  });

  test('are recognized by an attorney’s name and bar number, whatever the state or firm', async () => {
    const pair = [await app.user('attorney'), await app.user('attorney')];
    await superuser.rows("update attorneys set full_name = 'Ann  O’Hara' where user_id = $1", [pair[0]?.id]);
    await superuser.rows("update attorneys set full_name = 'ann o-hara', bar_state = 'Utah' where user_id = $1", [
      pair[1]?.id,
    ]);
    const [found] = await superuser.rows('select app.one_person($1, $2) as why', [pair[0]?.id, pair[1]?.id]);
    expect(found).toEqual({ why: 'license' });
  });
});

test('with a single member of staff the operator appoints, and a merchant learns nothing about whether two users are one', async () => {
  const attorney = await app.user('attorney');
  expect((await root.get(`/api/admin/users/${attorney.id}`)).body.standing).toMatchObject({
    appointed: true,
    appointment: { proposed_by: 'Operator', confirmed_by: 'Operator' },
  });
  const merchant: Actor = { role: 'client', id: counsel.id, name: 'Test', verifiedEmail: null };
  const { rows } = await app.services.database.as(merchant, (db) =>
    sql`select why from app.second_barred_by(${root.id}, ${attorney.id})`.execute(db),
  );
  expect(rows).toEqual([{ why: 'role' }]);
  const past = sql`select app.barred_as_second(${root.id}, ${attorney.id})`;
  expect(await tried(counsel, past)).toBe('42501');
});
