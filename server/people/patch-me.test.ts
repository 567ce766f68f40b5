// @proves patch-me
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [user, other] = [await app.user(), await app.user()];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const patch = (body: unknown, by = user) => by.send('PATCH', '/api/me', body);

describe('PATCH /api/me', () => {
  test('a profile change updates the given fields and keeps the rest, only for the caller', async () => {
    const before = (await other.get('/api/me')).body;
    const changed = await patch({ display_name: '  Ada L. ', phone: '(555) 555-0142' });
    expect([changed.status, changed.body.profile, changed.body.user.phone]).toEqual([
      200,
      expect.objectContaining({ display_name: 'Ada L.', first_name: 'Test', phone: '(555) 555-0142' }),
      '(555) 555-0142',
    ]);
    expect((await patch({ first_name: 'Ada', last_name: '' })).body.profile).toMatchObject({
      display_name: 'Ada L.',
      first_name: 'Ada',
      last_name: '',
      phone: '(555) 555-0142',
    });
    expect((await user.get('/api/me')).body).toEqual((await patch({})).body);
    expect((await other.get('/api/me')).body).toEqual(before);
  });

  test('the language is English until the user chooses, and then theirs alone', async () => {
    expect((await user.get('/api/me')).body.profile.locale).toBe('en');
    expect((await patch({ locale: 'es' })).body.profile).toMatchObject({ locale: 'es', display_name: 'Ada L.' });
    expect((await user.get('/api/me/start')).body.profile.locale).toBe('es');
    expect((await other.get('/api/me')).body.profile.locale).toBe('en');
  });

  test.each([[''], [null]])('setting the phone to %j removes it', async (phone) => {
    await patch({ phone: '+1 555 555 0142' });
    const { body } = await patch({ phone });
    expect([body.profile.phone, body.user.phone]).toEqual([null, null]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '555' }, 'phone'],
    [{ display_name: '' }, 'display_name'],
    [{ display_name: 'x'.repeat(201) }, 'display_name'],
    [{ first_name: 7 }, 'first_name'],
    [{ locale: 'fr' }, 'locale'],
  ])('%j is refused by field', async (body, field) => {
    const before = (await user.get('/api/me')).body;
    const answer = await patch(body);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([422, 'INVALID_INPUT', [field]]);
    expect((await user.get('/api/me')).body).toEqual(before);
  });

  test.each([
    { role: 'admin' },
    { email: 'other@shop.example' },
    { org_id: '01900000-0000-7000-8000-000000000001' },
    { user_id: 'x' },
  ])('%j cannot be set by the caller', async (body) => {
    expect((await patch({ ...body, first_name: 'Eve' })).status).toBe(422);
    expect((await user.get('/api/me')).body.user).toMatchObject({ role: 'client', email: user.account?.email });
  });

  test('a visitor has no profile to change', async () => {
    expect((await patch({ first_name: 'Eve' }, app.visitor())).status).toBe(401);
  });

  test('a missing profile is created', async () => {
    await superuser.rows('delete from profiles where user_id = $1', [other.id]);
    expect((await other.get('/api/me')).body.profile).toMatchObject({
      display_name: other.account?.email,
      first_name: '',
      phone: null,
    });
    expect((await patch({ first_name: 'Grace' }, other)).body.profile).toMatchObject({
      display_name: other.account?.email,
      first_name: 'Grace',
    });
  });

  test("the database lets nobody write another user's profile", async () => {
    const person1 = { role: 'client' as const, id: user.id, name: 'x', verifiedEmail: null };
    const { numUpdatedRows } = await app.services.database.as(person1, (db) =>
      db.updateTable('profiles').set({ first_name: 'Eve' }).where('user_id', '=', other.id).executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
    await expect(
      app.services.database.as(person1, (db) =>
        db.insertInto('profiles').values({ user_id: other.id, display_name: 'Eve' }).execute(),
      ),
    ).rejects.toThrow();
  });
});
