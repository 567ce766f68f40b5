import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agentFamily } from '../kernel/security-log.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { limitRequests } from '../doors/limit-requests.ts';
import { purgeLog } from './purge-log.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp({ TRUSTED_PROXIES: '1' });
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});
async function clear(): Promise<void> {
  await app.settled();
  await superuser.rows(
    'set session_replication_role = replica; delete from security_log; reset session_replication_role',
  );
}
beforeEach(clear);

const browser = {
  'x-forwarded-for': '198.51.100.77',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
type Entry = { kind: string; user_id: string | null; network: string; agent: string; about: string };
async function entries(): Promise<Entry[]> {
  await app.settled();
  return superuser.rows<Entry>('select kind, user_id, network, agent, about from security_log order by at, id');
}
const signIn = (email: string, password: string) =>
  app.visitor().post('/api/auth/sign-in/email', { email, password }, browser);

describe('the security log', () => {
  test('records who signed in, who failed to, and who signed out, and nothing that was typed', async () => {
    const user = await app.user();
    await clear();
    const { email, password } = user.account ?? { email: '', password: '' };
    // Each record, made after its answer, is waited for, so that they are in order.
    for (const [to, typed] of [
      [email, password],
      [email, 'a secret guess'],
      ['nobody@people.example', 'a secret guess'],
    ] as const) {
      await signIn(to, typed);
      await app.settled();
    }
    await user.post('/api/auth/change-password', { currentPassword: password, newPassword: 'another long pass' });
    await app.settled();
    await user.post('/api/auth/sign-out', {});
    const found = await entries();
    const about = 'POST /api/auth/sign-in/email';
    const where = { network: '198.51.100.0', agent: 'Firefox on Linux', about };
    expect(found.slice(0, 3)).toEqual([
      { kind: 'signed_in', user_id: user.id, ...where },
      { kind: 'sign_in_failed', user_id: user.id, ...where },
      { kind: 'sign_in_failed', user_id: null, ...where },
    ]);
    expect(found.slice(3)).toMatchObject([
      { kind: 'password_changed', user_id: user.id },
      { kind: 'signed_out', user_id: user.id },
    ]);
    const stored = JSON.stringify(await superuser.rows('select * from security_log'));
    for (const typed of [email, 'secret', 'another', 'nobody', '198.51.100.77']) expect(stored).not.toContain(typed);
  });

  test('records what was refused to whom, and which files were read', async () => {
    const { id } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\nnotice\n%%EOF'));
    const other = await app.user();
    await clear();
    await merchant.get('/api/admin/users');
    await other.get(`/api/files/${id}/download`);
    await merchant.get(`/api/files/${id}/download`);
    await merchant.get('/api/me');
    expect(await entries()).toMatchObject([
      { kind: 'refused', user_id: merchant.id, about: 'GET /api/admin/users' },
      { kind: 'not_found', user_id: other.id, about: `GET /api/files/${id}/download` },
      { kind: 'file_read', user_id: merchant.id, about: `GET /api/files/${id}/download` },
    ]);
  });

  test('records who exported their own data, with its tax IDs', async () => {
    await merchant.raw('GET', '/api/me/export', {});
    expect(await entries()).toMatchObject([
      { kind: 'data_exported', user_id: merchant.id, about: 'GET /api/me/export' },
    ]);
  });

  test('has one entry a minute of a flood that is limited, however long it is', async () => {
    const limits = { ...app.services.config.limits, requests: 20 };
    const services = { ...app.services, config: { ...app.services.config, limits } };
    const server = createServer(limitRequests(services, (_, response) => response.end('ok')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/me?token=secret`;
    const statuses = [];
    for (let count = 0; count < 40; count += 1) statuses.push((await fetch(url, { headers: browser })).status);
    server.close();
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    // Answers do not wait for the log, so it is polled.
    const flood = async () => (await entries()).filter(({ kind }) => kind === 'limited');
    await expect
      .poll(flood)
      .toEqual([
        { kind: 'limited', user_id: null, network: '198.51.100.0', agent: 'Firefox on Linux', about: 'GET /api/me' },
      ]);
  });

  test('is searched and paged by staff alone', async () => {
    await signIn('nobody@people.example', 'x');
    await signIn(merchant.account?.email ?? '', merchant.account?.password ?? '');
    await app.settled();
    const search = async (query: string) => (await staff.get(`/api/admin/security-log?${query}`)).body;
    expect((await search(`search=${merchant.account?.email}`)).items).toMatchObject([
      { kind: 'signed_in', user: { id: merchant.id, email: merchant.account?.email } },
    ]);
    expect((await search('kind=sign_in_failed')).items).toHaveLength(1);
    expect((await search('search=198.51.')).items).toHaveLength(2);
    expect((await search('search=/sign-in/')).items).toHaveLength(2);
    expect((await search('to=2020-01-01')).items).toEqual([]);
    const first = await search('limit=1');
    const second = await search(`limit=1&cursor=${first.next_cursor}`);
    expect([first.items[0].kind, second.items[0].kind, second.next_cursor]).toEqual([
      'signed_in',
      'sign_in_failed',
      null,
    ]);
    expect((await merchant.get('/api/admin/security-log')).status).toBe(403);
    expect((await app.visitor().get('/api/admin/security-log')).status).toBe(401);
  });

  test('cannot be changed, and is purged after its days', async () => {
    await superuser.rows(
      "insert into security_log (id, at, kind, network, agent, about) select gen_random_uuid(), now() - make_interval(days => d), 'refused', '', '', '' from unnest(array[1, 399, 401]) d",
    );
    for (const change of ["update security_log set about = 'x'", 'delete from security_log', 'truncate security_log'])
      await expect(superuser.rows(change)).rejects.toThrow('append-only');
    expect([await purgeLog(app.services), await purgeLog(app.services)]).toEqual([1, 0]);
    expect(await entries()).toHaveLength(2);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['curl/8.5.0', 'Other'],
  ['', 'Other'],
])('the family of %j is %s', (userAgent, family) => expect(agentFamily(userAgent)).toBe(family));
