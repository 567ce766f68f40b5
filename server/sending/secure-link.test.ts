import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
});
afterAll(() => room.close());

/** The path of the link in the email, as its reader finds it. */
async function linkInEmail(): Promise<string> {
  const [email] = await room.emails(legal);
  const url = /https?:\/\/\S+\/api\/letter\?token=[\w-]{43}/.exec(email?.text ?? '')?.[0] ?? 'http://none/';
  return url.replace(new URL(url).origin, '');
}
const open = (path: string, method: 'GET' | 'POST', headers: Record<string, string> = {}) =>
  room.app.visitor().raw(method, path, { headers });
const links = async () => (await room.shown()).body.links;

test('looking at the link opens nothing, and the button opens the approved bytes and is logged', async () => {
  const path = await linkInEmail();
  const page = await open(path, 'GET');
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ]);
  expect(await page.text()).toContain('Open the letter');
  expect(await links()).toMatchObject([{ recipient: legal, opens: [] }]);
  const opened = await open(path, 'POST', { 'user-agent': 'Their Browser' });
  expect([opened.status, opened.headers.get('cache-control'), opened.headers.get('content-type')]).toEqual([
    200,
    'no-store',
    'application/pdf',
  ]);
  const { body } = await room.shown();
  const hash = createHash('sha256')
    .update(new Uint8Array(await opened.arrayBuffer()))
    .digest('hex');
  expect(hash).toBe(body.approval.sha256);
  expect(body.links).toMatchObject([{ opens: [{ user_agent: 'Their Browser', at: expect.any(String) }] }]);
  await expect(room.superuser.rows('update letter_link_opens set address = $1', ['192.0.2.1'])).rejects.toThrow(
    'append-only',
  );
});

test('an unknown, an expired and an ended link are answered alike, and nothing is logged', async () => {
  const path = await linkInEmail();
  const ask = async (address: string) => {
    const answers = await Promise.all([open(address, 'GET'), open(address, 'POST')]);
    return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
  };
  const unknown = await ask(`/api/letter?token=${'A'.repeat(43)}`);
  expect(unknown.map(([status]) => status)).toEqual([404, 404]);
  expect(await ask('/api/letter')).toEqual(unknown);
  await room.superuser.rows(
    "update letter_links set created_at = now() - interval '31 days', expires_at = now() - interval '1 day' where letter_id = $1",
    [room.letterId],
  );
  expect(await ask(path)).toEqual(unknown);
  await room.superuser.rows("update letter_links set expires_at = now() + interval '1 day' where letter_id = $1", [
    room.letterId,
  ]);
  expect((await open(path, 'GET')).status).toBe(200);
  const [link] = await links();
  const revoked = await room.act(room.staff, `links/${link.id}/revoke`);
  expect(revoked.body.links).toMatchObject([{ revoked_at: expect.any(String), revoked_by_name: expect.any(String) }]);
  expect(await ask(path)).toEqual(unknown);
  expect((await links())[0].opens).toEqual([]);
});

test('the token is nowhere stored, only its hash', async () => {
  const token = new URL(await linkInEmail(), 'http://localhost').searchParams.get('token') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const [link] = await room.superuser.rows<{ token_hash: string }>(
    'select token_hash from letter_links where letter_id = $1',
    [room.letterId],
  );
  expect(link?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
  const kept = await room.superuser.rows(
    'select 1 from outbox where payload::text like $1 union all select 1 from case_history where new_value::text like $1',
    [`%${token}%`],
  );
  expect(kept).toEqual([]);
});

test('a caller who asks too often has to wait', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await open('/api/letter?token=x', 'GET')).status);
  expect(statuses.at(-1)).toBe(429);
  await room.superuser.rows("delete from attempts where kind = 'letter-link'");
});
