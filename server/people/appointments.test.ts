import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../db/actor.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

const signs = { bar_number: '654321', bar_state: 'Oregon', firm_name: 'Brook Law' };
let app: TestApp;
let superuser: Superuser;
let [first, second]: TestUser[] = [];
let counsel: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [first, second] = [await app.user('staff'), await app.user('staff')];
});
beforeEach(async () => {
  counsel = await app.user();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const read = async (by = first) => (await by!.get(`/api/admin/users/${counsel.id}`)).body;
const patch = async (body: unknown, by = first, who = counsel) => {
  const { version } = (await by!.get(`/api/admin/users/${who.id}`)).body;
  return by!.send('PATCH', `/api/admin/users/${who.id}`, body, { 'if-match': `"${version}"` });
};
const decide = async (decision: string, by = second): Promise<TestAnswer> =>
  by!.post(`/api/admin/users/${counsel.id}/appointment`, {
    appointment_id: (await read()).standing.proposal?.id ?? counsel.id,
    decision,
  });
const appointed = async () => (await read()).standing.appointed;
const actor = (user: TestUser | undefined, role: 'admin' | 'attorney' = 'admin'): Actor => ({
  role,
  id: user?.id ?? '',
  name: 'Test',
  verifiedEmail: null,
});
const confirmIn = async (by: TestUser | undefined) => {
  const id = (await read()).standing.proposal.id;
  return app.services.database.as(actor(by), (db) => sql`select app.confirm_appointment(${id}, now())`.execute(db));
};

describe('an attorney of two', () => {
  test('is appointed only once a second member of staff has confirmed, and everybody on staff hears of both', async () => {
    expect((await patch({ role: 'attorney', attorney: signs })).status).toBe(200);
    expect(await appointed()).toBe(false);
    expect(await read()).toMatchObject({
      role: 'client',
      attorney: null,
      standing: { appointment: null, proposal: { ...signs, barred_by: expect.stringMatching(/^You proposed this/) } },
    });
    const own = await decide('confirmed', first);
    expect(own).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    await expect(confirmIn(first)).rejects.toMatchObject({ code: '42501' });
    expect(await appointed()).toBe(false);

    expect((await decide('confirmed')).body).toMatchObject({
      role: 'attorney',
      org: { name: 'Brook Law', kind: 'law_firm' },
      attorney: signs,
      standing: { appointed: true, proposal: null },
    });
    const mails = await superuser.rows<{ recipient: string; what: string }>(
      "select recipient, payload ->> 'step' as what from outbox where template = 'attorney-appointment' and payload ->> 'user_id' = $1",
      [counsel.id],
    );
    for (const to of [first, second])
      for (const what of ['proposed', 'confirmed'])
        expect(mails).toContainEqual({ recipient: to?.account?.email, what });
    expect(mails).toContainEqual({ recipient: counsel.account?.email, what: 'confirmed' });
    expect((await read()).access.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['attorney_changed', 'appointment_confirmed', 'attorney_granted']),
    );
  });

  test('nobody can appoint themselves in any way', async () => {
    const both = await app.user('staff');
    const self = await patch({ role: 'attorney', attorney: signs }, both, both);
    expect(self).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const insert = (proposedBy: string) =>
      app.services.database.as(actor(both), (db) =>
        sql`insert into appointments (id, user_id, full_name, title, bar_number, bar_state, firm_name, firm_lines, proposed_by, proposed_by_name, proposed_at)
          values (gen_random_uuid(), ${both.id}, 'x', 'x', 'x', 'x', 'x', '{}', ${proposedBy}, 'x', now())`.execute(db),
      );
    await expect(insert(both.id)).rejects.toMatchObject({ code: '23514' });
    // In the name of another member of staff.
    await expect(insert(first!.id)).rejects.toMatchObject({ code: '42501' });
    // Proposed while still a merchant, and a member of staff by the time it is confirmed.
    await patch({ role: 'attorney', attorney: signs });
    const id = (await read()).standing.proposal.id;
    await superuser.rows(
      "update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1",
      [counsel.id],
    );
    await expect(
      app.services.database.as(actor(counsel), (db) => sql`select app.confirm_appointment(${id}, now())`.execute(db)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('keeps signing as before until the second confirms other details', async () => {
    await patch({ role: 'attorney', attorney: signs });
    await decide('confirmed');
    await patch({ attorney: { ...signs, bar_number: '777777' } });
    expect(await read()).toMatchObject({
      attorney: { bar_number: '654321' },
      standing: { appointed: true, proposal: { bar_number: '777777' } },
    });
    expect((await decide('declined')).body.standing).toMatchObject({ appointed: true, proposal: null });
    await patch({ attorney: { ...signs, bar_number: '888888' } });
    expect((await decide('confirmed')).body).toMatchObject({
      attorney: { bar_number: '888888' },
      standing: { appointed: true },
    });
    // Details that are written past the use case appoint nobody.
    await app.services.database.as(actor(first), (db) =>
      sql`update attorneys set bar_number = '1' where user_id = ${counsel.id}`.execute(db),
    );
    expect(await appointed()).toBe(false);
  });

  test('a new name to sign with waits for the second too', async () => {
    await patch({ role: 'attorney', attorney: signs });
    await decide('confirmed');
    await counsel.send('PATCH', '/api/me', { display_name: 'Somebody Else' });
    await patch({ attorney: signs });
    expect((await read()).standing).toMatchObject({ appointed: true, proposal: { full_name: 'Somebody Else' } });
  });

  test('is no longer appointed once the role is left, and needs two again', async () => {
    await patch({ role: 'attorney', attorney: signs });
    await decide('confirmed');
    await patch({ role: 'client' });
    await patch({ role: 'attorney' });
    expect(await read()).toMatchObject({ role: 'client', standing: { appointed: false, proposal: signs } });
    const [ended] = await superuser.rows(
      'select ended_because from appointments where user_id = $1 and confirmed_at is not null',
      [counsel.id],
    );
    expect(ended).toEqual({ ended_because: 'left' });
  });

  test('rows are confirmed and ended once, and never rewritten', async () => {
    await patch({ role: 'attorney', attorney: signs });
    await decide('confirmed');
    for (const change of [
      "update appointments set bar_number = '1' where user_id = $1",
      'update appointments set confirmed_by = null where user_id = $1',
      'delete from appointments where user_id = $1',
    ])
      await expect(superuser.rows(change, [counsel.id])).rejects.toThrow('append-only');
  });

  test('a proposal that was replaced cannot be confirmed any more', async () => {
    await patch({ role: 'attorney', attorney: signs });
    const { id } = (await read()).standing.proposal;
    await patch({ role: 'attorney', attorney: { ...signs, bar_number: '2' } });
    const late = await second!.post(`/api/admin/users/${counsel.id}/appointment`, {
      appointment_id: id,
      decision: 'confirmed',
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('a license', () => {
  const check = (more: object = {}, by = first) =>
    by!.post(`/api/admin/users/${counsel.id}/licenses`, {
      state: 'OR',
      number: 'OSB 654321',
      status: 'active',
      checked_on: firmDayOf(new Date()),
      proof: 'https://bar.example/654321',
      ...more,
    });

  test('is recorded with its proof under the name of the member of staff who looked it up, and shown to staff and the attorney', async () => {
    expect(await check()).toMatchObject({ status: 409, body: { message: 'Only an attorney has a license.' } });
    await patch({ role: 'attorney', attorney: signs });
    expect((await check()).status).toBe(409);
    await decide('confirmed');
    await check({ checked_on: '2026-01-05', status: 'inactive' });
    await check();
    await check({ state: 'WA', number: 'W1' });
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [counsel.id]);
    const mine = (await counsel.get('/api/me/standing')).body;
    expect(mine.licenses).toMatchObject([
      { state: 'OR', status: 'active', checked_by: first?.account?.email, proof: 'https://bar.example/654321' },
      { state: 'WA', number: 'W1' },
    ]);
    expect((await read()).standing.licenses).toEqual(mine.licenses);
    expect((await check({ checked_on: '2999-01-01' })).status).toBe(422);
  });

  test('is never written in another’s name or by the attorney', async () => {
    await patch({ role: 'attorney', attorney: signs });
    await decide('confirmed');
    await check();
    const insert = (by: Actor, checkedBy: string | undefined) =>
      app.services.database.as(by, (db) =>
        sql`insert into license_checks (id, license_id, status, checked_on, proof, checked_by, checked_by_name, recorded_at)
          select gen_random_uuid(), id, 'active', current_date, 'x', ${checkedBy ?? null}, 'x', now() from licenses where attorney_id = ${counsel.id}`.execute(
          db,
        ),
      );
    await expect(insert(actor(first), second?.id)).rejects.toMatchObject({ code: '42501' });
    await expect(insert(actor(counsel, 'attorney'), counsel.id)).rejects.toMatchObject({ code: '42501' });
    await expect(superuser.rows("update license_checks set status = 'active'")).rejects.toThrow('append-only');
  });
});
