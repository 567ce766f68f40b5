import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  await app.user();
});

beforeEach(async () => {
  staff = await app.user('staff');
  // From here on the server remembers the session.
  expect((await staff.get('/api/admin/cases')).status).toBe(200);
});

afterAll(async () => {
  await superuser.close();
  await app.close();
});

describe('a read by a session that the server remembers from an earlier request', () => {
  test('looks the session up in the transaction of its query, and nowhere else', async () => {
    const queries = vi.spyOn(app.services.database.pool, 'query');
    expect((await staff.get('/api/admin/cases')).status).toBe(200);
    expect(queries).not.toHaveBeenCalled();
    queries.mockRestore();
  });

  test.each([
    ['ended', (id: string) => `delete from auth.sessions where user_id = '${id}'`, 401],
    ['expired', (id: string) => `update auth.sessions set expires_at = now() where user_id = '${id}'`, 401],
    [
      'of a user who is staff no more',
      (id: string) =>
        `update users set role = 'client', org_id = (select id from orgs where kind = 'merchant' limit 1) where id = '${id}'`,
      403,
    ],
    [
      'owing a second factor',
      (id: string) => `update auth.sessions set second_factor = false where user_id = '${id}'`,
      403,
    ],
  ])('is refused once the session is %s', async (_what, change, status) => {
    await superuser.rows(change(staff.id));
    const errors = vi.spyOn(app.services.log, 'error');
    expect((await staff.get('/api/admin/cases')).status).toBe(status);
    // An ended session is not an error of the program.
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    // Also for an object that does not exist, and for an endpoint that does not query the database.
    expect((await staff.get('/api/admin/cases/01900000-0000-7000-8000-000000000000')).status).toBe(status);
    expect((await staff.get('/api/knowledge')).status).toBe(status);
  });

  test('gives what the user may see now, when their address has been confirmed meanwhile', async () => {
    const [merchant, other] = [await app.user(), await app.user()];
    await superuser.rows('update auth.users set email_verified = false where id = $1', [other.id]);
    const { body } = await merchant.apply({ fields: { email: other.account?.email ?? '' } });
    await merchant.letContactIn(body.case_id);
    const ids = async () => (await other.get('/api/cases')).body.items.map((each: { id: string }) => each.id);
    expect(await ids()).toEqual([]);
    await superuser.rows('update auth.users set email_verified = true where id = $1', [other.id]);
    expect(await ids()).toEqual([body.case_id]);
  });

  test('leaves nothing behind on a connection: the next transaction has its own actor', async () => {
    const merchant = await app.user();
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? staff : merchant).get('/api/cases')));
    const { rows } = await app.services.database.pool.query(
      "select current_setting('app.actor_id', true) as id, current_setting('app.actor_role', true) as role",
    );
    expect(rows.map(({ id, role }) => [id || null, role || null])).toEqual([[null, null]]);
  });
});

test('a read whose queries wait for each other is refused, not run without its actor', async () => {
  const read = app.services.database.read(
    { role: 'system', id: null, name: 'test', verifiedEmail: null },
    async (db) => {
      await db.selectFrom('cases').select('id').execute();
      return db.selectFrom('cases').select('id').execute();
    },
  );
  await expect(read).rejects.toThrow('a query after its batch has left');
});
